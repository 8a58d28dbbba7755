import { capitalize } from '../wording.ts'
import { LOVES_ON } from './other-words.ts'

/** What is told of somebody, said again as an order for a message to them: "birthday message for my dad, he turns 60". */
export type Restated = { readonly kind: string; readonly prompt: string; readonly pet: string }

const ROLES = String.raw`(?:(?:best|dear|old|little|big|older|younger|oldest|youngest|baby|step|great|twin|first|former|favou?rite|\p{L}+['’]s?|maths?|piano|music|school|kindergarten|preschool|primary|english|art|science|dance|swim(?:ming)?|football|team|work|lovely|sweet|beloved|next[- ]door) )*(?:best friend|guinea pig|(?:grand|step|god)?(?:mother|father|mom|mum|dad|son|daughter|parents|child|kids)|ma|pa|mama|papa|mommy|mummy|daddy|grandma|grandpa|granny|grandad|nana|nan|gran|oma|opa|aunt|auntie|uncle|cousin|niece|nephew|sister|brother|twins?|wife|husband|partner|fianc[eé]e?|girlfriend|boyfriend|friend|bestie|roommate|flatmate|neighbou?r|colleague|coworker|co-worker|teammate|boss|manager|coach|trainer|teacher|professor|tutor|nurse|doctor|midwife|nanny|babysitter|janitor|caretaker|principal|pastor|mentor|secretary|assistant|intern|driver|postman|mailman|(?:mother|father|sister|brother|son|daughter)-in-law)`
const PETS =
  'dog|cat|puppy|pup|kitten|kitty|hamster|rabbit|bunny|guinea pig|parrot|budgie|canary|horse|pony|goldfish|turtle|tortoise|ferret|bird|rat|gecko|lizard|hen|chicken|goat'
