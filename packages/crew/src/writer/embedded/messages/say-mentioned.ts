import { listInWords } from '../wording.ts'
import { sayToThem } from './say-to-them.ts'

const MENTION =
  /^(?:(?:and|please|also|then|make sure to|dont forget to|don't forget to) )*(?:mention|include|bring up|say something about) (?=\p{L})/iu
/** Between two of several things. */
const BETWEEN = /,\s*(?:and\s+)?|\s+and\s+(?=(?:that|how|his|her|their|the|he|she|they)\b)/iu
const OF_THEIRS = /^(?:his|her|their) (?=\p{L})/iu
const THAT_THEY = /^(?:that|how|the (?:time|day) (?:that |when )?)\s*(?=(?:he|she|they)\b)/iu

const TIME = /^(?:how|the (time|day)) /iu

/** "The time she burned the turkey": "Nobody forgets the time you burned the turkey." */
function sayDeed(clause: string): string | null {
  const deed = sayToThem(clause.replace(THAT_THEY, ''))
  const time = TIME.exec(clause)?.[1]
  return deed === null || time === undefined
    ? deed
    : `Nobody forgets the ${time} ${deed.replace(/^You\b/, 'you')}`
}

/** What a prompt orders to be mentioned, said to whom it is about; `left` are the clauses that cannot be said so. */
export type Mentioned = { readonly told: readonly string[]; readonly left: readonly string[] }

/**
 * "Mention his moustache, his garden and that he was never late" as it is said to him: "Nobody who knows you forgets your moustache or your
 * garden. You were never late." What comes behind that order belongs to it; one of its things that cannot be said so leaves all as they are.
 */
export function sayMentioned(clauses: readonly string[]): Mentioned {
  const from = clauses.findIndex((clause) => MENTION.test(clause))
  if (from < 0) return { told: [], left: clauses }
  const all = clauses.slice(from).join(', ').replace(MENTION, '')
  const said = all.split(BETWEEN).map((one) => one.trim())
  const things = said.flatMap((one) => (OF_THEIRS.test(one) ? [one.replace(OF_THEIRS, 'your ')] : []))
  const deeds = said.filter((one) => !OF_THEIRS.test(one)).map(sayDeed)
  const told = deeds.filter((deed) => deed !== null)
  if (told.length < deeds.length) return { told: [], left: clauses }
  const kept = things.length === 0 ? [] : [`Nobody who knows you forgets ${listInWords(things)}.`]
  return { told: [...kept, ...told], left: clauses.slice(0, from) }
}
