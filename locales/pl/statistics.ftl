### Co gracze robili w wielu rozdaniach.

statistics-title = Statystyka
statistics-own = Ty: { $facts }.
statistics-player = { $name }: { $facts }.
statistics-plays = { $played ->
    [0] { $name } nie wchodzi dobrowolnie do puli.
   *[other] { $name } gra { $played } procent rozdań{ $raised ->
        [0] { "" }
       *[other] , podbija { $raised }
    }.
}
    .you = { $played ->
        [0] Nie wchodzisz dobrowolnie do puli.
       *[other] Grasz { $played } procent rozdań{ $raised ->
            [0] { "" }
           *[other] , podbijasz { $raised }
        }.
    }
statistics-none = Nie skończyło się jeszcze żadne rozdanie.
statistics-unknown = Nikt tutaj nie ma na imię { $name }.
statistics-you = Ty
statistics-which = Które rozdania
statistics-this-table = Przy tym stole
statistics-counting = Trwa liczenie rozdań.

## Po jednej liczbie, jako części zdania

stat-hands = { $count ->
    [1] jedno rozdanie
    [few] { $count } rozdania
   *[many] { $count } rozdań
}
stat-won = { $count ->
    [1] jedno wygrane
    [few] { $count } wygrane
   *[many] { $count } wygranych
}
stat-biggest-pot = największa pula { $count }
stat-entered = wejścia { $percent } procent
    .about = jak często żetony trafiały do puli z wyboru: przed flopem, ponad ante albo za pozostanie w grze
stat-raised = podbicia { $percent } procent
    .about = jak często w pierwszej rundzie był zakład lub podbicie
stat-aggression = agresja { $percent } procent
    .about = ile spośród wszystkich zakładów, podbić i sprawdzeń było zakładami i podbiciami
stat-showdown = wyłożenie kart { $percent } procent
    .about = jak często układ był na końcu porównywany
stat-showdown-won = z tego wygrane { $percent } procent
    .about = ile spośród układów porównanych na końcu coś wygrało
