import type { WordsKind } from './find-words.ts'

/** How a film of words opens: "{count}" is how many there are, "{mood}" what they are for. */
export const HOOKS: Readonly<Record<Exclude<WordsKind, 'phrases'>, readonly string[]>> = {
  'bible verses': [
    '{Count} verses from the Bible, in the old words.',
    'Read these slowly. They have waited a long time.',
    'Take one of these verses with you today.',
  ],
  quotes: [
    'Save this for {mood}.',
    '{Count} lines that have outlived their century.',
    'Someone felt the way you do, long before you did.',
    'Old words, still true.',
    'Read slowly. Each of these has survived for a reason.',
  ],
  riddles: [
    'Can you solve all {count}?',
    'Pause after each one. No cheating.',
    'Your brain will itch at number two.',
    '{Count} riddles. How many can you get?',
    'Most people miss at least one of these.',
  ],
  jokes: [
    'Try not to laugh.',
    "{Count} jokes. I'm not sorry.",
    'Someone has to tell you these.',
    'Send this to the friend who groans.',
    'Bad jokes are good for you. Here is the proof.',
  ],
  'would you rather': [
    'You have to choose. No maybes.',
    '{Count} choices. Be honest.',
    'Ask the person next to you.',
    'There is no right answer, only yours.',
    'Answer quickly, before you can think.',
  ],
  quiz: [
    'Can you get all {count}? Keep count.',
    '{Count} questions. No cheating.',
    'Fewer than half? Then you have to watch it twice.',
  ],
  'this or that': [
    "Don't think. Just choose.",
    'One second for each. Ready?',
    '{Count} choices, and someone will judge you.',
  ],
  'never have I ever': [
    'Put up ten fingers. Put one down for everything you have done.',
    'Be honest. Put a finger down if you have.',
    'Play this with the person next to you.',
  ],
  reminders: [
    'Stop for a moment. This is for you.',
    'Save this for the day you need it.',
    'Read this slowly, or just listen.',
  ],
  idioms: [
    'English says one thing and means another.',
    '{Count} sayings that no dictionary word explains.',
    "Don't take these word for word.",
  ],
  'strong words': [
    'Stop saying very. Say this.',
    '{Count} words that make very unnecessary.',
    'One word is stronger than two.',
  ],
  proverbs: [
    'They are short, they are old, and people still say them.',
    '{Count} old sayings, and each of them has been tested.',
    'Grandmothers everywhere agree on these.',
  ],
  'tongue twisters': [
    'Say each of these three times, fast.',
    '{Count} lines, and your tongue will hate all of them.',
    'If you get through without laughing, you win.',
  ],
  'two sentences': [
    'Two sentences are enough. Turn off the light.',
    'Each of these is only two sentences long.',
    "Don't listen to these alone.",
  ],
  affirmations: [
    'Breathe in, and say it with me.',
    "Close your eyes, or don't. Just listen.",
    "You don't have to believe it yet. Just say it once.",
    'Repeat after me, slowly.',
    'Put a hand on your heart for this one.',
  ],
}
/** How it closes: those that are told and not played end on the last of them. */
export const CLOSES: Readonly<Record<WordsKind, readonly string[]>> = {
  'bible verses': [],
  quotes: [],
  riddles: ['How many did you get?', 'Tell me your score below.', 'Try them on someone tonight.'],
  jokes: ['Which one made you groan?', 'Tell one to someone today.', 'You laughed. I heard it.'],
  'would you rather': [
    'Write your answers below.',
    'Which one was the hardest?',
    'Now ask someone you love.',
  ],
  quiz: [
    'How many did you get? Tell me your score below.',
    'Send this to someone who says they know everything.',
    'Tell me your score below.',
  ],
  'this or that': ['Write your answers below.', 'Now ask someone else.', 'Which one was the hardest?'],
  'never have I ever': [
    'How many fingers are left? Write it below.',
    'Send this to the friend who has none left.',
    'Your turn: write one below.',
  ],
  reminders: [
    'Which one did you need today?',
    'Keep one of them, and let the others go.',
    'Send this to someone who has been quiet lately.',
  ],
  idioms: [],
  'strong words': [],
  proverbs: [],
  'tongue twisters': [
    'Where did you trip? Write it below.',
    'Send this to someone, and listen.',
    'Now all of them in one breath.',
  ],
  'two sentences': [
    'Which one will you remember at three in the morning?',
    'Write your own two sentences below.',
    'Sleep well.',
  ],
  affirmations: [
    'Come back to this when you need it.',
    'Say one of them again tonight.',
    'That is enough for today.',
  ],
  phrases: [
    'Which one do you know already?',
    'Say them aloud once. Then they are yours.',
    'Save this for your next trip.',
  ],
}
/** Its hashtags. */
export const TAGS: Readonly<Record<WordsKind, readonly string[]>> = {
  'bible verses': ['bible', 'verses', 'faith'],
  quotes: ['quotes', 'wisdom', 'books'],
  riddles: ['riddles', 'brainteaser', 'quiz'],
  jokes: ['jokes', 'funny', 'dadjokes'],
  'would you rather': ['wouldyourather', 'thisorthat', 'game'],
  quiz: ['quiz', 'trivia', 'generalknowledge'],
  'this or that': ['thisorthat', 'game', 'choose'],
  'never have I ever': ['neverhaveiever', 'game', 'friends'],
  reminders: ['reminder', 'mindset', 'keepgoing'],
  idioms: ['idioms', 'english', 'learnenglish'],
  'strong words': ['vocabulary', 'english', 'writing'],
  proverbs: ['proverbs', 'wisdom', 'sayings'],
  'tongue twisters': ['tonguetwister', 'challenge', 'funny'],
  'two sentences': ['horror', 'twosentencehorror', 'scary'],
  affirmations: ['affirmations', 'selflove', 'mindset'],
  phrases: ['languagelearning', 'vocabulary', 'travel'],
}
/** What a title calls them. */
export const NAMES: Readonly<Record<Exclude<WordsKind, 'phrases'>, string>> = {
  'bible verses': 'Bible Verses',
  quotes: 'Quotes',
  riddles: 'Riddles',
  jokes: 'Jokes',
  'would you rather': 'Would You Rather Questions',
  quiz: 'Rounds',
  'this or that': 'Rounds of This or That',
  'never have I ever': 'Rounds of Never Have I Ever',
  reminders: 'Reminders',
  idioms: 'Idioms',
  'strong words': 'Words Instead of Very',
  proverbs: 'Proverbs',
  'tongue twisters': 'Tongue Twisters',
  'two sentences': 'Two-Sentence Horror Stories',
  affirmations: 'Affirmations',
}
