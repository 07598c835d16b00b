### O czym decyduje słuchający, z tym, co się przy tym liczy, i ile zostało
### czasu.

# Części jednego zdania: czyja kolej, cena albo co można zrobić, pula i na ile można
# podbić. Gdzie słychać dźwięki, pierwszą częścią jest dźwięk.
turn-to-act = teraz { $name }
    .you = twoja kolej
turn-price = { $all-in ->
    [yes] all-in za { $to-call }
   *[no] { $to-call } do sprawdzenia
}
turn-priced = { $turn }, { $price }
turn-free = możesz czekać
turn-raise = { $raise ->
    [bet] zakład { $min }
    [bet-range] zakład: minimum { $min }, maksimum { $max }
    [raise] podbicie na { $min }
    [raise-range] podbicie: minimum { $min }, maksimum { $max }
   *[never] podbić nie można
}
turn-continue = dalsza gra za { $price }{ all-in-tail }
turn-exchange = wymienia najwyżej { card-count }
    .you = możesz wymienić najwyżej { card-count }
turn-discard = odrzucenie karty kosztuje { $price }
turn-pick = wybiera { card-count }
    .you = wybierz { card-count }
turn-show = pokazuje karty albo nie
    .you = pokaż karty albo nie

# Słowem, bo głos czyta cyfrę w rodzaju męskim.
time-left = { $seconds ->
    [1] Została jedna sekunda.
    [2] Zostały dwie sekundy.
    [few] Zostały { $seconds } sekundy.
   *[many] Zostało { $seconds } sekund.
}
bank-left = Czas minął. Zapas czasu: { $seconds ->
    [1] jedna sekunda.
    [2] dwie sekundy.
    [few] { $seconds } sekundy.
   *[many] { $seconds } sekund.
}
