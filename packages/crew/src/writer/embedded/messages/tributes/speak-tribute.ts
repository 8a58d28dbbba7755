import { nlp } from '../../../../text/english.ts'
import { PAST } from '../../offers/past.ts'
import { low, stop } from '../../own-lists/spell.ts'
import type { Pronoun, Tribute } from './read-tribute.ts'

const OWN: Readonly<Record<Pronoun, string>> = { he: 'his', she: 'her', they: 'their' }
const IS_SAID = /^(?:he|she|they|it|i|we|you|he's|she's|they're|nobody|everyone|everybody)\b/i
const OFTEN = String.raw`(?:(?:never|always|still|once|only|even|often|just|rarely) )*`
const DID =
  'sang|drank|swore|drew|rode|flew|wore|woke|sat|let|fed|blew|shook|spoke|stole|chose|led|lent|lit|sent|swept|thought|understood|fought'
const DEED = new RegExp(String.raw`^${OFTEN}(?:${PAST}|${DID})\b`, 'iu')
/** "Knows every kid's name": what somebody does. */
const DOES = new RegExp(
  String.raw`^${OFTEN}(?:knows|makes|loves|hates|gives|takes|brings|tells|sings|dances|laughs|cries|cooks|bakes|calls|remembers|forgets|keeps|saves|wears|works|helps|listens|answers|shows|says|sends|plays|drives|fixes|snores|believes|cheers|waves|smiles|teaches|lets|gets|has|is|can|will|would|could|does|goes|comes|eats|drinks|puts|stays|waits|holds|hugs|reads|writes|texts|steals|pretends|wakes)\b`,
  'iu',
)
const HAS_WORD = /^(?:his|her|their|the|a|an|my|our|all|every|how|that|when|those|these)\b/i

/** "Never late" is what they are. */
const IS_LIKE =
  /^(?:always|never|so|very|really|still) (?!the\b|a\b)(?:late|early|on time|there|kind|funny|patient|calm|honest|ready|hungry|busy|tired|mean|rude|boring|loud|proud|happy|home|wrong|right|bored|angry|mad|on (?:my|our) side|there for (?:me|us))\b.*$/iu
const ARE: Readonly<Record<Pronoun, string>> = { he: "he's", she: "she's", they: "they're" }

/** Whether an item tells what the person did or does, and leaves out who. */
const isDeed = (item: string): boolean => (DEED.test(item) || DOES.test(item)) && !IS_SAID.test(item)
const isWhole = (item: string): boolean =>
  IS_SAID.test(item) || (nlp(item).has('(#Copula|#Modal)') && !HAS_WORD.test(item))

/** An item as a sentence: "taught me to fish" is what he did, "red umbrella" is hers. */
export function speakItem(item: string, pronoun: Pronoun): string {
  if (isDeed(item)) return stop(`${pronoun} ${low(item)}`)
  if (IS_LIKE.test(item)) return stop(`${ARE[pronoun]} ${low(item)}`)
  if (isWhole(item) || HAS_WORD.test(item)) return stop(item)
  return stop(`${OWN[pronoun]} ${low(item)}`)
}

/** All of them, each in a sentence; things that stand together share one. */
export const speakItems = (items: readonly string[], pronoun: Pronoun): string =>
  items
    .reduce<string[][]>((groups, item) => {
      const isThing = !isDeed(item) && !isWhole(item) && !IS_LIKE.test(item)
      const last = groups.at(-1)
      if (isThing && last?.[0] === '') last.push(item)
      else groups.push(isThing ? ['', item] : [item])
      return groups
    }, [])
    .map(([first = '', ...things]) =>
      first === ''
        ? stop(
            `there's ${things.map((thing) => (HAS_WORD.test(thing) ? low(thing) : `${OWN[pronoun]} ${low(thing)}`)).join(', and ')}`,
          )
        : speakItem(first, pronoun),
    )
    .join(' ')

/** All of them in one breath, behind a colon: things as they are, and what somebody does with "that" before it. */
export function nameItems(items: readonly string[], pronoun: Pronoun): string {
  const named = items.map((item) => {
    if (IS_LIKE.test(item)) return `that ${ARE[pronoun]} ${low(item)}`
    if (isDeed(item)) return `that ${pronoun} ${low(item)}`
    return isWhole(item) ? `that ${low(item)}` : low(item)
  })
  return `${named.slice(0, -1).join(', ')}, and ${named.at(-1) ?? ''}`
}

/** "Who taught me to fish? Uncle Ray."; null where an item is no deed of theirs. */
export function askWho({ items, name, pronoun }: Tribute): string | null {
  if (name === '') return null
  const asked = items.map((item) => {
    const deed = item.replace(new RegExp(`^${pronoun} `, 'i'), '')
    return isDeed(deed) ? `Who ${low(deed)}?` : null
  })
  if (asked.includes(null)) return null
  return asked.map((question) => `${question ?? ''} ${name}.`).join(' ')
}
