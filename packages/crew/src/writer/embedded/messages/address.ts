import { lookupTable } from '@hookreel/film'
import { capitalizeNames } from '../capitalize-names.ts'
import { capitalize } from '../wording.ts'

const NAMED_ROLE =
  /^(?:mom|mum|mommy|mummy|dad|daddy|mama|papa|grandma|grandpa|granny|grandad|nana|auntie|boss|coach|team|everyone|everybody|folks)$/i
const LOVED = /^(?:girlfriend|boyfriend|wife|husband|fianc[eé]e?|partner|gf|bf|love)$/i
const FORMAL: Readonly<Record<string, string>> = lookupTable({
  ...{ mother: 'Mom', father: 'Dad', grandmother: 'Grandma', grandfather: 'Grandpa' },
})
const GUESTS =
  /^(?:customers?|clients?|guests?|patients?|members?|visitors?|students?|teachers?|colleagues?|coworkers?|employees|volunteers|neighbors|fans|friends|parents)$/i

/** Whom a message is for, as a prompt names them. */
type Addressed = {
  readonly owner: string
  readonly role: string
  readonly name: string
  readonly second: string
}

/** Said together with the name: "Grandma Rosa", "Uncle Joe". */
const TITLED = /\b(?:grandma|grandpa|granny|grandad|nana|nan|uncle|aunt|auntie|aunty|coach)$/i

/** How somebody is spoken to: "Mom", "Uncle Joe", "dear customers". */
export function addressOf({ owner, role: whom, name: given, second }: Addressed): string {
  const bare = whom.trim()
  const formal = FORMAL[bare.toLowerCase()]
  if (formal !== undefined) return formal
  if (given !== '' && !PARENT_ALONE.test(bare)) {
    const title = TITLED.exec(bare)?.[0]
    const first = title === undefined ? given : `${capitalize(title.toLowerCase())} ${given}`
    return second === '' ? first : `${first} and ${second}`
  }
  if (NAMED_ROLE.test(bare))
    return /^(?:team|everyone|everybody|folks|boss|coach)$/i.test(bare)
      ? bare.toLowerCase()
      : capitalize(bare)
  if (LOVED.test(bare)) return 'my love'
  if (GUESTS.test(bare)) return `dear ${bare.toLowerCase()}`
  const name = /^(?:[\p{L} -]+ )?(\p{Lu}\p{L}+)$/u.exec(bare)?.[1]
  if (name !== undefined) return name
  if (owner === '') return capitalizeNames(bare)
  return /^(?:my|our)/i.test(owner)
    ? `${owner.toLowerCase()} ${bare.toLowerCase()}`.replace(/^(my|our) (?=\p{L}+s$)/u, '$1 dear ')
    : ''
}
const PARENT_ALONE = /^(?:mom|mum|mommy|mummy|dad|daddy|mama|papa)$/i
