import { lookupTable } from '@hookreel/film'
import { nlp } from '../../../text/english.ts'
import { capitalizeNames } from '../capitalize-names.ts'
import { capitalize } from '../wording.ts'

const ADVERB =
  /^(?:always|never|also|really|just|still|often|even|once|usually|only|already|truly|recently|finally|secretly|absolutely|both|all)$/i
const SPOKEN_TO: Readonly<Record<string, string>> = lookupTable({
  ...{ is: 'are', was: 'were', has: 'have', does: 'do', goes: 'go', "isn't": "aren't", "wasn't": "weren't" },
  ...{ "hasn't": "haven't", "doesn't": "don't" },
})
const UNCHANGED = /ss$|^(?:us|this|his|its|yes|less)$/i
/** Somebody is the object of a sentence here; elsewhere "her" is whose something is. */
const HER_OBJECT =
  /\bher(?= (?:to|in|on|at|with|for|and|from|how|what|when|that|an?|the|so|through|by|every|all|up|back|out|away|very|much|like)\b|[,.]|$)/giu
/** Says what somebody is, without a verb: "first in our family to finish college", "a huge football fan". */
const IS_WHAT =
  /^(?:the )?(?:(?:very )?(?:first|best|oldest|youngest|only|greatest|kindest|funniest|strongest)\b|most \p{L}+)/iu
const BY_SPEAKER = /^(?:i|we|my|our)\b/i
const ABOUT_THEM = /^(?:and |because |but )?(she|he|they|it'?s|you|who)(?=['\s])/i
const LONGEST_ADDED_WORDS = 8

/** "Loves" as it is said to somebody: "love". Past forms stay. */
function verbToThem(verb: string): string {
  const known = SPOKEN_TO[verb.toLowerCase()]
  if (known !== undefined) return known
  if (!/s$/i.test(verb) || UNCHANGED.test(verb)) return verb
  if (/ies$/i.test(verb) && verb.length > 4) return `${verb.slice(0, -3)}y`
  return /(?:[cs]h|x|zz|ss)es$/i.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1)
}

/** The first verb behind what only colors it, as it is said to somebody. */
function conjugate(words: string): string {
  const all = words.split(' ')
  const at = all.findIndex((word) => !ADVERB.test(word))
  return all.map((word, index) => (index === at ? verbToThem(word) : word)).join(' ')
}

/** "And makes the best lasagna" has a second verb, "roses and tulips" none. */
function conjugateSecond(words: string): string {
  const colored =
    /\band (still|always|never|also|even|really|often) (\p{L}+s)\b/u.exec(words) ??
    /(?<=^are (?:\d+|\p{L}+) )and ()(\p{L}+[^s]s) /u.exec(words)
  if (colored?.[2] !== undefined)
    return words.replace(colored[0], colored[0].replace(colored[2], verbToThem(colored[2])))
  const second = nlp(`she ${words}`)
    .match('and (#Adverb|#Negative)? [#PresentTense]', 0)
    .not('#Gerund')
    .first()
    .text()
  return second === ''
    ? words
    : words.replace(new RegExp(`\\band ((?:[\\p{L}]+ )?)${second}\\b`, 'u'), `and $1${verbToThem(second)}`)
}

/**
 * What a prompt tells of somebody, said to them: "she loves gardening" is "You love gardening". `other` is who else the prompt speaks
 * of ("my daughter" where her teacher is thanked). Null for what says nothing of them.
 */
export function sayToThem(clause: string, other = ''): string | null {
  const said = clause.trim().replace(/[.!?]+$/, '')
  if (BY_SPEAKER.test(said))
    return finish(said.replace(/\b(?:her|him|them)\b(?! \p{L}+s? (?:is|was)\b)/giu, 'you'))
  if (IS_WHAT.test(said)) return finish(`You are the ${said.replace(/^the /i, '')}`)
  if (/^an? \p{L}/iu.test(said)) return finish(`You are ${said}`)
  const who = ABOUT_THEM.exec(said)?.[1]
  const isBare =
    who === undefined &&
    /^(?:loves|likes|enjoys|adores|hates|works|plays|lives|makes|collects|always|never)\b/i.test(said)
  if (who === undefined && !isBare) return null
  const told = said.replace(/^(?:and|because|but) /i, '').replace(/^(?:she|he|they|it|you|who)\s*/i, '')
  const verbs = told
    .replace(/^['’]?s (been|got|had|always been|never been)\b/i, 'have $1')
    .replace(/^(?:['’]s|['’]re)(?= )/i, 'are')
    .replace(/^['’]ve(?= )/i, 'have')
  const spoken = /^they$/i.test(who ?? '') ? verbs : conjugateSecond(conjugate(verbs))
  // Of one who did something for her, "her" is somebody else; who is meant is only known where the prompt names them.
  const object = other === '' ? 'them' : other
  return finish(
    `You ${spoken
      .replace(HER_OBJECT, /^they$/i.test(who ?? '') ? 'you' : object)
      .replace(/\bhim\b/gi, object)
      .replace(othersOf(who), 'your')
      .replace(/\b(?:herself|himself)\b/gi, 'yourself')
      .replace(/\bthemselves\b/gi, 'yourselves')}`,
  )
}

/** What is his is not hers: "she learned his sign for him" leaves it his. */
const othersOf = (who = ''): RegExp =>
  /^she$/i.test(who) ? /\b(?:her|their)\b/gi : /\b(?:her|his|their)\b/gi

const finish = (said: string): string => `${capitalize(capitalizeNames(said.replace(/\bi\b/g, 'I')))}.`

/** Whether a clause only goes on with what the one before it counts up: "coffee and bad puns". */
export const goesOn = (clause: string): boolean =>
  clause.split(' ').length <= LONGEST_ADDED_WORDS &&
  !/^(?:no|not|without|never)\b/i.test(clause) &&
  !/\b(?:make|keep|use|include|mention|end|add|video|tone|minute|seconds?|funny|heartfelt|short|sweet|emotional)\b/i.test(
    clause,
  ) &&
  !nlp(clause).has('(#Copula|#Modal|#PastTense|#Infinitive)')

/** Adds such a clause to what was told last, said to them: "You love fishing, bad jokes and your truck." */
export function goOn(told: string[], clause: string): void {
  const said = clause.replace(/\b(?:his|her|their)\b/giu, 'your').replace(/ & /g, ' and ')
  told.push(`${(told.pop() ?? '').replace(/\.$/, '')}, ${said}.`)
}
