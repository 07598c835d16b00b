### Co jest zapisane na dysku i co jest z tym nie tak.

## Dlaczego nie można czegoś zapisać, jako część zdania

trouble = { $trouble ->
    [full] dysk jest pełny, trzeba coś usunąć
    [read-only] nie wolno tam nic zapisywać, trzeba to zmienić albo uruchomić Tabletalk z opcją { $option } i innym folderem
    [in-the-way] coś innego ma już tę nazwę, trzeba to przenieść lub nazwać inaczej
    [no-answer] dysk nie odpowiada
    [in-use] drugi uruchomiony Tabletalk zapisuje tam swoją grę
    [not-there] nie ma tam nic o tej nazwie
    [not-readable] nie wolno tego czytać, trzeba zmienić uprawnienia
    [too-large] jest większy niż jakikolwiek plik Tabletalk
    [unread] tego, co tam jest, nie udało się odczytać, a nie może to przepaść, więc trzeba temu zaradzić i uruchomić Tabletalk jeszcze raz
   *[other] { $problem }
}
no-folders = Nie ma folderu, w którym można coś zapisać. Uruchom Tabletalk z opcją { $option } i nazwą folderu.

## Ustawienia

settings-not-saved = Nie można zapisać ustawień w folderze { $folder }: { $reason }.
settings-not-read = Nie można odczytać ustawień z pliku { $file }: { $reason }. Na razie wszystkie są domyślne, a zmiany nie są zapisywane.
settings-broken = Nie można odczytać ustawień, więc wszystkie są domyślne. { $aside ->
    [yes] Stary plik nazywa się teraz { $file }.
   *[no] Stary plik zostaje na swoim miejscu.
}
started-again = Okno przestało działać, więc Tabletalk uruchomił się jeszcze raz. Nic nie przepadło: przerwana gra czeka w menu.
settings-mended = Niektórych ustawień nie można użyć, więc są domyślne: { $names }. { $aside ->
    [yes] Stary plik nazywa się teraz { $file }.
   *[no] Stary plik zostaje na swoim miejscu.
}
table-ignored = Stół do gry { $game } jest domyślny: { $problem }

## Gra w toku

unfinished = Niedokończona gra: { $game }, rozdanie { $hand }, masz { chips }.
continue-hint = Żeby do niej wrócić, wpisz: kontynuuj.
continue-words = kontynuuj, dalej
game-continued = Gramy dalej: { $game }, rozdanie { $hand }.
game-not-kept = Gra toczy się dalej, ale po wyjściu nie będzie można jej dokończyć. Nie można jej zapisać w folderze { $folder }: { $reason }.
game-kept-again = Gra jest znowu zapisywana: po wyjściu będzie można ją dokończyć.
game-in-use = Drugi uruchomiony Tabletalk prowadzi twoją niedokończoną grę.
no-game = Nie ma gry, którą można dokończyć.
game-not-read = Nie można teraz odczytać gry z pliku { $file }: { $reason }. Plik zostaje bez zmian.
game-broken = Zapis gry jest uszkodzony, więc nie można jej dokończyć. { $aside ->
    [yes] Stary plik nazywa się teraz { $file }.
   *[no] Stary plik zostaje na swoim miejscu.
}
game-cut-short = Koniec zapisu gry jest uszkodzony, więc gra toczy się od wcześniejszego miejsca. { $aside ->
    [yes] Reszta jest teraz w pliku { $file }.
   *[no] Reszta przepadła.
}
game-too-new = Grę zapisał nowszy Tabletalk i tylko w nim można ją dokończyć.
