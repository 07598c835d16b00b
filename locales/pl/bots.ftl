### Computer players: their names at the table, and how they play.

bot-rookie = Nowicjusz
bot-rookie-about = Gra prawie wszystko, za często sprawdza i często się myli.
bot-rock = Skała
bot-rock-about = Gra mało rozdań, woli sprawdzać niż przebijać. Gdy stawia, lepiej uważać.
bot-regular = Stały bywalec
bot-regular-about = Gra solidnie: dobre karty na start, rozsądne stawki, czasem blef.
bot-shark = Rekin
bot-shark-about = Czyta z twoich stawek, myśli naprzód i atakuje, gdy wyczuje słabość.
bot-pro = Zawodowiec
bot-pro-about = Rekin, który uczy się, jak grasz, i wykorzystuje to przeciwko tobie.
bot-classic = Klasyk
bot-classic-about = Stawia z mocną ręką, sprawdza, gdy się opłaca, rzadko blefuje.
bot-simple = Amator
bot-simple-about = Bierze od razu to, co wygląda dobrze, i rzadko płaci za odrzucenie.
bot-strong = Mocarz
bot-strong-about = Liczy każdą wymianę, odrzucenie i wybór, za twoje każe słono płacić.
# In lessons.
bot-scripted = Pomocnik
bot-scripted-about = Gra to, czego potrzebuje lekcja.

## Do porównań

bot-always-call = Sprawdzający
bot-always-call-about = Sprawdza bez względu na cenę i nigdy nie podbija.
bot-never-looks = Hazardzista
bot-never-looks-about = Stawia i podbija, nie patrząc w karty.
bot-random = Losowy
bot-random-about = Robi cokolwiek, na co pozwalają reguły.
bot-tight-passive = Ostrożny
bot-tight-passive-about = Gra tylko najlepsze karty i nigdy nie podbija.
