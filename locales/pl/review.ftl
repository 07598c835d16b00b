## Przeglądanie zakończonego rozdania

review-heading = Rozdanie { $number } z { $count }.
review-eyes-rail = Jako widz.
review-eyes-own = Twój widok.
review-eyes-player = Widok gracza { $name }.
review-at-start = To początek rozdania.
review-at-end = To koniec rozdania.
review-no-decision = W tę stronę nie ma już decyzji.
review-only-to-look = To rozdanie już się skończyło, można je tylko przejrzeć.
review-no-such-hand = { $count ->
    [one] W tym pliku jest jedno rozdanie, o numerze 1.
    [few] W tym pliku są { $count } rozdania. Wybierz jedno z nich, podając jego numer.
   *[other] W tym pliku jest { $count } rozdań. Wybierz jedno z nich, podając jego numer.
}
review-hint = { $count ->
    [1] Enter: następny ruch. Żeby dowiedzieć się więcej, wpisz: pomoc.
   *[other] Enter: następny ruch. Żeby dowiedzieć się więcej, wpisz: pomoc. Żeby otworzyć drugie rozdanie, wpisz: rozdanie 2.
}
review-hand-word = rozdanie

## Historia rozdań w oknie

review-title = Historia rozdań
review-own = Twoje rozdania
review-own-none = Nie ma jeszcze żadnych. Każde skończone rozdanie trafia tutaj.
review-file-add = Dodaj do swoich rozdań
review-copy = Eksport rozdań
review-copy-to = Kopiuj do tego folderu
review-copy-all = Skopiuj tam wszystkie pliki
review-copy-one = Skopiuj tam ten plik
review-delete-all = Usuń wszystkie swoje rozdania
review-delete-all-question = Usunąć wszystkie twoje rozdania? Nie da się ich odzyskać.
review-delete-one = Usuń ten plik
review-delete-one-question = Usunąć ten plik ze wszystkimi rozdaniami? Nie da się ich odzyskać.
review-delete-yes = Usuń
review-famous = Słynne rozdanie
review-famous-dwan-ivey = Tom Dwan i Phil Ivey, 2009
review-file = Z pliku
review-file-about = Nazwy plików kończą się na phh, phhs albo jsonl. Plik można też upuścić na to okno.
review-file-name = Plik
review-file-open = Otwórz plik
review-hands = Rozdania
review-hands-title = Rozdania z pliku { $file }
review-hands-count = { $count ->
    [one] Jest jedno rozdanie.
    [few] Są { $count } rozdania.
   *[other] Jest { $count } rozdań.
}
review-refused = Nie można tego otworzyć: { $reason }.
review-reading = Trwa odczytywanie rozdań.
review-hand-won = { $hand }, wygrana { $amount }
review-hand-lost = { $hand }, strata { $amount }
review-hand-even = { $hand }, bez zysku i straty
review-later = Późniejsze rozdania
review-earlier = Wcześniejsze rozdania
review-hand-title = Rozdanie { $number } z { $count }
review-next-moment = Następny ruch
review-previous-moment = Poprzedni ruch
review-next-street = Następna runda
review-previous-street = Poprzednia runda
review-next-decision = Następna decyzja
review-previous-decision = Poprzednia decyzja
review-last-decision = Ostatnia decyzja
review-next-eyes = Zmień widok
review-next-hand = Następne rozdanie
review-previous-hand = Poprzednie rozdanie
review-so-far = Przebieg rozdania
review-moment = Krok { $number } z { $count }
