### What is kept on disk, and what is wrong with it.

## Why something cannot be kept, as a part of a sentence

trouble = { $trouble ->
    [full] the disk is full, so delete something
    [read-only] nothing may be written there, so change that or run Tabletalk with { $option } and another folder
    [in-the-way] something else has that name, so rename or move it
    [no-answer] the disk does not answer
    [in-use] another Tabletalk is open and keeps its own game
    [not-there] there is nothing of that name
    [not-readable] reading is not allowed there, so change the permissions
    [too-large] it is larger than any file of Tabletalk
    [unread] what is there could not be read and must not be lost, so see to that and start Tabletalk again
   *[other] { $problem }
}
no-folders = There is no folder to keep anything in. Run Tabletalk with { $option } and the name of a folder.

## Settings

settings-not-saved = The settings cannot be saved in { $folder }: { $reason }.
settings-not-read = The settings in { $file } cannot be read: { $reason }. The defaults are used for now, and changes are not saved.
settings-broken = The settings cannot be read, so the defaults are used. { $aside ->
    [yes] The old file is now { $file }.
   *[no] The old file stays where it is.
}
started-again = The window failed, so Tabletalk has started again. Nothing is lost: a game under way waits in the menu.
settings-mended = Some settings cannot be used and go back to their defaults: { $names }. { $aside ->
    [yes] The old file is now { $file }.
   *[no] The old file stays where it is.
}
table-ignored = { $game } uses the default table: { $problem }

## The game under way

unfinished = Unfinished game: { $game }, hand { $hand }, you have { chips }.
continue-hint = Type continue to go on with it.
continue-words = continue
game-continued = { $game } goes on with hand { $hand }.
game-not-kept = The game goes on, but you cannot continue it after you leave: it cannot be saved in { $folder }: { $reason }.
game-kept-again = The game is being saved again: you can continue it after you leave.
game-in-use = Another Tabletalk is open and is playing your unfinished game.
no-game = There is no game to continue.
game-not-read = Your game in { $file } cannot be read now: { $reason }. The file stays as it is.
game-broken = Your saved game is damaged, so it cannot be continued. { $aside ->
    [yes] The old file is now { $file }.
   *[no] The old file stays where it is.
}
game-cut-short = The end of your saved game is damaged, so it goes on from an earlier point. { $aside ->
    [yes] The rest is now in { $file }.
   *[no] The rest is lost.
}
game-too-new = Your game was saved by a newer Tabletalk, so only that version can continue it.
