import { CHUNKED, endsAt, type ReadWords } from './read-words.ts'

/** Words before what they deny: without them it would say the contrary. */
const DENIES =
  /^(?:not|never|no|without|cannot|hardly|barely|scarcely|nobody|nothing|none|neither|nor|unless|refus(?:e|es|ed|ing)|stop(?:s|ped|ping)?|quits?|fail(?:s|ed|ing)?|forg[eo]ts?|forgotten|avoid(?:s|ed|ing)?|prevent(?:s|ed|ing)?|almost|nearly|instead|rather)$/
/** These deny what is to be done alone: "refused | to die", "stopped | working", but not "stopped | the bus". */
const DENIES_DEEDS =
  /^(?:refus(?:e|es|ed|ing)|stop(?:s|ped|ping)?|quits?|fail(?:s|ed|ing)?|forg[eo]ts?|forgotten|avoid(?:s|ed|ing)?|prevent(?:s|ed|ing)?)$/
/** And these what is counted or happens: "almost | forgot", but "almost | nine thousand" is as many. */
const NEARLY = /^(?:almost|nearly|hardly|barely|scarcely)$/
/** Farther off it denies something else. */
const REACH = 6

/** Where the word stands that denies what begins at a word; undefined where nothing does. */
export function findDenial(read: ReadWords, from: number, first: number): number | undefined {
  let isLed = false
  for (let at = from - 1; at >= first && at >= from - REACH && !endsAt(read, at); at -= 1) {
    if (isDenying(read, at)) return behindHelpers(read, at, first)
    const kind = read.kinds[at]
    // "Too tired | to run".
    if (isLed && read.plain[at] === 'too') return at
    if (kind === 'to') isLed = true
    if (kind === 'noun') return subjectDenies(read, at, first)
    if (kind === 'joining' || kind === 'pronoun') return undefined
  }
  return undefined
}

/** Whether a word turns what follows it into its contrary. */
export function isDenying({ plain, kinds }: ReadWords, at: number): boolean {
  const [word, next] = [plain[at] ?? '', plain[at + 1] ?? '']
  if (word.endsWith("n't")) return true
  if (!DENIES.test(word)) return false
  if (/^(?:not|never)$/.test(word)) return !/^(?:only|just)$/.test(next)
  if (NEARLY.test(word)) return kinds[at + 1] === 'verb' || kinds[at + 1] === 'auxiliary'
  if (word === 'instead') return next === 'of'
  if (word === 'rather') return next === 'than'
  if (DENIES_DEEDS.test(word)) return next === 'to' || next === 'from' || next.endsWith('ing')
  return true
}

/** "Would | not give", "do | not open": the helper comes along where it is one of few letters. */
function behindHelpers({ plain, kinds }: ReadWords, at: number, first: number): number {
  const isHelped = plain[at] === 'not' && kinds[at - 1] === 'auxiliary' && at > first
  return isHelped && /^(?:could|can|did|do|does|will|would|should|must)$/.test(plain[at - 1] ?? '')
    ? at - 1
    : at
}

/** "No dog | barked", "nobody else | came". */
function subjectDenies(read: ReadWords, noun: number, first: number): number | undefined {
  let at = noun
  while (at > first && CHUNKED.has(read.kinds[at - 1]) && !endsAt(read, at - 1)) at -= 1
  if (/^(?:nobody|nothing|none)$/.test(read.plain[at] ?? '')) return at
  return at > first && read.plain[at - 1] === 'no' ? at - 1 : undefined
}
