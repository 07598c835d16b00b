### Computer players: their names at the table, and how they play.

bot-rookie = Rookie
bot-rookie-about = Plays almost anything, calls too much, and often guesses wrong.
bot-rock = Rock
bot-rock-about = Plays few hands, calls rather than raises. When a Rock bets, beware.
bot-regular = Regular
bot-regular-about = Solid: good starting hands, sensible bets, now and then a bluff.
bot-shark = Shark
bot-shark-about = Reads your bets, thinks ahead, and attacks when you look weak.
bot-pro = Pro
bot-pro-about = A Shark who also learns how you play, and plays against that.
bot-classic = Classic
bot-classic-about = Bets strong hands, calls when the price is right, and rarely bluffs.
bot-simple = Simple
bot-simple-about = Takes what looks good at once, and seldom pays to discard.
bot-strong = Strong
bot-strong-about = Weighs every exchange, discard and pick, and makes you pay for yours.
# In lessons.
bot-scripted = Helper
bot-scripted-about = Plays what the lesson needs.

## To measure others against

bot-always-call = Caller
bot-always-call-about = Calls whatever it costs, and never raises.
bot-never-looks = Gambler
bot-never-looks-about = Bets and raises without looking at its cards.
bot-random = Random
bot-random-about = Does anything that the rules allow.
bot-tight-passive = Tight
bot-tight-passive-about = Plays only the best starting hands, and never raises.
