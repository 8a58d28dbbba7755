import { capitalizeNames } from '../capitalize-names.ts'
import { isOrder } from '../prompt/strip-manner.ts'
import { capitalize } from '../wording.ts'
import { addressOf } from './address.ts'
import { restateOccasion } from './restate-occasion.ts'
import { ABOUT, GONE, ordersOtherWords } from './other-words.ts'
import { goesOn, goOn, sayToThem } from './say-to-them.ts'

export type Message = {
  /** What for: the `kind` of a shape in `messages.ts`. */
  readonly kind: string
  /** As somebody is spoken to: "Mom", "my love"; empty where nobody is named. */
  readonly to: string
  readonly why: string
  readonly details: string
  /** "Merry Christmas", where that is the message. */
  readonly feast: string
  /** Whether several speak: "our colleague". */
  readonly isOurs: boolean
  /** Whom somebody marries, where a toast is for one of the two; the animal that died. */
  readonly partner: string
  readonly pet: string
  /** What the prompt says besides, and no sentence to them says. */
  readonly left: readonly string[]
}

const FORM = String.raw`(?:video|message|msg|text|wish(?:es)?|greetings?|card|reel|clip|note|shout ?-?out|post|dm|speech|toast|words)\b`
const FEAST =
  /\b(?:merry|happy) (?:christmas|xmas|new year(?:'s)?(?: eve)?|easter|diwali|eid|hanukkah|thanksgiving|halloween|holidays|mother'?s day|father'?s day|valentine'?s day|women'?s day|teachers?'? day)\b|\beid mubarak\b|\b(?:mother'?s|father'?s) day(?= (?:video|message|wish|greeting|card))/i
const KINDS: readonly (readonly [string, RegExp])[] = [
  [
    'baby',
    new RegExp(
      String.raw`\b(?:new|welcome|newborn) baby ${FORM}|\b(?:new )?baby (?:congrat\w*|welcome)\b|\b${FORM}.*\bnewborn\b|\bcongrat\w*.*\b(?:newborn|new baby|birth of)\b`,
      'i',
    ),
  ],
  ['bestman', /\b(?:best man|maid of honou?r)\b/i],
  [
    'wedding',
    new RegExp(
      String.raw`\bwedding ${FORM}|\bcongrat\w*.*\bwedding\b|\btoast (?:for|to|at)\b.*\bwedding\b`,
      'i',
    ),
  ],
  [
    'retirement',
    new RegExp(
      String.raw`\b(?:happy )?retirement ${FORM}|\bhappy retirement\b|\bcongrat\w*.*\bretir(?:ement|ing)\b`,
      'i',
    ),
  ],
  ['birthday', new RegExp(String.raw`\bhappy (?:\d+\w* )?birthday\b|\bbirthday ${FORM}`, 'i')],
  [
    'thanks',
    new RegExp(
      String.raw`\bthank[- ]?(?:you|s)[- ](?:appreciation )?${FORM}|^(?:saying |say )?(?:an? )?(?:(?:big|huge|special|heartfelt|warm|quick|public) )*thank(?: you|s|ing) (?:to )?(?:my|our|the|all)\b`,
      'i',
    ),
  ],
  [
    'sorry',
    new RegExp(
      String.raw`\b(?:apology|sorry|i'?m sorry) ${FORM}|^(?:an? )?(?:apology|apologizing|apologising) (?:to|for) (?:my|our)\b`,
      'i',
    ),
  ],
  ['morning', new RegExp(String.raw`\bgood ?morning ${FORM}`, 'i')],
  ['night', new RegExp(String.raw`\bgood ?night ${FORM}`, 'i')],
  ['graduation', new RegExp(String.raw`\bgraduation (?!speech|toast) ?${FORM}`, 'i')],
  [
    'congratulations',
    new RegExp(
      String.raw`\b(?:congrat\w*) ?${FORM}|^congrat\w+ (?:to|for) (?:my|our)\b|^congrat\w+ on .* (?:to|for) (?:my|our)\b`,
      'i',
    ),
  ],
  ['well', /\bget well(?: soon)?\b/i],
  [
    'anniversary',
    new RegExp(String.raw`\bhappy (?:\d+\w* )?(?:wedding )?anniversary\b|\banniversary ${FORM}`, 'i'),
  ],
  ['missing', new RegExp(String.raw`\b(?:i )?miss(?:ing)? you ${FORM}`, 'i')],
  ['love', new RegExp(String.raw`\b(?:i love you|love|valentine'?s?(?: day)?|romantic) ${FORM}`, 'i')],
  ['goodbye', new RegExp(String.raw`\b(?:goodbye|farewell|going[- ]away|leaving) ${FORM}`, 'i')],
  ['welcome', new RegExp(String.raw`\bwelcome ${FORM}`, 'i')],
]
const PARENT =
  /\b(?:mom|mum|mommy|mummy|mother|mama|dad|daddy|father|papa|grandma|grandpa|grandmother|grandfather|granny|nana)\b(?![- ]in[- ]law)/i
const WHOM =
  /\b(?:for|to|thanking|thank(?= (?:my|our|the|all)\b)) (?!whatsapp\b|tiktok\b|instagram\b|facebook\b|youtube\b|say\b|tell\b|make\b|wish\b|be\b|all that\b|the (?:day|week|year)\b)(my|our|an?|the|all (?:of )?(?:my|our))? ?([\p{L}][\p{L}'-]*(?: [\p{L}][\p{L}'-]*){0,5}?)(?='s\b|\s+(?:after|for|on|who|because|turning|from|in|at|with|when|and|as|that)\b|[,.!:;]|$)/iu
/** Who says more than that has written the greeting. */
const MAX_WORDS = 50

/** Reads a prompt that asks for a message to somebody; null for any other. */
export function readMessage(asked: string): Message | null {
  const restated = restateOccasion(capitalizeNames(straighten(asked)))
  const prompt = restated?.prompt ?? capitalizeNames(straighten(asked))
  const head = prompt.split(/[,.;:!?]\s| who(?:'s)? /)[0] ?? prompt
  if (ABOUT.test(head) || ordersOtherWords(prompt)) return null
  if (restated === null && GONE.test(prompt)) return null
  if (prompt.split(' ').length > MAX_WORDS) return null
  const feast = FEAST.exec(prompt)?.[0] ?? ''
  const found = restated?.kind ?? KINDS.find(([, pattern]) => pattern.test(prompt))?.[0]
  const isAsked = feast !== '' && (new RegExp(FORM, 'i').test(prompt) || WHOM.test(prompt))
  if (found === undefined && !isAsked) return null
  const person = readPerson(prompt)
  // Without anybody to speak to, only the person knows what is meant.
  if (person === null || new RegExp(FORM, 'i').test(person.role)) return null
  const isBusiness = /\b(?:customers?|clients?|guests?|patients?|members?)\b/i.test(person.role)
  const isParent = /^(?:happy )?(?:mother|father)'?s day$/i.test(feast) && PARENT.test(person.role)
  const isFeast = isAsked && (found === undefined || feast.length > 0)
  const kind = isFeast ? (isParent ? 'parent' : isBusiness ? 'feast-business' : 'feast') : (found ?? '')
  const [marries = '', partner = ''] = (kind === 'bestman' && MARRIES.exec(prompt)) || []
  const [named = '', born = ''] = (kind === 'baby' && NAMED_SO.exec(prompt)) || []
  const bare =
    marries === '' ? (named === '' ? prompt : prompt.replace(named, '')) : prompt.replace(marries, '')
  const { told, left } = readDetails(
    bare,
    { ...person, after: person.after.replace(marries || named, '') },
    kind === 'baby',
  )
  return {
    kind,
    to: addressOf(person),
    why: whyOf(kind, person.after.split(CLAUSE)[0] ?? '') || whyBefore(kind, prompt.slice(0, person.at)),
    details: [
      ...(told.some((each) => /\byears\b/.test(each)) ? [] : countYears(kind, prompt)),
      ...(person.child === '' ? [] : [`${person.child} is here.`]),
      ...told,
      ...(born === '' ? [] : [`Welcome, ${born}.`]),
    ].join(' '),
    isOurs: /^our$/i.test(person.owner),
    partner,
    pet: restated?.pet ?? '',
    feast: capitalizeFeast(/^(?:mother|father)/i.test(feast) ? `happy ${feast}` : feast),
    left,
  }
}

const MARRIES = new RegExp(
  String.raw`[,;]?\s*(?:who(?:'s| is) |he(?:'s| is) |she(?:'s| is) )?(?:marrying|marries|(?:is )?getting married to|weds) (${'\\p{Lu}[\\p{L}-]+'})`,
  'u',
)
const NAMED_SO =
  /[,;]?\s*(?:(?:they|he|she|it) (?:are|is) |their names are |(?:his|her|the) name is )?(?:called |named )?(?<=(?:called|named|names are|name is) )(\p{Lu}[\p{L}-]+(?: and \p{Lu}[\p{L}-]+)?)/u

const straighten = (text: string): string =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/\b(mr|mrs|ms|dr|prof)\.(?= )/gi, '$1')
    .trim()

type Person = {
  readonly owner: string
  /** Whose they are, besides the speaker: "my daughter" where her teacher is thanked. */
  readonly other: string
  readonly role: string
  readonly name: string
  readonly second: string
  /** A child that was just born. */
  readonly child: string
  readonly at: number
  /** All that the prompt says behind them. */
  readonly after: string
}

const NAME = String.raw`(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof) )?\p{Lu}[\p{L}'-]*\p{Ll}(?: \p{Lu}[\p{L}'-]*\p{Ll})?(?!\p{L})`
/** "My best friend Priya and her husband Tom", "my daughter's teacher Ms Alvarez", "uncle Joe". */
const NAMED = new RegExp(
  String.raw`^(?:(?:for|to|thanking|thank) )(?:(my|our|the) )?(?:(\p{L}+)(?:'s|(?<=s)') (?!\d|birthday|wedding|anniversary))?((?:\p{Ll}[\p{L}-]* ){0,4})(${NAME})?(?:'s)?(?: (?:and|&) ((?:(?:his|her|their|my|our) )?(?:\p{Ll}[\p{L}-]* ){0,3})(${NAME}))?`,
  'u',
)
const CHILD = /\b(?:baby|newborn|son|daughter|girl|boy)\b/i

function readPerson(prompt: string): Person | null {
  const birthday =
    /\b(my|our) ([\p{L} -]{2,25}?)'s (?:\d+\w* )?(?:birthday|wedding|retirement|graduation|farewell|anniversary)\b/iu.exec(
      prompt,
    )
  const whom = birthday ?? WHOM.exec(prompt)
  if (whom === null) return null
  const named = birthday === null ? NAMED.exec(prompt.slice(whom.index)) : null
  if (named?.[4] === undefined) {
    const role = whom[2] ?? ''
    const from = prompt.slice(whom.index)
    const after = from.slice(Math.max(0, from.indexOf(role)) + role.length)
    return { ...NOBODY, owner: whom[1] ?? '', role, at: whom.index, after }
  }
  const [all, owner = '', possessor, role = '', name = '', with_ = '', second = ''] = named
  const isChild = CHILD.test(with_)
  return {
    owner,
    other: possessor === undefined ? '' : `${owner === '' ? 'my' : owner} ${possessor}`,
    role: role.trim(),
    name,
    second: isChild ? '' : second,
    child: isChild ? second : '',
    at: whom.index,
    after: prompt.slice(whom.index + all.length),
  }
}
const NOBODY = { other: '', name: '', second: '', child: '' }
const CLAUSE = /[,.;:!?](?:\s+|$)|\s+[–—-]\s+/

const AGE =
  /\s*\b(?:who |(?:she|he) )?(?:is |'s )?(?:turning|turns|turned) (\d{1,3}|[a-z]+)\b(?: years old)?(?: (?:today|tomorrow|this (?:week|month|year)|on \w+day))?(?: and(?= \p{L}))?\s*/iu
/** What a greeting of ours is not, however it is asked for. */
const NOT_OURS = /\b(?:laugh|jokes?|rap|sing|song|sarcastic|witty|roast)\b/i

/** What the prompt tells of them, said to them, and what of it could not be. */
function readDetails(prompt: string, person: Person, isBorn: boolean): { told: string[]; left: string[] } {
  const age = AGE.exec(prompt)?.[1] ?? /\b(\d{1,3})(?:st|nd|rd|th) birthday\b/i.exec(prompt)?.[1]
  const [behind = '', ...rest] = person.after.split(CLAUSE).map((each) => each.replace(AGE, ' ').trim())
  const told = age === undefined ? [] : [`You are turning ${age}.`]
  const left: string[] = []
  let isOpen = false
  for (const clause of [behind, ...rest]) {
    const bare = clause.replace(/^(?:and|but) (?=\p{L}+ing\b)/iu, '')
    if (!/\p{L}{2}/u.test(bare) || /^\d+ years$/.test(bare) || (clause === behind && LINKED.test(clause)))
      continue
    const said =
      isBorn && IS_CHILD.test(bare) ? `You have ${bare}.` : (sayYears(bare) ?? sayToThem(bare, person.other))
    if (said !== null) told.push(said)
    else if (isOpen && goesOn(bare)) goOn(told, bare)
    else if (NOT_OURS.test(bare)) left.push(bare)
    else if (clause !== behind && !isOrder(bare)) left.push(bare)
    isOpen = said !== null || (isOpen && goesOn(bare))
  }
  return { told, left }
}

/** "38 years of service", said to anyone who gave them. */
function sayYears(clause: string): string | null {
  const [, years = '', behind = ''] =
    /^(?:after )?(\d{1,2}) years (of service|with us|on the job|in the job|at work|(?:at|in|with) .{3,40})$/iu.exec(
      clause,
    ) ?? []
  if (years === '') return null
  return /^of/i.test(behind) ? `You gave ${years} years of service.` : `You spent ${years} years ${behind}.`
}

/** Says who was born. */
const IS_CHILD = /^(?:an? |twins?\b).*\b(?:girls?|boys?|son|daughter|twins?|baby)\b/i

/** What is behind somebody's name and said as the reason. */
const LINKED = /^(?:after|for|because of|on) /i

const countYears = (kind: string, prompt: string): string[] => {
  if (kind !== 'anniversary' && kind !== 'married') return []
  const nth = /\b(\d{1,2}(?:st|nd|rd|th)|silver|golden) (?:wedding )?anniversary\b/i.exec(prompt)?.[1]
  const years = /\b(\d{1,2}|ten|twenty|thirty|forty|fifty)[- ]years?\b/i.exec(prompt)?.[1]
  if (nth !== undefined) return [`It is your ${nth.toLowerCase()} anniversary.`]
  return years === undefined ? [] : [`${capitalize(years)} years together.`]
}

const capitalizeFeast = (feast: string): string =>
  feast
    .replace(/\bxmas\b/i, 'Christmas')
    .replace(/\b(mother|father|valentine|teacher|women)s(?= day)/i, "$1's")
    .replace(/\b(?!day\b)\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/'S\b/g, "'s")
    .replace(/\bday\b/g, 'Day')

/** What it is said for, as it was typed: "after a hard quarter", "for fixing the roof". */
function whyOf(kind: string, behind: string): string {
  const [, link = '', what = ''] = /^\s*(after|for|because of|on) (.+)$/i.exec(behind) ?? []
  const said = what
    .replace(/[.!?]+$/, '')
    .replace(/\bi\b/g, 'I')
    .replace(/^(?:his|her|their)\b/i, 'your')
  if (said === '' || /\b(?:tiktok|instagram|youtube|reels|whatsapp|birthday)\b/i.test(said)) return ''
  if (/^after$/i.test(link) && kind === 'retirement') return `After ${said}, this day is yours.`
  if (/^after$/i.test(link)) return `After ${said}, that has to be said out loud.`
  if (/^(?:for|because of)$/i.test(link) && kind === 'thanks') return `Thank you for ${said}.`
  if (/^(?:for|because of)$/i.test(link) && kind === 'sorry') return `I am sorry for ${said}.`
  if (/^(?:on|for)$/i.test(link) && kind === 'congratulations') return `Congratulations on ${said}.`
  return ''
}

/** "Congratulations on graduating nursing school to my cousin": the reason stands before whom. */
const whyBefore = (kind: string, before: string): string => {
  const said = /^congrat\w* (?:message |video )?(?:on|for) (?:(?:his|her|their)\b)?(.{4,})$/i.exec(
    before.trim(),
  )?.[1]
  return kind !== 'congratulations' || said === undefined ? '' : `Congratulations on ${said.trim()}.`
}
