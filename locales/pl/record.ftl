### What is told of a recorded hand besides its events.

record-number = nr { $number }
record-author = zapis: { $author }
player-chips = { $name }: { chips }
