import { nlp } from '../../../text/english.ts'
import { createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { capitalize, numberWord, titleCase } from '../wording.ts'

const COUNT =
  /^(?:please |let'?s )?(?:learn(?:ing)? (?:to )?|teach\w* )?count(?:ing)?\b(?=.*(?:\d|\bten\b|\bfive\b|\btwenty\b))(?! (?:calories|macros|steps|carbs))|\b(?:learn(?:ing)?|teach\w*) (?:the )?numbers\b/i
const COLORS =
  /\b(?:learn(?:ing)?|teach|name|the)\s+(?:the\s+)?colou?rs\b|^colou?rs? (?:song|video|rhyme)\b|^colou?rs for (?:kids|toddlers|bab(?:y|ies)|preschool\w*|kindergarten)\b/i
const LETTERS =
  /^(?:the\s+)?(?:abcs?|alphabet)\b|\b(?:learn|learning|teach) (?:the )?(?:abcs?|alphabet|letters)\b/i
const WITH = /\b(?:with|of|using|for)\s+(?:the\s+)?([\p{L}][\p{L}' -]*?s)\b/iu
const MOST = 10

const PALETTE: readonly (readonly [string, string])[] = [
  ['red', 'like a ripe tomato'],
  ['yellow', 'like the sun at noon'],
  ['blue', 'like the sky in summer'],
  ['green', 'like the grass after rain'],
  ['orange', 'like a pumpkin'],
  ['purple', 'like a bunch of grapes'],
  ['white', 'like fresh snow'],
  ['black', 'like the night'],
]
const GAMES = ['Clap your hands.', 'Jump up once.', 'Touch your nose.', 'Wave hello.', 'Turn around.']
const FOODS =
  'apricot broccoli cauliflower date eggplant fig ginger honeydew iceberg-lettuce jackfruit kale leek mango nectarine okra papaya quince radish spinach turnip ugli-fruit vanilla watermelon xigua yam zucchini'
const ANIMALS =
  'ant bear cat dolphin elephant fox giraffe hippo iguana jaguar kangaroo lion monkey newt octopus penguin quail rabbit seal tiger urchin vulture whale x-ray-fish yak zebra'

type Row = { readonly asks: RegExp; readonly lesson: Lesson }
const FOR_SMALL =
  /\b(?:kids?|toddlers?|bab(?:y|ies)|children|kindergarten|preschool\w*|nursery|learn(?:ing)?|teach\w*|song|rhyme|first grade|class)\b/i
/** What is learnt as a row, each with a line of its own. */
const ROWS: readonly Row[] = [
  {
    asks: /\b(?:days of the week|seven days)\b/i,
    lesson: {
      title: 'The Seven Days of the Week',
      tag: 'daysoftheweek',
      lines: [
        'Seven days make a week. Say them with me!',
        'Monday! Good morning, a new week is here.',
        'Tuesday! Stretch up high.',
        'Wednesday! Right in the middle.',
        'Thursday! Stamp your feet.',
        'Friday! Nearly the weekend.',
        'Saturday! Time to play.',
        'Sunday! Time to rest.',
        'And which day comes after Sunday? Monday! Which day is it today?',
      ],
    },
  },
  {
    asks: /\bmonths of the year\b|\b(?:twelve|12) months\b/i,
    lesson: {
      title: 'The Twelve Months of the Year',
      tag: 'months',
      lines: [
        'Twelve months make a year. When is your birthday? Jump up when you hear it!',
        'January.',
        'February, the shortest of them all.',
        'March.',
        'April.',
        'May.',
        'June.',
        'Halfway there!',
        'July.',
        'August.',
        'September.',
        'October.',
        'November.',
        'December, and the year is done.',
        'Did you jump? Say them once more with me.',
      ],
    },
  },
  {
    asks: /\b(?:four|4|the) seasons\b|^seasons\b/i,
    lesson: {
      title: 'The Four Seasons',
      tag: 'seasons',
      lines: [
        'Four seasons make a year. Which one do you like best?',
        'Spring! The first flowers open, and the birds come back.',
        'Summer! The days are long and warm.',
        'Autumn! The leaves turn red and yellow, and fall.',
        'Winter! The nights are long, and your breath makes little clouds.',
        'And after winter? Spring again! Which season is it outside your window?',
      ],
    },
  },
  {
    asks: /\bshapes\b/i,
    lesson: {
      title: 'Find the Shapes',
      tag: 'shapes',
      lines: [
        'Shapes are hiding everywhere. Can you find them?',
        'A circle is round and has no corners. A wheel is a circle.',
        'A triangle has three sides. Count them: one, two, three.',
        'A square has four sides, and all of them are the same.',
        'A rectangle has four sides, too, two long ones and two short ones. A door is a rectangle.',
        'An oval is a circle that was stretched, like an egg.',
        'A star has points that sparkle all around.',
        'Now look around your room. Which shape do you see first?',
      ],
    },
  },
]

/** First lessons for small children: counting, colors, letters, days, months, seasons and shapes, with the thing that the prompt names. Null when it asks for none. */
export function tellLearning(request: IdeasRequest): IdeaDraft[] | null {
  const { prompt } = request
  const thing =
    WITH.exec(prompt.replace(/\b(?:kids|toddlers|children|preschoolers)\b/gi, ''))?.[1]?.toLowerCase() ??
    'stars'
  const random = createRandom(request.seed)
  const row = FOR_SMALL.test(prompt) ? ROWS.find(({ asks }) => asks.test(prompt)) : undefined
  if (row !== undefined) return [present(row.lesson)]
  const found = COLORS.test(prompt)
    ? colors(thing, request.seconds)
    : LETTERS.test(prompt)
      ? letters(prompt)
      : COUNT.test(prompt)
        ? counting(thing, askedMost(prompt), random.shuffle(GAMES))
        : null
  return found === null ? null : [present(found)]
}

type Lesson = { readonly title: string; readonly lines: readonly string[]; readonly tag: string }

/** One of several: "penguins" to "penguin". */
const one = (things: string): string => {
  const single = nlp(things).nouns().toSingular().text().trim()
  // Compromise takes some for verbs: "stars".
  return single === '' || single === things ? things.replace(/(?<![sui])s$/, '') : single
}

const askedMost = (prompt: string): number => {
  const asked = Number(/\b(?:to|-)\s*(\d{1,2})\b/.exec(prompt)?.[1] ?? MOST)
  return Math.min(Math.max(asked, 3), 20)
}

function counting(things: string, most: number, games: readonly string[]): Lesson {
  const lines = Array.from({ length: most }, (_, index) => {
    const at = index + 1
    const said = `${capitalize(numberWord(at))} ${at === 1 ? one(things) : things}!`
    const middle = at === Math.round(most / 2) ? ' Halfway there.' : at === most - 1 ? ' Nearly done.' : ''
    return at % 3 === 2 ? `${said} ${games[Math.floor(index / 3) % games.length] ?? ''}` : said + middle
  })
  return {
    title: `Count to ${capitalize(numberWord(most))} With ${titleCase(things)}`,
    lines: [
      `Let's count ${things} together!`,
      ...lines,
      `You counted ${numberWord(most)} ${things}. Well done! Shall we do it again?`,
    ],
    tag: 'counting',
  }
}

function colors(things: string, seconds: number): Lesson {
  const taken = PALETTE.slice(0, seconds <= 15 ? 3 : seconds <= 30 ? 6 : PALETTE.length)
  return {
    title: `Learn the Colors With ${titleCase(things)}`,
    lines: [
      `Which color is your favorite? Let's look at some ${things}.`,
      ...taken.map(
        ([color, like]) =>
          `${capitalize(/^[aeiou]/.test(color) ? 'an' : 'a')} ${color} ${one(things)}, ${color} ${like}.`,
      ),
      `Can you find something ${taken.at(-1)?.[0] ?? 'red'} in your room?`,
    ],
    tag: 'colors',
  }
}

function letters(prompt: string): Lesson {
  const isFood = /\b(?:vegetables?|fruits?|foods?)\b/i.test(prompt)
  const words = (isFood ? FOODS : ANIMALS).split(' ').map((word) => word.replaceAll('-', ' '))
  return {
    title: isFood ? 'The ABC of Fruit and Vegetables' : 'The ABC of Animals',
    lines: [
      `Ready for the alphabet? Say each ${isFood ? 'fruit and vegetable' : 'animal'} with me.`,
      ...words.map((word) => `${capitalize(word.charAt(0))} is for ${word}.`),
      'Which one was new to you?',
    ],
    tag: 'alphabet',
  }
}

function present({ title, lines, tag }: Lesson): IdeaDraft {
  const [hook = ''] = lines
  return {
    title,
    summary: `A first lesson for small children: ${hook}`,
    caption: joinCaption(hook, hashtagsFrom([tag, 'learning', 'toddlers', 'preschool', 'kids'])),
    script: lines.join(' '),
    description: hook,
    framework: `learning-${tag}`,
    length: 'script',
    sources: [],
  }
}
