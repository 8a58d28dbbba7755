import { splitSentences } from '@hookreel/film'
import { capitalize, numberWord, ordinalWord } from './embedded/wording.ts'

const MOST = 20
const NUMBERS = Array.from({ length: MOST + 1 }, (_, count) => [
  String(count),
  numberWord(count),
  ordinalWord(count),
  `${ordinalWord(count)}ly`,
])
/** A number as it is written or spoken; undefined for other words. */
function readNumber(word: string): number | undefined {
  const at = NUMBERS.findIndex((ways) => ways.includes(word.toLowerCase()))
  return at < 0 ? undefined : at
}

/** What titles count. Of other things a number may be a name, a time or an amount: "Apollo 13", "in 5 minutes". */
const THINGS =
  '(?:facts|things|ways|tips|reasons|signs|habits|myths|lies|truths|steps|parts|rounds|rules|mistakes|secrets|tricks|hacks|ideas|lessons|questions|answers|riddles|jokes|quotes|words|idioms|proverbs|places|animals|creatures|foods|inventions|discoveries|mysteries|events|moments|examples|stories|exercises|stretches|moves|causes|effects|benefits|clues|beliefs)'
const COUNT = `(?<count>\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`
const COUNTED = new RegExp(
  `(?<before>^(?:the |top |these |here are |i ranked |my )*|[:,(] ?|\\b(?:in|with|of|these|top) )${COUNT}(?<between> (?:[\\p{L}'’-]+ ){0,3}?${THINGS}\\b)`,
  'iu',
)
/** Where a title ends with how it is told, the words go with their number: ": 5 Steps", " in 5 Parts". */
const TAIL = new RegExp(
  `(?<=\\S)(?:[:,] ?| in )${COUNT} (?:[\\p{L}'’-]+ )?${THINGS}(?= \\(Improved\\)$|$)`,
  'iu',
)

/** How a sentence says that it begins another one of several things, with its number where it has one. */
const NUMBERED = [
  /^(?:and )?(?:number|part|round|step|fact|reason|sign|tip|rule|way|lesson|mistake|habit|myth|thing|idea|secret|question) (\p{L}+|\d{1,2})\b/iu,
  /^(\p{L}+|\d{1,2})[:.)]/u,
  /^(?:and )?in (\p{L}+) place\b/iu,
  /^(?:the )?(\p{L}+)(?: one)?[:,]/iu,
]
const NEXT =
  /^(?:next|then|after that|and last|and finally|finally|last one|lastly|last|start here|once that sticks|then comes this one)\b[^:.]{0,20}[:.]/i
const WINNER = /^and the winner\b/i

/** How many things a script counts as it tells them; undefined where it does not count aloud. */
export function countTold(script: string): number | undefined {
  const numbers = new Set<number>()
  let others = 0
  for (const sentence of splitSentences(script)) {
    const text = sentence.trim()
    const found = NUMBERED.flatMap((way) => readNumber(way.exec(text)?.[1] ?? '') ?? [])[0]
    if (found !== undefined && found > 0) numbers.add(found)
    else if (WINNER.test(text)) numbers.add(1)
    else if (NEXT.test(text)) others += 1
  }
  const count = numbers.size + others
  return numbers.size > 0 && count > 1 ? count : undefined
}

/**
 * A title that promises no other number of things than its script has, after the last change of either: another number where the script
 * counts aloud, and none where it has too few sentences for it. `before`: the script that the number was true of; where that did not
 * count aloud either and has lost a sentence, nobody knows how many things are left.
 */
export function settleTitle(title: string, script: string, before?: string): string {
  const { count: written, before: front = '', between = '' } = COUNTED.exec(title)?.groups ?? {}
  const promised = written === undefined ? undefined : readNumber(written)
  if (written === undefined || promised === undefined || promised < 2 || script.trim() === '') return title
  const told = countTold(script)
  if (told === promised) return title
  if (told === undefined) {
    const sentences = splitSentences(script).length
    const isFewer = before !== undefined && sentences < splitSentences(before).length
    return sentences <= promised || isFewer ? dropCount(title) : title
  }
  const word = /\d/.test(written) ? String(told) : numberWord(told)
  const settled = /^\p{Lu}/u.test(written) ? capitalize(word) : word
  return title.replace(COUNTED, () => `${front}${settled}${between}`)
}

function dropCount(title: string): string {
  const short = title.replace(TAIL, '')
  if (short !== title) return short
  const bare = title.replace(COUNTED, (...found) => {
    const { before = '', between = '' } = found.at(-1) as Readonly<Record<string, string>>
    return `${before.replace(/^(?:the |top )+$/i, '')}${between.trimStart()}`
  })
  return capitalize(bare)
}
