### Playing with other people.

## Who comes and goes

person-came = { $name } has sat down.
person-left = { $name } has left. { $bot } takes over.
person-away = { $name } is away.
person-back = { $name } is back.
host-now = { $name } is the host now.
host-now-you = You are the host now.
nobody-called = There is no other person called { $name } here.

## At the door

knock = { $name } would like to sit down. Yes or no?
knock-yes = { $name } may sit down.
knock-no = { $name } is turned away.
nobody-knocks = Nobody is waiting to sit down.

## Talk

said-by = { $name }: { $text }
said-by-you = You: { $text }
muted = You no longer hear what { $name } says.
unmuted = You hear { $name } again.
phrase-hello = Hello.
phrase-good-luck = Good luck.
phrase-nice-hand = Nice hand.
phrase-well-played = Well played.
phrase-thanks = Thank you.
phrase-sorry = Sorry.
phrase-one-moment = One moment, please.
phrase-good-night = Good night.

## What cannot be done

only-host = Only the host can do that.
nobody-there = Nobody is there any more.
talk-too-fast = That was a lot at once. Wait a few seconds.
plays-alone = Nobody else can be at this table.
no-aids-among-people = Odds and the coach are off where other people play.

## The line

line-cut = The connection is lost. Trying again.
line-back = Connected again. { $missed ->
    [0] Nothing was missed.
    [one] One message was missed.
   *[other] { $missed } messages were missed.
}
lost-taken-over = You have sat down from another device, so this one has left.
lost-seat-gone = Your seat is gone: the table was closed, or somebody else plays there.
lost-removed = The host has removed you from the table.
lost-other-version = The server was updated. Update Tabletalk here, too.
lost-other-certificate = The certificate of the server has changed, so you are disconnected.

## Why one cannot sit down

call-no-server = Nobody answers at { $server }. Check the address, and that the server is running.
call-not-tabletalk = What answers at { $server } is not a Tabletalk server.
call-other-certificate = The certificate of { $server } has changed. If nobody has told you why, do not go on.
call-server-gone = The connection to { $server } is lost.
call-no-thread = The system has no room for a connection.
refused-old-client = The server is newer. Update Tabletalk here.
refused-old-server = The server is older. Ask for it to be updated.
refused-no-such-table = No table has this code.
refused-table-full = The table is full.
refused-game-ended = The game at this table is over.
refused-by-host = The host has said no.
refused-host-silent = The host has not answered. Try again later.
refused-bad-name = This name cannot be used. Give one of at most 24 letters.
refused-bad-table = The server does not have such a table.
refused-server-full = The server is full. Try again later.
refused-too-fast = Too many tries. Wait a minute.
refused-not-understood = The server has not understood. Try again.
refused-stopping = The server is being stopped.

## Sitting down

table-open = Your table is open. Its code is { $code }, at { $address }.
host-begins = Enter begins the first hand. Words tells what can be typed among people.
knocking = { $host } is asked whether you may sit down.
sat-down = You sit at a table of { $game } with { $names }.
nearby-looking = Looking for tables nearby.
nearby-none = No table was found nearby. Its host can tell you a code and an address.
nearby-table = { $name }, { $game }
nearby-choose = Tables nearby: { $tables }. Which one?
nearby-at = { $name }, { $game }: code { $code } at { $address }.
nearby-not-announced = Others nearby do not find your table by themselves: tell them the code and the address.
ask-name = What shall the others call you?
ask-trust = Trust the new certificate? Yes or no.

## Typed among people

company-say = say, talk
company-mute = mute
company-remove = remove
company-host = host
company-words = words
company-help = Type say and your words, or say and a number from 1 to 8; say alone lists what the numbers mean. Mute and a name: not to hear somebody, or to hear them again. The host can also type remove or host and a name, and yes or no when somebody would like to sit down. Quit leaves the table.
