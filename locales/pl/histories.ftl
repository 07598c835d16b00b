### Pliki zakończonych rozdań.

hands-file = { $game }, { $when }, { hand-count }
hands-file-undated = { $game }, { hand-count }
date-and-time = { $day } { $month ->
    [month-1] stycznia
    [month-2] lutego
    [month-3] marca
    [month-4] kwietnia
    [month-5] maja
    [month-6] czerwca
    [month-7] lipca
    [month-8] sierpnia
    [month-9] września
    [month-10] października
    [month-11] listopada
   *[month-12] grudnia
} { $year }, { $hour }:{ $minute }

## Co zostało zrobione

hands-imported = Z pliku { $file } dodano { hand-count }.{ $refused ->
    [0] {""}
    [1] {" "}Jednego rozdania nie da się rozegrać.
   *[many] {" "}Rozdania, których nie da się rozegrać: { $refused }.
}
hands-exported = { $count ->
    [one] Skopiowano { $count } plik
    [few] Skopiowano { $count } pliki
   *[many] Skopiowano { $count } plików
} do { $to }.
hands-deleted = { $count ->
    [one] Usunięto { $count } plik
    [few] Usunięto { $count } pliki
   *[many] Usunięto { $count } plików
}.

## Co się nie udało

hands-not-kept = Zakończonych rozdań nie można na razie zapisać w folderze { $folder }: { $reason }. Gra toczy się dalej, a rozdania zostaną zapisane, gdy tylko będzie to możliwe.
hands-not-read = Nie można odczytać pliku { $file }: { $reason }.
hands-refused = Z pliku { $file } nic nie dodano: { $reason }.
hands-known = Nic nie dodano: te same rozdania są już w pliku { $file }.
hands-not-exported = Nie można zapisać pliku { $file }: { $reason }.
hands-not-deleted = Nie można usunąć pliku { $file }: { $reason }.
hands-reason = rozdania { $hand } nie da się rozegrać: { $reason }
