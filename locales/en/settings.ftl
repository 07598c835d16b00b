### What the player can choose, and the questions of the first start.

settings-title = Settings
settings-intro = Every change takes effect at once.
# A setting and what it is set to.
settings-now = { $what }: { $value }
settings-percent = { $percent } percent
settings-on = on
settings-off = off

## Language

settings-language = Language
settings-language-system = As in the system
# The name of this language in this language.
settings-language-name = English

## Who speaks

settings-speech = Speech
settings-channel = Who speaks
settings-channel-automatic = Automatic
    .about = Your screen reader if one is running, otherwise the built-in voice.
settings-channel-screen-reader = Screen reader
    .about = Your screen reader alone.
settings-channel-own-voice = Built-in voice
    .about = The built-in voice alone.
settings-channel-both = Both
    .about = Your screen reader and the built-in voice at once.
settings-channel-off = Nobody
    .about = Nothing is spoken. Everything is still on the screen and in the messages.
settings-live-status = Braille: the status line changes while you are on it

## The built-in voice

settings-voice = Built-in voice
settings-voice-rate = Speed of the voice
settings-voice-pitch = Pitch of the voice
settings-voice-volume = Volume of the voice
settings-voice-name = Voice
settings-voice-first = the first one for this language
settings-voices-title = Choose a voice
settings-voices-intro = A voice that you choose speaks at once.
settings-voices-none = There is no list of voices for this language yet.
settings-voices-more = More voices
settings-voices-before = Voices before
settings-voice-test = Try the voice
settings-voice-sample = This is what the built-in voice sounds like.

## Sounds

settings-sounds = Sounds
settings-sounds-table = Volume of table sounds
settings-sounds-alerts = Volume of alerts

## How much is said

settings-verbosity = How much is said
settings-verbosity-about = Brief: only what you cannot ask for later. Normal: everything that matters, and every number once. Full: everything, one by one.
settings-verbosity-own = Your own actions
settings-verbosity-others = Actions of others
settings-quiet-talk = Do not speak what people say: it stands in the messages
settings-verbosity-brief = Brief
settings-verbosity-normal = Normal
settings-verbosity-full = Full

## The table

settings-table = The table
settings-time-about = This stretches every clock at the table: for your turn and for each phase. Without clocks everything waits for you.
settings-time = Time
settings-time-rules = As the rules say
settings-time-twice = Twice as long
settings-time-five = Five times as long
settings-time-ten = Ten times as long
settings-time-untimed = Without clocks
settings-pacing = Computer players
settings-pacing-instant = Act at once
settings-pacing-quick = Act quickly
settings-pacing-normal = Think like people
settings-pacing-leisurely = Take their time
settings-next-hand = Next hand
settings-next-hand-by-itself = By itself
settings-next-hand-when-asked = When you ask for it

## Questions before something is done, and practice aids

settings-asks-and-aids = Questions and practice aids
settings-asks-fold = Ask before folding when checking is free
settings-asks-all-in = Ask before going all in
settings-aids-odds = Say the odds when asked
settings-aids-coach = A coach says after the hand what was better

## Look

settings-look = Look
settings-theme = Colours
settings-theme-dark = Dark
settings-theme-light = Light
settings-theme-contrast-dark = High contrast, dark
settings-theme-contrast-light = High contrast, light
settings-scale = Size of text
settings-felt = Table felt
settings-back = Backs of the cards
settings-dye-green = Green
settings-dye-blue = Blue
settings-dye-red = Red
settings-dye-grey = Grey
settings-motion = Cards and chips glide to their places

## Keys

settings-keys = Keys
settings-letters-about = Turn this off if you speak to the computer, or press keys by accident. Keys such as F1 still work.
settings-letters = Letters, digits and punctuation are command keys
settings-full-screen = Full screen on or off
settings-keys-change = Change keys
settings-keys-title = Change keys
settings-keys-intro = Choose a command, then press its new key.
settings-keys-none = no key
settings-keys-asleep = { $key }, off because letters are off
settings-keys-new = New key for { $command }
settings-keys-wait = Press the new key for { $command }. Escape keeps the old one, Delete turns it off.
settings-keys-keep = Keep the old key
settings-keys-off = Turn the key off
settings-keys-default = { $command }: default key { $key }
settings-keys-unusable = No command can have this key. The command { $command } keeps its key.
settings-keys-reset = Default keys for all commands
settings-keys-reset-question = Give all commands their default keys?
settings-keys-reset-yes = Default keys
settings-keys-reset-done = All commands have their default keys.

## Everything as at first

settings-more = More
settings-reset = Reset
settings-reset-question = Reset all settings, your keys too? Language and who speaks stay.
settings-reset-yes = Reset all
settings-reset-done = All settings are reset.

## The first start

greeting-title = Welcome to Tabletalk
greeting-who = If you hear this twice, press Enter, and your screen reader speaks alone. Press V for the built-in voice.
greeting-screen-reader = My screen reader speaks
greeting-own-voice = The built-in voice speaks
greeting-both = Both speak
greeting-nobody = Nobody speaks
greeting-time-question = How much time would you like? Choose with Tab and Enter. You can change it later in the settings.
