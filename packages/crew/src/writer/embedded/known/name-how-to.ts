import { lookupTable } from '@hookreel/film'
import { nlp } from '../../../text/english.ts'
import { rememberWords } from '../../../text/remember-words.ts'
import { capitalize } from '../wording.ts'

/** What the library takes for another verb. */
const BASES: Readonly<Record<string, string>> = lookupTable({
  bathing: 'bathe',
  soothing: 'soothe',
  'tie-dyeing': 'tie-dye',
})
const DOING = /^(?<not>Not )?(?<first>[\p{L}-]+ing)(?: and (?<second>[\p{L}-]+ing)(?= ))?/u
/** Is the name of what is done, and nothing that somebody does to something. */
const IS_NAME = /^\p{L}+ing$/u

/** A title as it is asked for: "Folding a Fitted Sheet" is "How to Fold a Fitted Sheet". What does not begin with a deed stays. */
export function nameHowTo(title: string): string {
  const found = DOING.exec(title)
  const { not = '', first, second } = found?.groups ?? {}
  if (found === null || first === undefined || IS_NAME.test(title)) return title
  const deeds = [first, second].flatMap((deed) => (deed === undefined ? [] : [baseOf(deed)])).join(' and ')
  return `How ${not}to ${deeds}${title.slice(found[0].length)}`
}

function readBase(low: string): string {
  const deeds = nlp(low)
  deeds.tag('Gerund')
  return BASES[low] ?? deeds.verbs().toInfinitive().text()
}
/** Each idea of a procedure is named anew, and asking for one deed takes milliseconds. */
const rememberBase = rememberWords(readBase, readBase)

function baseOf(deed: string): string {
  const base = rememberBase(deed.toLowerCase())
  return base === '' || base.includes(' ') ? deed : capitalize(base)
}
