import { isAskedBy, sizeOfAsked } from '../lists/read-lists.ts'
import { numberOf } from '../prompt/neutral-words.ts'
import { listFields, type Field, type Form, type Telling } from './read-fields.ts'

/** When it is says nothing of the field where that has no other hour. */
const HOUR =
  /^(?:\d{1,2}[ap]m|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|evenings?|afternoons?|weekends?|january|february|march|april|june|july|august|september|october|november|december|summers?|winters?)$/

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Who speaks to somebody at work: in "things clients say" they are not those of whom it is told. */
const ASKERS =
  'people|customers?|clients?|patients?|guests?|passengers?|students?|everyone|everybody|strangers?|users|bosses|managers|relatives|others|somebody|someone'
const SAYINGS = 'things|stuff|phrases|sentences|questions|words|lines|comments|excuses|texts'
/** Stand around every form, and say nothing of the field. */
const AROUND = wordsIn(`
  a an the and of in on at to for with by from that this these which who when where is are am be being im ive youre youve theyre were it its
  i me my you your u ur we our they their every each all any some most ever always literally really just so very actually true now already officially definitely totally secretly basically truly
  make give create write funny relatable comedy comedic humor humorous humour hilarious skit video reel tiktok short script idea ideas about lol haha please
  one two three four five six seven eight nine ten`)

const SAID_BY = `${SAYINGS} ${ASKERS}`
  .replaceAll('?', '')
  .replaceAll('|', ' ')
  .concat(
    ' customer client patient guest passenger stranger say says saying tell tells ask asks asking keep love',
  )

type Frame = {
  /** The first of them that the field has is told. */
  readonly forms: readonly Form[]
  readonly said: RegExp
  /** Words of the frame itself. */
  readonly own: ReadonlySet<string>
  /** How the title begins or ends that says it in the same way. */
  readonly title?: RegExp
}

const FEELINGS =
  'makes make cry crying cries die dies dying inside out scream lose lost it mind minds quit rage cringe hate hates hurt hurts annoy annoys annoying tired sick drive drives crazy mad hard laugh silently little break breaks broke destroy destroys ruin ruins kill kills soul souls heart hearts smile angry furious insane instantly'
/** Begins the title of what is seen through somebody's eyes. */
export const POV = /^POV\b/
/** What a prompt has to say for each way of telling. The first that holds is the one that is meant. */
const FRAMES: readonly Frame[] = [
  {
    forms: ['heard'],
    said: new RegExp(
      String.raw`\b(?:${SAYINGS}) (?:that |which )?(?:the )?(?:${ASKERS}) (?:(?:always|still|often|actually|all|love to|keep) )?(?:says?|saying|tells?|asks?|asking)\b(?! about)|\b(?:${SAYINGS}) (?:that |which )?(?!you\b|i\b|we\b|to\b)(?:\w+ )+(?:hears?|hearing)\b(?! about)|\b(?:${SAYINGS}) (?:that|which) (?:\w+ )?(?:hurts?|breaks?|annoys?|kills?|destroys?|ruins?)\b|\b(?:${SAYINGS}) every (?:\w+ ){1,3}knows\b`,
    ),
    own: wordsIn(`${SAID_BY} hear hears hearing knows day ${FEELINGS}`),
  },
  {
    forms: ['heard'],
    said: new RegExp(
      String.raw`\b(?:${SAYINGS}) (?:you should never|you should not|to never|never to|not to) (?:say|ask|tell)\b|^never (?:say|ask|tell) (?:this|these|that|any of these)\b`,
    ),
    own: wordsIn(`${SAID_BY} never not should`),
  },
  {
    forms: ['says'],
    said: new RegExp(
      String.raw`\b(?:${SAYINGS}) (?:that |which )?(?!you\b|i\b|we\b|to\b)(?:\w+ )+(?:says?|yells?|texts?)\b(?! to\b| about\b)|\bexcuses (?:of|for|(?:\w+ ){1,3}(?:makes?|gives?|uses?|tells?|have))\b`,
    ),
    own: wordsIn(
      `${SAYINGS.replaceAll('|', ' ')} say says yell yells text texts tell makes gives use uses have when least once day`,
    ),
  },
  {
    forms: ['types'],
    said: /\b(?:types?|kinds?|sorts?) of\b|\bpeople (?:that )?(?:you|youll|you will) (?:always )?(?:meet|see|find)\b|^every(?:one|body) (?:at|in|on)\b(?!.*\bbe like\b)/,
    own: wordsIn(
      'type types kind kinds sort sorts people person meet see find youll will there everyone knows different during guy guys',
    ),
  },
  { forms: ['stages'], said: /\b(?:stages|phases) of\b/, own: wordsIn('stages phases emotional') },
  {
    forms: ['pov', 'they'],
    said: /^(?:a )?(?:funny )?pov (?:your|my|the|this)\b(?! (?:an?|the|are)\b)/,
    own: wordsIn('pov finally'),
    title: POV,
  },
  {
    forms: ['pov', 'you'],
    said: /^(?:a )?(?:funny )?pov\b(?! (?:your|my|the|this)\b(?! (?:an?|the|are)\b))/,
    own: wordsIn('pov finally work works working as here now have has got just started'),
    title: POV,
  },
  {
    forms: ['you'],
    said: /\bsigns\b|\bthings that (?:only )?happen (?:when|on|to)\b/,
    own: wordsIn(
      'signs sign might have has had got been become becoming probably too long work works worked working things happen happens only when',
    ),
    title: /^Signs\b/,
  },
  {
    forms: ['you', 'they'],
    said: /\bonly\b.*\b(?:understands?|get|gets|knows?|relates?|relate to)\b|\byou know (?:you are|youre|your)\b|\bif you know you know\b/,
    own: wordsIn(
      'things only will would can understand understands get gets know knows relate relates people if work works working as',
    ),
    title: /\bOnly\b/,
  },
  {
    forms: ['they', 'you', 'pov'],
    said: /\bbe like\b|\bin a nutshell\b|\b(?:things|stuff) (?!to\b)(?:\w+ ){1,5}(?:always|still|secretly|do|does|argue|fight|forgets?)\b/,
    own: wordsIn(
      'things stuff like nutshell everyone everybody people do does still secretly no matter what without fail',
    ),
    title: /\bBe Like$|^Every\b/,
  },
  {
    forms: ['you', 'they', 'pov'],
    said: /^(?:the |daily )*(?:(?:struggles?|joys?|pain) of|(?:life|reality|problems?|feeling) of (?:being|having|sharing|owning|supporting))\b|^(?:that (?:moment|feeling) )?when (?!is\b|are\b|was\b|were\b|do\b|does\b|did\b|to\b)|^me when\b|^growing up (?:with|in|as)\b|^(?:having|sharing|supporting|being|living|waiting|growing|working|trying|going)\b.*\b(?:always|never|again|every time|every day)\b/,
    own: wordsIn(
      'struggle struggles joy joys pain life reality problem problems daily feeling moment being time day',
    ),
    title: /\bStruggle\b|\bBe Like$/,
  },
]

