import { capitalize } from '@hookreel/film'
import { writeShares } from '../../../text/write-digits.ts'
import type { CallSign } from '../scene-plan.ts'

/** What a scene says once everything that no picture can show is taken away. */
export type ReadNarration = {
  /** The sentences that carry the scene, without countdown marks; never empty when the narration has words. */
  readonly text: string
  /** Set when the scene does nothing but call on its viewers. */
  readonly call: Call | null
}

/** A call on the viewers, said in the fewest true words, with the sign that stands for it. */
export type Call = { readonly words: readonly string[]; readonly sign: CallSign | null }

const NUMERAL =
  '(?:#?\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty)'
const COUNTED =
  '(?:fact|tip|myth|rule|step|habit|reason|sign|mistake|belief|level|place|secret|lesson|thing|clue|question|trick)'
const ORDINAL =
  '(?:first(?:ly| of all| up)?|second(?:ly)?|third(?:ly)?|fourth|fifth|sixth|next|next up|then|last(?:ly)?|finally|and finally)'
/** "Number three:", "Fact two:", "Three:", "Step one." and "First," at the head of a sentence. */
const COUNTDOWN_MARKS: readonly RegExp[] = [
  new RegExp(`^(?:and )?(?:${COUNTED} )?number ${NUMERAL}\\s*[:.,?–—-]\\s+(?=\\S)`, 'i'),
  new RegExp(`^(?:and )?${COUNTED} ${NUMERAL}\\s*[:.,–—-]\\s+(?=\\S)`, 'i'),
  new RegExp(`^(?:and )?${NUMERAL}\\s*[:.)]\\s+(?=\\S)`, 'i'),
  new RegExp(`^${ORDINAL}\\s*[,:]\\s+(?=\\S)`, 'i'),
]
/** Ways into a sentence that are not what it is about. */
const LEAD_IN =
  /^(?:they say|people say|some say|you may have heard|you have probably heard|everyone says|many believe|it is said|the truth is|did you know|do you know|fun fact|remember|so|and yet|but)(?: that\b|[,:])\s+(?=\S)/i
