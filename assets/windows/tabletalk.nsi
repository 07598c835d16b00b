; The installer for Windows: for one user, without an administrator, with /S without a
; question. `./run package windows` makes it:
;
;   makensis -DVERSION=… -DPROGRAM=FOLDER -DINSTALLER=FILE tabletalk.nsi

Target amd64-unicode
SetCompressor /SOLID lzma
; The program is there twice, and takes its room once.
SetCompressorDictSize 64
RequestExecutionLevel user
ManifestDPIAware true

Name "Tabletalk"
BrandingText "Tabletalk ${VERSION}"
OutFile "${INSTALLER}"
InstallDir "$LOCALAPPDATA\Programs\Tabletalk"

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 ProductName "Tabletalk"
VIAddVersionKey /LANG=0 ProductVersion "${VERSION}"
VIAddVersionKey /LANG=0 FileVersion "${VERSION}"
VIAddVersionKey /LANG=0 FileDescription "Tabletalk"
VIAddVersionKey /LANG=0 LegalCopyright "The Tabletalk developers"

!include MUI2.nsh
!define MUI_ICON "..\icons\tabletalk.ico"
!define MUI_UNICON "..\icons\tabletalk.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\tabletalk.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; The one of the system is taken, and English where it is neither.
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE Polish

!define SHORTCUT "$SMPROGRAMS\Tabletalk.lnk"
!define WINDOWS "Software\Microsoft\Windows\CurrentVersion"
!define UNINSTALL "${WINDOWS}\Uninstall\Tabletalk"
; What makes Windows find `tabletalk` in its Run dialog.
!define APP_PATH "${WINDOWS}\App Paths\tabletalk.exe"

Section
    SetOutPath "$INSTDIR"
    File "${PROGRAM}\*.*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "${SHORTCUT}" "$INSTDIR\tabletalk.exe"
    WriteRegStr HKCU "${APP_PATH}" "" "$INSTDIR\tabletalk.exe"
    WriteRegStr HKCU "${UNINSTALL}" DisplayName "Tabletalk"
    WriteRegStr HKCU "${UNINSTALL}" DisplayVersion "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" DisplayIcon "$INSTDIR\tabletalk.exe"
    WriteRegStr HKCU "${UNINSTALL}" Publisher "The Tabletalk developers"
    WriteRegStr HKCU "${UNINSTALL}" InstallLocation "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" UninstallString '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" QuietUninstallString '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" NoModify 1
    WriteRegDWORD HKCU "${UNINSTALL}" NoRepair 1
SectionEnd

; What the player has made stays: settings, games, hands.
Section Uninstall
    Delete "$INSTDIR\tabletalk.exe"
    Delete "$INSTDIR\tabletalk.com"
    Delete "$INSTDIR\*.txt"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "${SHORTCUT}"
    DeleteRegKey HKCU "${APP_PATH}"
    DeleteRegKey HKCU "${UNINSTALL}"
SectionEnd
