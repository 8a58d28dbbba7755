import { tableOf } from '@hookreel/film'
import { nlp } from '../../../text/english.ts'
import { capitalizeNames } from '../interview/read-subject.ts'
import { capitalize } from '../wording.ts'

export type Message = {
  /** What for: the `kind` of a shape in `messages.ts`. */
  readonly kind: string
  /** As somebody is spoken to: "Mom", "my love"; empty where nobody is named. */
  readonly to: string
  readonly why: string
  readonly details: string
  /** "Merry Christmas", where that is the message. */
  readonly feast: string
}

const FORM = String.raw`(?:video|message|msg|text|wish(?:es)?|greetings?|card|reel|clip|note|shout ?-?out|post|dm)\b`
const FEAST =
  /\b(?:merry|happy) (?:christmas|xmas|new year(?:'s)?(?: eve)?|easter|diwali|eid|hanukkah|thanksgiving|halloween|holidays|mother'?s day|father'?s day|valentine'?s day|women'?s day|teachers?'? day)\b|\beid mubarak\b|\b(?:mother'?s|father'?s) day(?= (?:video|message|wish|greeting|card))/i
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['birthday', new RegExp(String.raw`\bhappy birthday\b|\bbirthday ${FORM}`, 'i')],
  [
    'thanks',
    new RegExp(
      String.raw`\bthank[- ]?(?:you|s)[- ]${FORM}|^(?:saying |say )?thank(?: you|s|ing) (?:to )?(?:my|our|the|all)\b`,
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
  ['congratulations', new RegExp(String.raw`\bcongrat\w* ${FORM}|^congrat\w+ (?:to|for) (?:my|our)\b`, 'i')],
  ['well', /\bget well(?: soon)?\b/i],
  ['anniversary', new RegExp(String.raw`\bhappy (?:wedding )?anniversary\b|\banniversary ${FORM}`, 'i')],
  ['missing', new RegExp(String.raw`\b(?:i )?miss(?:ing)? you ${FORM}`, 'i')],
  ['love', new RegExp(String.raw`\b(?:i love you|love|valentine'?s?(?: day)?|romantic) ${FORM}`, 'i')],
  ['goodbye', new RegExp(String.raw`\b(?:goodbye|farewell|retirement) ${FORM}`, 'i')],
  ['welcome', new RegExp(String.raw`\bwelcome ${FORM}`, 'i')],
]
/** Asks about messages, for other words, or for an event. */
const ABOUT =
  /^(?:the )?(?:best|top)\b|\b(?:how to|ideas?|tips|facts?|history|why|quotes?|stor(?:y|ies)|what to|speech|jokes?|riddles?|lyrics|poem|invit\w+|template|party|promo|ads?|sale|offer|follow(?:ers)?|subscribers?|letter|roast|rap|rhym\w*|sarcastic)\b/i
/** Who has died is told nothing of cake, and is not asked to call. */
const GONE =
  /\b(?:heaven|passed (?:away|on)|died|deceased|departed|(?:my|our) late|rip|rest in peace|in (?:loving )?memory|memorial|funeral|grave)\b/i
const PARENT =
  /\b(?:mom|mum|mommy|mummy|mother|mama|dad|daddy|father|papa|grandma|grandpa|grandmother|grandfather|granny|nana)\b(?![- ]in[- ]law)/i
const WHOM =
  /\b(?:for|to|thanking|thank(?= (?:my|our|the|all)\b)) (?!whatsapp\b|tiktok\b|instagram\b|facebook\b|youtube\b|say\b|tell\b|make\b|wish\b|be\b|all that\b|the (?:day|week|year)\b)(my|our|an?|the|all (?:of )?(?:my|our))? ?([\p{L}][\p{L}'-]*(?: [\p{L}][\p{L}'-]*){0,3}?)(?='s\b|\s+(?:after|for|on|who|because|turning|from|in|at|with|when|and|as|that)\b|[,.!:;]|$)/iu
const NAMED_ROLE =
  /^(?:mom|mum|mommy|mummy|dad|daddy|mama|papa|grandma|grandpa|granny|grandad|nana|auntie|boss|coach|team|everyone|everybody|folks)$/i
const LOVED = /^(?:girlfriend|boyfriend|wife|husband|fianc[eé]e?|partner|gf|bf|love)$/i
const FORMAL: Readonly<Record<string, string>> = tableOf({
  ...{ mother: 'Mom', father: 'Dad', grandmother: 'Grandma', grandfather: 'Grandpa' },
})
const GUESTS =
  /^(?:customers?|clients?|guests?|patients?|members?|visitors?|students?|teachers?|colleagues?|coworkers?|employees|volunteers|neighbors|fans|friends|parents)$/i

/** Reads a prompt that asks for a message to somebody; null for any other. */
export function readMessage(asked: string): Message | null {
  const prompt = asked.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()
  if (ABOUT.test(prompt) || GONE.test(prompt) || prompt.split(' ').length > 40) return null
  const feast = FEAST.exec(prompt)?.[0] ?? ''
  const found = KINDS.find(([, pattern]) => pattern.test(prompt))?.[0]
  const isAsked = feast !== '' && (new RegExp(FORM, 'i').test(prompt) || WHOM.test(prompt))
  if (found === undefined && !isAsked) return null
  const whom = /\b(my|our) ([\p{L} -]{2,25}?)'s (?:\d+\w* )?birthday/iu.exec(prompt) ?? WHOM.exec(prompt)
  // Without anybody to speak to, only the person knows what is meant.
  if (whom === null || new RegExp(FORM, 'i').test(whom[2] ?? '')) return null
  const [clause = '', ...rest] = prompt.split(/[,.;:!]\s+/)
  const behind = clause.slice(Math.max(0, clause.indexOf(whom[2] ?? '') + (whom[2] ?? '').length))
  const isBusiness = /\b(?:customers?|clients?|guests?|patients?|members?)\b/i.test(whom[2] ?? '')
  const isParent = /^(?:happy )?(?:mother|father)'?s day$/i.test(feast) && PARENT.test(whom[2] ?? '')
  const kind = isAsked ? (isParent ? 'parent' : isBusiness ? 'feast-business' : 'feast') : (found ?? '')
  return {
    kind,
    to: addressOf(whom[1] ?? '', whom[2] ?? ''),
    why: whyOf(kind, behind),
    details: [ageOf(behind), ...rest.flatMap((each) => toYou(each))].filter(Boolean).join(' '),
    feast: capitalizeFeast(/^(?:mother|father)/i.test(feast) ? `happy ${feast}` : feast),
  }
}

const capitalizeFeast = (feast: string): string =>
  feast
    .replace(/\bxmas\b/i, 'Christmas')
    .replace(/\b(?!day\b)\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/'S\b/g, "'s")
    .replace(/\bday\b/g, 'Day')

function addressOf(owner: string, whom: string): string {
  const bare = whom.trim()
  const formal = FORMAL[bare.toLowerCase()]
  if (formal !== undefined) return formal
  if (NAMED_ROLE.test(bare))
    return /^(?:team|everyone|everybody|folks|boss|coach)$/i.test(bare)
      ? bare.toLowerCase()
      : capitalize(bare)
  if (LOVED.test(bare)) return 'my love'
  if (GUESTS.test(bare)) return `dear ${bare.toLowerCase()}`
  const name = /^(?:[\p{L} -]+ )?(\p{Lu}\p{L}+)$/u.exec(bare)?.[1]
  if (name !== undefined) return name
  if (owner === '') return capitalizeNames(bare)
  return /^(?:my|our)/i.test(owner) ? `my ${bare.toLowerCase()}`.replace(/^my (?=\p{L}+s$)/u, 'my dear ') : ''
}

/** What it is said for, as it was typed: "after a hard quarter", "for fixing the roof". */
function whyOf(kind: string, behind: string): string {
  const [, link = '', what = ''] = /^\s*(after|for|because of|on|who) (.+)$/i.exec(behind) ?? []
  const said = what
    .replace(/[.!?]+$/, '')
    .replace(/\bi\b/g, 'I')
    .replace(/^(?:his|her|their)\b/i, 'your')
  if (said === '' || /\b(?:tiktok|instagram|youtube|reels|whatsapp|birthday)\b/i.test(said)) return ''
  if (/^after$/i.test(link)) return `After ${said}, that has to be said out loud.`
  if (/^who$/i.test(link)) return toYou(`they ${said}`).join(' ')
  if (/^(?:for|because of)$/i.test(link) && kind === 'thanks') return `Thank you for ${said}.`
  if (/^(?:for|because of)$/i.test(link) && kind === 'sorry') return `I am sorry for ${said}.`
  if (/^(?:on|for)$/i.test(link) && kind === 'congratulations') return `Congratulations on ${said}.`
  return ''
}

const ageOf = (behind: string): string => {
  const age = /\b(?:turning|turns) (\d{1,3}|[a-z]+)\b/i.exec(behind)?.[1]
  return age === undefined ? '' : `You are turning ${age}.`
}

/** What a prompt tells of somebody, said to them: "she loves gardening" is "You love gardening". */
function toYou(clause: string): string[] {
  if (!/^(?:and )?(?:she|he|they|it'?s|you)\b/i.test(clause.trim())) return []
  return clause
    .trim()
    .replace(/[.!?]+$/, '')
    .replace(/^and /i, '')
    .split(/ and (?=(?:she|he|they) |\p{L}+s )/iu)
    .map((each) => {
      const bare = each.replace(/^(?:she|he|they|you)(?:'s| is| are)?\s+/i, (lead) =>
        /(?:'s| is| are)\s+$/i.test(lead) ? 'are ' : '',
      )
      const [verb = '', ...others] = bare.split(' ')
      const isPast = verb.endsWith('ed') || nlp(verb).verbs().isPlural().found
      const plain = verb === 'are' || isPast ? verb : nlp(verb).verbs().toInfinitive().all().text() || verb
      const told = others
        .join(' ')
        .replace(/\b(?:her|his|their)\b/gi, 'your')
        .replace(/\b(?:him|them)\b/gi, 'you')
      return capitalizeNames(`You ${plain === 'has' ? 'have' : plain} ${told}.`.replace(/\bi\b/g, 'I'))
    })
}
