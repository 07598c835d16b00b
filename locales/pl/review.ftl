## Przeglądanie minionego rozdania

review-heading = Rozdanie { $number } z { $count }.
review-eyes-rail = Patrzysz jak kibic.
review-eyes-own = Patrzysz własnymi oczami.
review-eyes-player = Patrzysz oczami gracza { $name }.
review-at-start = To początek rozdania.
review-at-end = To koniec rozdania.
review-no-decision = W tę stronę nie ma decyzji.
review-only-to-look = To rozdanie już się skończyło, można je tylko przejrzeć.
review-no-such-hand = { $count ->
    [one] W tym pliku jest jedno rozdanie, o numerze 1.
    [few] W tym pliku są { $count } rozdania. Wybierz jedno z nich, podając jego numer.
   *[other] W tym pliku jest { $count } rozdań. Wybierz jedno z nich, podając jego numer.
}
review-hint = Enter przechodzi o chwilę dalej. Pomoc podaje inne polecenia, a rozdanie 2 otwiera drugie rozdanie.
review-hand-word = rozdanie
