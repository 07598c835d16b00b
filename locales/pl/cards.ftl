### Nazwy kart według liter, którymi się je zapisuje: Th to dziesiątka kier.
### Atrybuty to formy gramatyczne, których potrzebują zdania: genitive: strit do
### damy; accusative: pokazuje damę; plural: damy i siódemki; genitive-plural:
### para dam; locative-plural: króle na damach; short: as pięć.

rank-2 = dwójka
    .genitive = dwójki
    .accusative = dwójkę
    .plural = dwójki
    .genitive-plural = dwójek
    .locative-plural = dwójkach
    .short = dwa
rank-3 = trójka
    .genitive = trójki
    .accusative = trójkę
    .plural = trójki
    .genitive-plural = trójek
    .locative-plural = trójkach
    .short = trzy
rank-4 = czwórka
    .genitive = czwórki
    .accusative = czwórkę
    .plural = czwórki
    .genitive-plural = czwórek
    .locative-plural = czwórkach
    .short = cztery
rank-5 = piątka
    .genitive = piątki
    .accusative = piątkę
    .plural = piątki
    .genitive-plural = piątek
    .locative-plural = piątkach
    .short = pięć
rank-6 = szóstka
    .genitive = szóstki
    .accusative = szóstkę
    .plural = szóstki
    .genitive-plural = szóstek
    .locative-plural = szóstkach
    .short = sześć
rank-7 = siódemka
    .genitive = siódemki
    .accusative = siódemkę
    .plural = siódemki
    .genitive-plural = siódemek
    .locative-plural = siódemkach
    .short = siedem
rank-8 = ósemka
    .genitive = ósemki
    .accusative = ósemkę
    .plural = ósemki
    .genitive-plural = ósemek
    .locative-plural = ósemkach
    .short = osiem
rank-9 = dziewiątka
    .genitive = dziewiątki
    .accusative = dziewiątkę
    .plural = dziewiątki
    .genitive-plural = dziewiątek
    .locative-plural = dziewiątkach
    .short = dziewięć
rank-T = dziesiątka
    .genitive = dziesiątki
    .accusative = dziesiątkę
    .plural = dziesiątki
    .genitive-plural = dziesiątek
    .locative-plural = dziesiątkach
    .short = dziesięć
rank-J = walet
    .genitive = waleta
    .accusative = waleta
    .plural = walety
    .genitive-plural = waletów
    .locative-plural = waletach
    .short = walet
rank-Q = dama
    .genitive = damy
    .accusative = damę
    .plural = damy
    .genitive-plural = dam
    .locative-plural = damach
    .short = dama
rank-K = król
    .genitive = króla
    .accusative = króla
    .plural = króle
    .genitive-plural = króli
    .locative-plural = królach
    .short = król
rank-A = as
    .genitive = asa
    .accusative = asa
    .plural = asy
    .genitive-plural = asów
    .locative-plural = asach
    .short = as

suit-c = trefl
suit-d = karo
suit-h = kier
suit-s = pik

# $rank i $suit to słowa z góry w żądanej formie.
card = { $rank } { $suit }
    .brief = { $rank } { $suit }

# Z części, takich jak „pasujesz”, powstają zdania.
sentence = { CAPITAL($text) }.
sentences = { $first } { $second }
standing-alone = { CAPITAL($text) }

list = { $first }, { $second }
list-end = { $first } i { $second }
list-or = { $first } lub { $second }
decimal = { $whole },{ $part }

# Słowem, bo głos czyta cyfrę w rodzaju męskim: „dwa karty”.
card-count = { $count ->
    [1] jedną kartę
    [2] dwie karty
    [3] trzy karty
    [4] cztery karty
    [5] pięć kart
    [few] { $count } karty
   *[many] { $count } kart
}

# Liczby, które ma wiele komunikatów. $count to liczba żetonów; „other” to ułamki.
chips = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [other] { $count } żetonu
   *[many] { $count } żetonów
}
hand-count = { $hands ->
    [1] jedno rozdanie
    [few] { $hands } rozdania
    [other] { $hands } rozdania
   *[many] { $hands } rozdań
}
