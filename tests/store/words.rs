use std::path::PathBuf;

use tabletalk::player::Notice;
use tabletalk::rules::{GameKind, HoldemOptions, Options};
use tabletalk::speech::{L10n, Language};
use tabletalk::store::Trouble;
use tabletalk::table::GameNotice;

fn check(notice: impl Into<Notice>, english: &str, polish: &str) {
    let notice = notice.into();
    assert_eq!(notice.say(&L10n::new(Language::English)), english);
    assert_eq!(notice.say(&L10n::new(Language::Polish)), polish);
}

#[test]
fn notices_say_what_helps() {
    check(
        Notice::SettingsNotSaved {
            folder: PathBuf::from("/home/anna"),
            trouble: Trouble::DiskFull,
        },
        "The settings cannot be saved in /home/anna: the disk is full, so delete something.",
        "Nie można zapisać ustawień w folderze /home/anna: dysk jest pełny, trzeba coś usunąć.",
    );
    check(
        Notice::SettingsNotSaved {
            folder: PathBuf::from("/mnt"),
            trouble: Trouble::ReadOnly,
        },
        "The settings cannot be saved in /mnt: nothing may be written there, so change that or run Tabletalk with --config and another folder.",
        "Nie można zapisać ustawień w folderze /mnt: nie wolno tam nic zapisywać, trzeba to zmienić albo uruchomić Tabletalk z opcją --config i innym folderem.",
    );
    check(
        Notice::SettingsMended {
            names: vec!["look.theme".to_owned(), "channel".to_owned()],
            aside: Some(PathBuf::from("/x/settings.broken-1.ron")),
        },
        "Some settings cannot be used and go back to their defaults: look.theme and channel. The old file is now /x/settings.broken-1.ron.",
        "Niektórych ustawień nie można użyć, więc są domyślne: look.theme i channel. Stary plik nazywa się teraz /x/settings.broken-1.ron.",
    );
    check(
        Notice::StartedAgain,
        "The window failed, so Tabletalk has started again. Nothing is lost: a game under way waits in the menu.",
        "Okno przestało działać, więc Tabletalk uruchomił się jeszcze raz. Nic nie przepadło: przerwana gra czeka w menu.",
    );
    check(
        GameNotice::Broken { aside: None },
        "Your saved game is damaged, so it cannot be continued. The old file stays where it is.",
        "Zapis gry jest uszkodzony, więc nie można jej dokończyć. Stary plik zostaje na swoim miejscu.",
    );
    check(
        Notice::SettingsNotRead {
            file: PathBuf::from("/x/settings.ron"),
            trouble: Trouble::NotReadable,
        },
        "The settings in /x/settings.ron cannot be read: reading is not allowed there, so change the permissions. The defaults are used for now, and changes are not saved.",
        "Nie można odczytać ustawień z pliku /x/settings.ron: nie wolno tego czytać, trzeba zmienić uprawnienia. Na razie wszystkie są domyślne, a zmiany nie są zapisywane.",
    );
    check(
        Notice::SettingsNotSaved {
            folder: PathBuf::from("/x"),
            trouble: Trouble::Unread,
        },
        "The settings cannot be saved in /x: what is there could not be read and must not be lost, so see to that and start Tabletalk again.",
        "Nie można zapisać ustawień w folderze /x: tego, co tam jest, nie udało się odczytać, a nie może to przepaść, więc trzeba temu zaradzić i uruchomić Tabletalk jeszcze raz.",
    );
    check(
        GameNotice::NotRead {
            file: PathBuf::from("/x/game.journal"),
            trouble: Trouble::InTheWay,
        },
        "Your game in /x/game.journal cannot be read now: something else has that name, so rename or move it. The file stays as it is.",
        "Nie można teraz odczytać gry z pliku /x/game.journal: coś innego ma już tę nazwę, trzeba to przenieść lub nazwać inaczej. Plik zostaje bez zmian.",
    );
    check(
        GameNotice::KeptAgain,
        "The game is being saved again: you can continue it after you leave.",
        "Gra jest znowu zapisywana: po wyjściu będzie można ją dokończyć.",
    );
    let bad = Options::Holdem(HoldemOptions {
        players: 13,
        ..HoldemOptions::default()
    });
    check(
        Notice::TableIgnored {
            game: GameKind::Holdem,
            bad: bad.check().unwrap_err(),
        },
        "Texas Hold'em uses the default table: Players cannot be 13, only 2 to 12.",
        "Stół do gry Texas Hold'em jest domyślny: Liczba graczy: nie może być 13, minimum 2, maksimum 12.",
    );
}
