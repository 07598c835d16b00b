### Co gracze robili w wielu rozdaniach.

statistics-title = Statystyka
statistics-own = Ty: { $facts }.
statistics-player = { $name }: { $facts }.
statistics-none = Nie skończyło się jeszcze żadne rozdanie.
statistics-unknown = Nikt tutaj nie ma na imię { $name }.
statistics-you = Ty
statistics-which = Które rozdania
statistics-this-table = Przy tym stole
statistics-counting = Trwa liczenie rozdań.

## Po jednej liczbie, jako części zdania

stat-hands = { $count ->
    [one] { $count } rozdanie
    [few] { $count } rozdania
   *[many] { $count } rozdań
}
stat-won = { $count ->
    [one] { $count } wygrane
    [few] { $count } wygrane
   *[many] { $count } wygranych
}
stat-biggest-pot = największa pula { $count }
stat-entered = wejścia { $percent } procent
    .about = jak często żetony trafiały do puli z wyboru: przed flopem, ponad ante albo za pozostanie w grze
stat-raised = przebicia { $percent } procent
    .about = jak często w pierwszej rundzie było postawienie lub przebicie
stat-aggression = agresja { $percent } procent
    .about = ile spośród wszystkich postawień, przebić i sprawdzeń było postawieniami i przebiciami
stat-showdown = wyłożenie kart { $percent } procent
    .about = jak często układ był na końcu porównywany
stat-showdown-won = z tego wygrane { $percent } procent
    .about = ile spośród układów porównanych na końcu coś wygrało
