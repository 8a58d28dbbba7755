import { nlp } from '../../../text/english.ts'

const TITLE =
  /^how (?!(?:to|come|about|do|does|did|is|are|was|were|can|could|would|should|will|has|have|my|our|i|we|fast|far|much|many|long|deep|old|big|tall|high|heavy|often|hot|cold|strong|wide|well|soon|hard|\d+)\b)/i
/** A longer one says more than it asks. */
const MAX_WORDS = 14

type Term = { readonly text: string; readonly tags: readonly string[] }

/**
 * "How a fridge keeps food cold" as the question that it is: "how does a fridge keep food cold". Null for what is told of the past, which
 * is a story, and for any other text.
 */
export function askTitle(text: string): string | null {
  if (!TITLE.test(text) || text.split(/\s+/).length > MAX_WORDS) return null
  const terms: readonly Term[] = nlp(text).terms().json().flatMap(termsOf)
  const at = terms.findIndex((term, index) => index > 1 && isDone(term) && !isDone(terms[index + 1]))
  const verb = terms[at]
  if (verb === undefined || terms.slice(at + 1).some(({ tags }) => tags.includes('PastTense'))) return null
  const words = text.trim().split(/\s+/)
  // What was split or joined on the way is left as it stands.
  if (words[at]?.toLowerCase() !== verb.text.toLowerCase()) return null
  const bare = nlp(verb.text).verbs().toInfinitive().text().trim()
  const isOne = /s$/i.test(verb.text) && bare !== '' && bare !== verb.text
  const before = words.slice(1, at).join(' ')
  const after = words.slice(at + 1).join(' ')
  return `how ${isOne ? 'does' : 'do'} ${before} ${isOne ? bare : verb.text} ${after}`.trim()
}

const termsOf = (sentence: { readonly terms?: readonly Term[] }): readonly Term[] => sentence.terms ?? []

const isDone = (term: Term | undefined): boolean =>
  term !== undefined &&
  term.tags.includes('PresentTense') &&
  !/^(?:is|are|am|'s|has|have|can)$/i.test(term.text) &&
  !/ing$/i.test(term.text)

/** "Year 9 pupils: why Lady Macbeth washes her hands" is asked of the lady, and for pupils. */
const WHOSE =
  /^((?:my |our )?(?:(?:year|grade|class|form) \d{1,2}(?: (?:pupils|students|class|kids))?|\d{1,2}(?:st|nd|rd|th)[- ]grade(?:rs?)?|pupils|students)):\s+(?=\p{L})/iu
/** What is learned for, before the lesson: "gcse biology: osmosis". */
const SUBJECT =
  /^(?:(?:i?gcse|a[- ]?levels?|ap|ib|ks\d|sat|hsc|leaving cert|high school|middle school|year \d{1,2}|grade \d{1,2}) )(?:[\p{L}]+ ){0,2}?(?:biology|chemistry|physics|science|history|english(?: lit(?:erature)?)?|literature|maths?|geography|economics|psychology|sociology|computer science|business)(?: revision| lesson)?\s*[:–-]\s+(?=\p{L})/iu
/** "French revolution causes" asks for the causes of it. */
const ASPECT = /^([^,.;:!?]{3,50}) (causes|effects|consequences|symptoms)[.!?]*$/iu
/** What goes wrong with somebody, before the tips that are asked for. */
const TROUBLE_TIPS =
  /^((?:(?:my|our|a|an|your) )?(?:[\p{L}-]+ ){1,3}?(?:won'?t|doesn'?t|can'?t|keeps?|refuses|hates|always|never) [^,.;:!?]{3,50}?),? (?:tips|advice|help)(?: that (?:actually |really )?works?)?[.!?]*$/iu
/** "Seeing 1111 everywhere meaning" asks what it means. */
const MEANING = /^([^,.;:!?]{3,50})(?<! (?:with|its|their|and|the|of)) meaning[.!?]*$/iu

/** The same of half sentences as people search for them; null for any other text. */
export function askSearched(text: string): string | null {
  const [label, whom] = WHOSE.exec(text) ?? []
  if (label !== undefined) return `${text.slice(label.length)} for ${whom ?? ''}`
  const lesson = SUBJECT.exec(text)?.[0]
  if (lesson !== undefined) return text.slice(lesson.length)
  const [, thing, aspect = ''] = ASPECT.exec(text) ?? []
  if (thing !== undefined) return `${aspect} of ${thing}`
  const trouble = TROUBLE_TIPS.exec(text)?.[1]
  if (trouble !== undefined) return `what to do when ${trouble}`
  const sign = MEANING.exec(text)?.[1]
  return sign === undefined ? null : `what does ${sign} mean`
}
