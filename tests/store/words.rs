use std::path::PathBuf;

use tabletalk::engine::{GameKind, HoldemOptions, Options};
use tabletalk::l10n::{L10n, Language};
use tabletalk::store::{Notice, Trouble};

fn check(notice: &Notice, english: &str, polish: &str) {
    assert_eq!(notice.say(&L10n::new(Language::English)), english);
    assert_eq!(notice.say(&L10n::new(Language::Polish)), polish);
}

#[test]
fn notices_say_what_helps() {
    check(
        &Notice::SettingsNotSaved {
            folder: PathBuf::from("/home/anna"),
            trouble: Trouble::DiskFull,
        },
        "The settings cannot be saved in /home/anna: the disk is full, so delete something.",
        "Nie można zapisać ustawień w katalogu /home/anna: dysk jest pełny, trzeba coś usunąć.",
    );
    check(
        &Notice::SettingsNotSaved {
            folder: PathBuf::from("/mnt"),
            trouble: Trouble::ReadOnly,
        },
        "The settings cannot be saved in /mnt: nothing may be written there, so change that or run Tabletalk with --config and another folder.",
        "Nie można zapisać ustawień w katalogu /mnt: nie wolno tam nic zapisywać, trzeba to zmienić albo uruchomić Tabletalk z opcją --config i innym katalogiem.",
    );
    check(
        &Notice::SettingsMended {
            names: vec!["look.theme".to_owned(), "channel".to_owned()],
            aside: Some(PathBuf::from("/x/settings.broken-1.ron")),
        },
        "Some settings cannot be used and are as usual: look.theme and channel. The old file is now /x/settings.broken-1.ron.",
        "Niektórych ustawień nie można użyć, więc są domyślne: look.theme i channel. Stary plik nazywa się teraz /x/settings.broken-1.ron.",
    );
    check(
        &Notice::GameBroken { aside: None },
        "What was kept of your game is damaged, so it cannot be continued. The old file stays where it is.",
        "Zapis gry jest uszkodzony, więc nie można jej dokończyć. Stary plik zostaje na swoim miejscu.",
    );
    let bad = Options::Holdem(HoldemOptions {
        players: 13,
        ..HoldemOptions::default()
    });
    check(
        &Notice::TableIgnored {
            game: GameKind::Holdem,
            bad: bad.check().unwrap_err(),
        },
        "The table of Texas Hold'em is as usual: Number of players cannot be 13, only 2 to 12.",
        "Stół do gry Texas Hold'em jest domyślny: Liczba graczy: nie może być 13, tylko od 2 do 12.",
    );
}
