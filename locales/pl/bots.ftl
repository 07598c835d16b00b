### Gracze komputerowi: jak się nazywają, zapisane jak w środku zdania, i jak grają.

bot-rookie = nowicjusz
bot-rookie-about = Gra prawie wszystko, za często sprawdza i często się myli.
bot-rock = skała
bot-rock-about = Gra mało rozdań, woli sprawdzać niż podbijać. Gdy stawia, lepiej uważać.
bot-regular = regular
bot-regular-about = Gra solidnie: dobre karty na start, rozsądne stawki, czasem blef.
bot-shark = rekin
bot-shark-about = Czyta z twoich stawek, myśli naprzód i atakuje, gdy wyczuje słabość.
bot-pro = zawodowiec
bot-pro-about = Rekin, który uczy się, jak grasz, i wykorzystuje to przeciwko tobie.
bot-classic = klasyk
bot-classic-about = Stawia z mocną ręką, sprawdza, gdy się opłaca, rzadko blefuje.
bot-simple = amator
bot-simple-about = Bierze od razu to, co wygląda dobrze, i rzadko płaci za odrzucenie.
bot-strong = mocarz
bot-strong-about = Liczy każdą wymianę, odrzucenie i wybór, za twoje każe słono płacić.
# W lekcjach.
bot-scripted = pomocnik
bot-scripted-about = Gra to, czego potrzebuje lekcja.

## Do porównań

bot-always-call = sprawdzający
bot-always-call-about = Sprawdza bez względu na cenę i nigdy nie podbija.
bot-never-looks = hazardzista
bot-never-looks-about = Stawia i podbija, nie patrząc w karty.
bot-random = losowy
bot-random-about = Robi cokolwiek, na co pozwalają reguły.
bot-tight-passive = ostrożny
bot-tight-passive-about = Gra tylko najlepsze karty i nigdy nie podbija.