/** A name and what is told of the one who has it; a verb is no name. */
const NAME = /^((?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? )?\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?),? (?=\p{L})/u
const SUBJECT = new RegExp(
  String.raw`^(?:(?:today|tomorrow|yesterday|tonight|last night|this (?:morning|week)|on \w+day|it'?s|so|ok|and),? )?(my|our) ((?:old )?(?:${PETS})|${ROLES}),? (?!and (?:i|me)\b)(?=\p{L})(.+)$`,
  'isu',
)
/** A form before what is told: "birthday video: my dad turns 60". */
const LEAD =
  /^(?:(?:please )?(?:make|write|create|give)(?: me)? )?(?:an? |the )?(?:[\p{L}'-]+ ){0,4}?(?:message|video|speech|toast|card|wish|words|reel|tribute)(?: please)?\s*[,:.–-]\s*(?=(?:my|our)\b)/iu
/** A message to somebody who does something: "a message to my sister who is starting university". */
const TO_WHO =
  /^(?:please )?(?:(?:i|we) (?:want|need) |(?:make|write|create|give)(?: me)? )?(?:an? |some |the )?(?:(?:short|little|sweet|nice|warm|kind|heartfelt|cute|video) )*(?:message|note|words) (?:to|for) (?=(?:my|our)\b[^,.;]*? (?:who|who's)\b)/iu
/** "Happy 25 years of service to our nurse Carol". */
const YEARS_OF =
  /^(?:a )?(?:happy|congrat\p{L}+ (?:on|for)) (\d{1,2}) years (of service|with us|on the job|in the job|at work|(?:at|in|with) [\p{L}' ]{3,40}?),? (?:to|for|,) ?((?:my|our) .+)$/iu
const TRIBUTE =
  /^(?:an? |some(?:thing)? |the )?(?:[\p{L}-]+ ){0,4}?(?:goodbye|farewell|tribute|memorial|eulogy|goodbye words)(?: (?:message|video|words|speech|reel))? (?:to|for) (?=(?:my|our)\b)/iu
const LONG_MARRIED = new RegExp(
  String.raw`^(?:(?:today |we )?(?:celebrat\w+ )?)?(\d{1,2}|ten|twenty|thirty|forty|fifty) years (?:of marriage|married|together|with)(?:,? (?:to|with))?(?: (?:my (?:wife|husband|partner|girlfriend|boyfriend)))?(?: ((?!today\b)\p{L}+))?(?: today)?(?:[,.]| and) (.+)$`,
  'isu',
)
const MARRIED_TO =
  /^(?:me and my|my) (wife|husband|partner|girlfriend|boyfriend)(?: ((?!and\b|have\b)\p{L}+))?(?: and (?:i|me))? (?:have been|are|were) (?:married|together) (?:for )?(\d{1,2}) years(?: today)?(?:[,.]| and) (.+)$/isu

/** Nothing of the other occasions: somebody is tried, or something new begins. */
const IS_TRIED =
  /\b(?:(?:takes?|taking|has|having|sits?|sitting|facing|faces) (?:an?|her|his|their|the) (?:[\p{L}-]+ ){0,2}(?:exams?|tests?|interview|finals?|audition)|(?:runs?|running|competing|performing|racing)\b)/iu
const BEGINS_NEW =
  /\b(?:start(?:s|ing)?|begin(?:s|ning)?|going (?:to|back to) (?:university|college|school|work)|(?:has|having) (?:her|his|their) first day)\b/iu
const OCCASIONS: readonly (readonly [string, string, RegExp])[] = [
  [
    'birthday',
    'birthday message',
    /\b(?:turn(?:s|ed|ing)?|will be|becomes) (?:\d{1,3}|\p{L}+ty)\b|\bbirthday\b(?! (?:cakes?|part(?:y|ies)|cards?|gifts?))/iu,
  ],
  [
    'baby',
    'new baby message',
    /\b(?:had|got|having) (?:twins|triplets|(?:an? |her |his |their )(?:first |second |third |new )?(?:baby|child|girl|boy|son|daughter)|(?:the|their) babies)\b|\bgave birth\b|\bbecame (?:an? )?(?:mother|father|mom|mum|dad|parents)\b/i,
  ],
  [
    'graduation',
    'graduation message',
    /\bgraduat(?:es|ed|ing)\b|\bfinish(?:es|ed) (?:school|university|college|high school|med(?:ical)? school|nursing school|her degree|his degree)\b/i,
  ],
  ['retirement', 'retirement message', /\b(?:retires?|retiring|retired)\b/i],
  [
    'well',
    'get well message',
    /\bin (?:the )?hospital\b|\b(?:operation|surgery)\b|\b(?:broke|broken) (?:his|her|their|an?) (?:\p{L}+ )?(?:leg|arm|foot|hip|wrist|ankle|rib|collarbone|hand|toe)\b|\bis (?:sick|ill|recovering)\b|\b(?:has|got|caught) (?:the flu|covid|chickenpox|pneumonia)\b/iu,
  ],
  [
    'goodbye',
    'farewell message',
    /\b(?:leaves|leaving|moves away|moving (?:away|to|abroad|back)|moves (?:to|abroad|back)|(?:has|had|is having) (?:his|her|their) last day|last day)\b|\bfarewell\b/i,
  ],
  [
    'congratulations',
    'congratulations message',
    /\b(?:got|was|has been|just got) (?:promoted|engaged|accepted|hired|elected)\b|\bpassed (?:her|his|their|the)\b|\bgot (?:the|her|his|their|an?) (?:new |first |dream )?(?:job|licen[cs]e|degree|place|visa|citizenship)\b|\bwon\b|\bopen(?:s|ed) (?:her|his|their)\b|\bbought (?:her|his|their) first\b|\bfinished (?:her|his|their)\b|\bran (?:her|his|their)\b/i,
  ],
  [
    'anniversary',
    'anniversary message',
    /\bmarried (?:for )?\d|\b\d+ years (?:of marriage|married|together)\b|\banniversary\b/i,
  ],
  ['thanks', 'thank you message', /\bthank(?:s| you)\b/i],
]
const DIED =
  /\b(?:died|passed away|passed on|passed last|has passed|crossed the rainbow bridge|was put (?:down|to sleep)|had to be put (?:down|to sleep)|is gone|left us)\b/i
/** No greeting is right here. */
const GRAVE = /\b(?:dying|terminal\w*|hospice|coma|suicide|killed|murdered|miscarr\w+|stillb\w+)\b/i
/** Asks for something else. */
const ASKS =
  /\?|\b(?:how (?:to|do|can|should)|what (?:to|should|can)|tips|ideas|gifts?|advice|help me (?:with|find)|recipe|facts?|story|poem|jokes?|riddles?|quotes?|letter|roast|rap|lyrics|bedtime)\b/i
const MANY = /(?:parents|kids|twins|children)$/i
/** Says what is wished for, and nothing of them. */
const WISHED =
  /^(?:and |so |but )?(?:please|pls|(?:can|could) you|i(?:'d| would| do not| don'?t)? (?:want|need|like)|we(?:'d| would)? (?:want|need|like)|help me|(?:make|write|create|give|do|say|record) (?:me |us |him |her |them |an? |some|the |it |this )|keep it|(?:something|some|a|an) (?:\p{L}+ ){0,3}?(?:to (?:say|play|show|send|post|read|cheer)|words?|goodbye|farewell|message|speech|toast|video|card|for (?:him|her|them|the|it))\b|cheer (?:him|her|them) up|farewell|goodbye|(?:a )?(?:big )?thank you|(?:thank you|birthday|retirement|graduation|farewell|goodbye|wedding) (?:video|message|speech|card|wish\p{L}*|toast|post|reel)\b|(?:funny|warm|heartfelt|short|sweet|gentle|emotional|soft|sincere|no (?:clich\p{L}+|jokes))(?:,? (?:and )?\p{L}+)?$)/iu

/** The clauses that tell something of them. */
const toldIn = (text: string): string =>
  text
    .split(/(?<=[,.;!])\s+/)
    .filter((clause) => !WISHED.test(clause))
    .join(' ')
    .replace(/[,;]\s*$/, '')

/** "My dads 60th birthday" is of a dad who turns 60, and what he is called stands behind it. */
const DAY_OF = new RegExp(
  String.raw`^(?:(?:it'?s|today is|tomorrow is|for) )?(my|our) (${ROLES})['’]?s (\d{1,3})(?:st|nd|rd|th) (?:birthday|bday)(?! (?:cakes?|part(?:y|ies)|cards?|gifts?|ideas)\b)(?: is)?(?=$|[,.;!]| (?:on|this|next|today|tomorrow|and)\b)[,.;!]?`,
  'iu',
)
const CALLED = /[,;.]?\s*(?:(?:his|her) name(?: is|'s)|(?:he|she)(?:'s| is) called) (\p{L}[\p{L}'-]+)\b/iu
function restateDay(prompt: string): string {
  const [day, owner, role, age] = DAY_OF.exec(prompt) ?? []
  if (day === undefined) return prompt
  const rest = prompt.slice(day.length)
  const name = CALLED.exec(rest)?.[1] ?? ''
  return `${owner ?? ''} ${role ?? ''} ${capitalize(name)} turns ${age ?? ''}, ${rest.replace(CALLED, '').replace(/^[\s,]+/u, '')}`.replace(
    / {2,}/g,
    ' ',
  )
}
/** Reads what a prompt tells of somebody on an occasion, or of a pet that died; null for any other prompt. */
export function restateOccasion(typed: string): Restated | null {
  const prompt = restateDay(typed)
  if (ASKS.test(prompt.replace(LOVES_ON, ' ')) || GRAVE.test(prompt)) return null
  const [, years, where = '', whom = ''] = YEARS_OF.exec(prompt) ?? []
  if (years !== undefined)
    return { kind: 'service', prompt: `message for ${whom}, ${years} years ${where}`, pet: '' }
  const told = toldIn(prompt.replace(LEAD, '').replace(TRIBUTE, '').replace(TO_WHO, ''))
  return restateMarriage(told) ?? restateSubject(told, TRIBUTE.test(prompt), prompt)
}

function restateMarriage(prompt: string): Restated | null {
  const [, years, name = '', rest = ''] = LONG_MARRIED.exec(prompt) ?? []
  const [, role = '', called = '', count, more = ''] = MARRIED_TO.exec(prompt) ?? []
  const span = years ?? count
  if (span === undefined) return null
  const whom = name || called || `my ${role || 'love'}`
  return {
    kind: 'married',
    prompt: `anniversary message for ${whom}, ${span} years, ${rest || more}`,
    pet: '',
  }
}

function restateSubject(told: string, isTribute: boolean, prompt: string): Restated | null {
  const [, owner = '', role = '', behind = ''] = SUBJECT.exec(told) ?? []
  if (role === '') return null
  const name = NAME.exec(behind)?.[1] ?? ''
  const rest = behind
    .replace(NAME, '')
    .replace(/^who's /i, 'is ')
    .replace(/^who /i, '')
  const isPet = new RegExp(`^(?:old )?(?:${PETS})$`, 'i').test(role)
  const whom = `${owner.toLowerCase()} ${role}${name === '' ? '' : ` ${name}`}`
  const he = MANY.test(role) ? 'they' : 'he'
  if (DIED.test(prompt) || (isPet && isTribute)) return restateLoss({ isPet, role, whom, he, rest })
  const found = OCCASIONS.find(([, , pattern]) => pattern.test(prompt)) ?? restateDeed(prompt)
  if (isPet || found === undefined) return null
  const [kind = '', form = ''] = found
  const said = rest
    .replace(/^(?:is )?leaves\b/i, 'is leaving')
    .replace(/^retires\b/i, 'is retiring')
    .replace(/^moves\b/i, 'is moving')
    .replace(/^(?:will be|becomes) (?=\d)/i, 'turns ')
  return { kind, prompt: `${form} for ${whom}, ${he} ${said}`, pet: '' }
}

/** What somebody begins is wished luck, and what they do besides is cheered. */
const restateDeed = (prompt: string): readonly [string, string] | undefined => {
  if (!TO_WHO.test(prompt)) return undefined
  if (IS_TRIED.test(prompt)) return ['trial', 'good luck message']
  return BEGINS_NEW.test(prompt) ? ['start', 'good luck message'] : ['cheer', 'message']
}

type Loss = {
  readonly isPet: boolean
  readonly role: string
  readonly whom: string
  readonly he: string
  readonly rest: string
}

/** That somebody died is known to whom it is said to: only what they were is told. */
function restateLoss({ isPet, role, whom, he, rest }: Loss): Restated | null {
  const [first = '', ...more] = rest.split(/[,.;]\s+|\s+and (?=(?:he|she|it|we|i)\b)/i)
  const years = /\bafter ((?:\d+|\p{L}+) (?:years|months|happy years|years with us))\b/iu.exec(first)?.[1]
  const kept = DIED.test(first) ? more : [`${he} ${first}`, ...more]
  const told = [
    ...(years === undefined ? [] : [`we had ${years} with you`]),
    ...kept.filter((each) => !DIED.test(each)),
  ]
  if (told.length === 0) return null
  return {
    kind: isPet ? 'pet' : 'memorial',
    prompt: `goodbye message for ${whom}, ${told.map((each) => each.replace(/^it\b/i, 'he')).join(', ')}`,
    pet: isPet ? role.replace(/^old /i, '').toLowerCase() : '',
  }
}