/** Sentences that only hold the film together. */
const FILLER: readonly RegExp[] = [
  /^here (?:is|are|'s) (?:the answer|why|how|what happened|the reason|the truth|one more)\b[^,;:]{0,24}[.!:]$/i,
  /^the answer comes (?:last|at the end)\b.*$/i,
  /^(?:stay|wait) (?:until|till|to|for) the end\b.*$/i,
  /^(?:let me explain|listen to this|watch this|think about (?:it|that)|believe it or not)[.!]$/i,
]

type CallRule = { readonly says: RegExp; readonly answer: (said: RegExpExecArray) => Call }

const CALL_RULES: readonly CallRule[] = [
  {
    says: /^follow (?:me |us )?for part (\w+)/i,
    answer: (said) => ({ words: ['Follow', `for part ${inDigits(said[1] ?? '')}`], sign: 'bell' }),
  },
  {
    says: /^(?:so |now |and )?(?:please )?follow(?:[.!]|$| (?:for|me|us|along|this (?:page|account|channel|series)|and|if|to (?:see|get|learn|find|hear|know))\b)/i,
    answer: () => ({ words: ['Follow', 'for more'], sign: 'bell' }),
  },
  { says: /^subscribe\b/i, answer: () => ({ words: ['Subscribe', 'for more'], sign: 'bell' }) },
  {
    says: /^(?:so |now )?save (?:this|it)(?:[.!,]|$| (?:video|list|post|one|clip|for|before|and|so|to)\b)/i,
    answer: () => ({ words: ['Save this'], sign: 'bookmark' }),
  },
  {
    says: /^(?:share|send|show) (?:this|it)(?:[.!,]|$| (?:video|list|post|to|with|on)\b)/i,
    answer: (said) => ({ words: [`${said[0].split(' ')[0] ?? 'Share'} this`], sign: 'speech' }),
  },
  { says: /^(?:tell me|let me know)\b/i, answer: () => ({ words: ['Tell me'], sign: 'speech' }) },
  {
    says: /^(?:comment\b|leave (?:a|your) (?:comment|answer)|(?:drop|write|put|leave|type) (?:it|your|a|the)\b.*\b(?:comments?|below)\b)/i,
    answer: () => ({ words: ['Comment'], sign: 'speech' }),
  },
  {
    says: /^(?:so,? |and )?which (?:(?:one|of (?:these|them|those))\b|(\w+) )(?=.*\b(?:you|your)\b).*\?$/i,
    answer: (said) => ({ words: ['Which', `${said[1] ?? 'one'}?`], sign: 'speech' }),
  },
  {
    says: /^(?:so,? |and )?how many (?:of (?:these|them|those) )?(?:did|do|have|will|would) you\b.*\?$/i,
    answer: () => ({ words: ['How many', 'did you get?'], sign: 'speech' }),
  },
  {
    says: /^(?:so,? |and )?(would|could) you\b.*\?$/i,
    answer: (said) => ({ words: [`${said[1] ?? 'Would'} you?`], sign: 'speech' }),
  },
  {
    says: /^(?:did|do) you believe (?:it|that|them|one)\?$/i,
    answer: () => ({ words: ['Did you', 'believe it?'], sign: 'speech' }),
  },
]

/** Takes countdown marks, lead-ins, filler and calls off an English narration, as long as something else remains. */
export function readNarration(narration: string): ReadNarration {
  const sentences = writeShares(narration)
    .split(/(?<=[.!?…]["'”’)]?)\s+/)
    .reduce<string[]>(joinMark, [])
    .map(stripMark)
    .filter((sentence) => sentence !== '')
  const carrying = sentences.filter((sentence) => !isFiller(sentence) && callOf(sentence) === null)
  if (carrying.length > 0) return { text: carrying.map(stripLeadIn).join(' '), call: null }
  const call = sentences.map(callOf).find((found) => found !== null) ?? announce(sentences[0] ?? '')
  return { text: sentences.join(' ') || narration, call }
}

// "Number three. Sharks can feel it.": the mark belongs to the sentence behind it.
function joinMark(joined: string[], sentence: string): string[] {
  const before = joined.at(-1)
  if (before === undefined || !/^(?:\w+ ){0,2}\w+[.:?]$/.test(before) || stripMark(`${before} x`) !== 'X') {
    return [...joined, sentence]
  }
  return [...joined.slice(0, -1), `${before} ${sentence}`]
}

function stripMark(sentence: string): string {
  const mark = COUNTDOWN_MARKS.find((pattern) => pattern.test(sentence))
  return mark ? capitalize(sentence.replace(mark, '')) : sentence
}

function stripLeadIn(sentence: string): string {
  return LEAD_IN.test(sentence) ? capitalize(sentence.replace(LEAD_IN, '')) : sentence
}

function isFiller(sentence: string): boolean {
  return FILLER.some((pattern) => pattern.test(sentence))
}

function callOf(sentence: string): Call | null {
  for (const { says, answer } of CALL_RULES) {
    const said = says.exec(sentence)
    if (said) return answer(said)
  }
  return null
}

/** A scene of filler alone says so in its own first words. */
function announce(sentence: string): Call | null {
  if (!isFiller(sentence)) return null
  const [first = '', second = '', ...rest] = sentence.replace(/[.!:?]+$/, '').split(' ')
  return {
    words: [`${first} ${second}`, rest.slice(0, 2).join(' ')].filter((line) => line !== ''),
    sign: null,
  }
}

function inDigits(numeral: string): string {
  const value = 'zero one two three four five six seven eight nine ten'
    .split(' ')
    .indexOf(numeral.toLowerCase())
  return value < 0 ? numeral : String(value)
}
