use std::path::Path;
use std::{env, fs};

use expect_test::expect;
use tabletalk::player::commands::{
    Context, KeySettings, Keymap, Purpose, describe, help_lines, markdown_table, word_lines,
};
use tabletalk::speech::{L10n, Language};

fn help(language: Language, context: Context) -> String {
    help_lines(&Keymap::default(), &L10n::new(language), context).join("\n")
}

#[test]
fn help_is_for_where_the_player_is() {
    expect![[r#"
        C: call or check, or pay and continue
        R: bet or raise, asks for the total
        F: fold or muck, asks first when checking is free
        shift A: all in, asks first
        1 to 9: read the card at that place
        W: your own cards
        E: the community cards
        G: what your hand is worth now
        P: the pot, and who is in each side pot
        N: the amount to call
        M: the smallest and the largest raise
        H: who is still in the hand
        S: the chips of all players, and their points
        X: who has the button
        Z: your position and the blinds
        T: whose turn it is
        shift T: the time left for this turn or phase
        V: the blind level and the next one, the score, or the phase
        B: everything that matters now, in brief; again for more
        J: this hand so far
        A: how often you win from here, and what a call needs
        shift H: who sits here, and how they play
        K: what the coach says about the last hand
        L: repeat everything since your last action
        page up: the previous message
        page down: the next message
        home: the oldest message
        end: the newest message
        left bracket: the previous list of messages: all, table, mine, answers or talk
        right bracket: the next list of messages
        control C: copy the message
        F4: where you are
        control L: another language
        F2: who speaks: screen reader, built-in voice, both, nobody
        F3: stop the built-in voice
        control H: the list of all messages
        control R: go through past hands
        shift S: how often everyone enters, raises and wins
        F6: the next part of the screen
        shift F6: the previous part of the screen
        F1: help for where you are
        shift F1: hear what keys do without using them
        shift O: sit out, or come back in
        control P: pause or resume
        control comma: settings
        F9: show or hide the columns beside the table
        F11: full screen on or off
        control equals: make everything larger
        control minus: make everything smaller
        control N: the same game once more, when it is over
        control J: play with other people
        escape: go back or close
        control Q: leave the program"#]]
    .assert_eq(&help(Language::English, Context::Betting));
    expect![[r#"
        L: repeat everything since your last action
        left bracket: the previous list of messages: all, table, mine, answers or talk
        right bracket: the next list of messages
        control C: copy the message
        F4: where you are
        control L: another language
        F2: who speaks: screen reader, built-in voice, both, nobody
        F3: stop the built-in voice
        control H: the list of all messages
        control R: go through past hands
        shift S: how often everyone enters, raises and wins
        F6: the next part of the screen
        shift F6: the previous part of the screen
        F1: help for where you are
        shift F1: hear what keys do without using them
        control comma: settings
        F9: show or hide the columns beside the table
        F11: full screen on or off
        control equals: make everything larger
        control minus: make everything smaller
        control N: the same game once more, when it is over
        control J: play with other people
        escape: go back or close
        control Q: leave the program"#]]
    .assert_eq(&help(Language::English, Context::Elsewhere));
    expect![[r#"
        shift 1 do 9: zaznacz, zatrzymaj, odrzuć albo wybierz kartę na tym miejscu
        D: wymień zaznaczone karty, zrezygnuj albo zakończ wybieranie
        1 do 9: przeczytaj kartę na tym miejscu
        W: twoje karty
        E: karty wspólne
        G: wartość twojego układu
        P: pula i kto gra o pule poboczne
        N: kwota do sprawdzenia
        M: najniższe i najwyższe podbicie
        H: kto jeszcze gra w tym rozdaniu
        S: żetony i punkty wszystkich graczy
        X: kto jest dealerem
        Z: twoja pozycja i ciemne
        T: czyja kolej
        shift T: czas do końca kolejki lub fazy
        V: poziom ciemnych i następny, wynik meczu albo faza
        B: wszystko, co teraz ważne, w skrócie, drugi raz: więcej
        J: dotychczasowy przebieg rozdania
        A: twoje szanse na wygraną i ile ich trzeba, żeby sprawdzić
        shift H: kto siedzi przy stole i jak gra
        K: co trener mówi o ostatnim rozdaniu
        L: powtórz wszystko od twojego ostatniego ruchu
        page up: poprzedni komunikat
        page down: następny komunikat
        home: najstarszy komunikat
        end: najnowszy komunikat
        lewy nawias kwadratowy: poprzednia lista komunikatów: wszystkie, stół, moje albo odpowiedzi
        prawy nawias kwadratowy: następna lista komunikatów
        control C: kopiuj komunikat
        F4: gdzie jesteś
        control L: inny język
        F2: kto mówi: czytnik ekranu, wbudowany głos, oba, nikt
        F3: ucisz wbudowany głos
        control H: lista wszystkich komunikatów
        control R: historia rozdań
        shift S: jak często kto wchodzi, podbija i wygrywa
        F6: następna część ekranu
        shift F6: poprzednia część ekranu
        F1: pomoc dotycząca tego miejsca
        shift F1: usłysz, do czego służą klawisze, nie używając ich
        shift O: odejdź na chwilę od stołu albo wróć do gry
        control P: wstrzymaj albo wznów grę
        control przecinek: ustawienia
        F9: schowaj albo pokaż kolumny obok stołu
        F11: okno na cały ekran albo z powrotem
        control znak równości: powiększ wszystko
        control łącznik: pomniejsz wszystko
        control N: jeszcze raz ta sama gra, gdy się skończy
        control J: gra z innymi osobami
        escape: wróć albo zamknij
        control Q: wyjdź z programu"#]]
    .assert_eq(&help(Language::Polish, Context::Choosing));
}

#[test]
fn help_tells_of_the_keys_that_the_player_has() {
    let lines = |ron: &str| {
        let settings: KeySettings = ron::from_str(ron).unwrap();
        let (keymap, bad) = Keymap::new(&settings);
        assert_eq!(bad, []);
        help_lines(&keymap, &L10n::new(Language::English), Context::Drawing)
    };
    let own = lines(r#"(keys: {"act-on-card-8": "F8", "draw-or-pass": "off"})"#);
    expect![[r#"
        shift 1, shift 2, shift 3, shift 4, shift 5, shift 6, shift 7, F8 and shift 9: mark, keep, discard or pick the card at that place
        1 to 9: read the card at that place"#]].assert_eq(&own[..2].join("\n"));
    let few = lines("(letters: Off)");
    assert!(few[0].starts_with("page up: "), "{few:?}");
}

#[test]
fn words_are_told_for_the_terminal() {
    let lines = word_lines(
        &L10n::new(Language::English),
        Context::Drawing,
        Purpose::Act,
    );
    expect![[r#"
        mark 1, keep 1, discard 1, pick 1: mark, keep, discard or pick the card at that place
        draw, pass, finish: draw for the marked cards, pass, or finish choosing
        sit out, back in: sit out, or come back in
        pause: pause or resume"#]]
    .assert_eq(&lines.join("\n"));
}

#[test]
fn a_key_is_described_without_doing_it() {
    let say = |language, key: &str, context| {
        let words = L10n::new(language);
        describe(&Keymap::default(), &words, key.parse().unwrap(), context)
    };
    for (key, context, english, polish) in [
        (
            "P",
            Context::Betting,
            "P: the pot, and who is in each side pot",
            "P: pula i kto gra o pule poboczne",
        ),
        (
            "Shift+3",
            Context::Betting,
            "shift 3: mark, keep, discard or pick the card at that place",
            "shift 3: zaznacz, zatrzymaj, odrzuć albo wybierz kartę na tym miejscu",
        ),
        ("P", Context::Elsewhere, "P: nothing here", "P: tutaj nic"),
    ] {
        assert_eq!(say(Language::English, key, context), english);
        assert_eq!(say(Language::Polish, key, context), polish);
    }
}

/// `UPDATE_EXPECT=1 cargo test` writes the table.
#[test]
fn the_readme_has_all_keys() {
    const MARK: &str = "<!-- keys -->\n";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md");
    let readme = fs::read_to_string(&path).unwrap();
    let parts: Vec<&str> = readme.split(MARK).collect();
    let [before, written, after] = parts[..] else {
        panic!("README.md has no two marks around the keys");
    };
    let table = format!("\n{}\n", markdown_table(&L10n::new(Language::English)));
    if env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&path, [before, &table, after].join(MARK)).unwrap();
    } else {
        assert_eq!(written, table, "run the tests with UPDATE_EXPECT=1");
    }
}