/** Ask for something else, however everyday the field is. */
const ASKS_ELSE =
  /\?|\b(?:how to|why|facts?|history|tips|vs|versus|quiz|poem|song|story|stories|symptoms?|cancer|ill|illness|sick of|disease|pregnan\w*|depress\w*|abus\w*|die of|dead|death|toxic|cheat\w*)\b/

export type Relatable = {
  readonly field: Field
  readonly telling: Telling
  /** How many are ordered. */
  readonly count: number | null
  /** What the prompt names of the field: whatever speaks of that is told. */
  readonly named: readonly string[]
  /** The title that says it as the prompt does. */
  readonly title: RegExp | null
}

/** The field of everyday life and the form in which a prompt asks to be told of it; null for any other prompt. */
export function readRelatable(prompt: string): Relatable | null {
  const plain = plainOf(prompt)
  if (ASKS_ELSE.test(plain)) return null
  for (const { forms, said, own, title = null } of FRAMES) {
    if (!said.test(plain)) continue
    const isQuiet = (word: string) => AROUND.has(word) || own.has(word) || HOUR.test(word)
    const words = plain.split(' ').filter((word) => !/^\d{1,2}$/.test(word))
    const found = findTelling(words, isQuiet, forms)
    if (found !== null)
      return { ...found, count: countOf(plain), named: words.filter((word) => !isQuiet(word)), title }
  }
  return null
}

/** Asks to be told how somebody is, as everybody knows them: no fact answers it. */
export const isOfLife = (prompt: string): boolean =>
  /\b(?:be like|in a nutshell|(?:always|still|secretly) do)$/.test(plainOf(prompt))

/** The field that has the most of the words as its own and is told in one of the forms. */
function findTelling(
  words: readonly string[],
  isQuiet: (word: string) => boolean,
  forms: readonly Form[],
): Pick<Relatable, 'field' | 'telling'> | null {
  const [best] = listFields()
    .flatMap((field) => {
      const telling = forms.flatMap((form) => field.tellings.filter((one) => one.form === form)).at(0)
      const sizes = field.asked
        .filter((asked) => isAskedBy(asked, words, isQuiet))
        .map((asked) => sizeOfAsked(asked, words))
      return telling === undefined || sizes.length === 0 ? [] : [{ field, telling, size: Math.max(...sizes) }]
    })
    .toSorted((a, b) => b.size - a.size)
  return best === undefined ? null : { field: best.field, telling: best.telling }
}

/** "5 stages", "the five funniest things": only a number of what is told. */
function countOf(plain: string): number | null {
  const [, said] =
    /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:[a-z]+ )?(?:stages|phases|types|kinds|sorts|signs|things|phrases|sentences|questions|stuff)\b/.exec(
      plain,
    ) ?? []
  return numberOf(said)
}

const plainOf = (prompt: string): string =>
  prompt
    .toLowerCase()
    .replace(/['’‘]/g, '')
    .replaceAll('%', ' percent')
    .replace(/[^\p{L}\p{N}?]+/gu, ' ')
    .replace(/ \?/g, '?')
    .trim()
