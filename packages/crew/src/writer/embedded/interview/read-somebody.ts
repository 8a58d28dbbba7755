import { capitalize } from '@hookreel/film'
import { nlp } from '../../../text/english.ts'

/** How whoever or whatever is asked about is spoken of in a question. */
export type Somebody = {
  readonly they: string
  readonly them: string
  /** As it agrees with `they`: "does she", "do they". */
  readonly does: string
  /** The name that the prompt gives, else its own words: "Pickles", "your grandma". */
  readonly name: string
}

const SHE =
  /\b(?:she|her|hers|grandma|grandmother|granny|nana|nan|oma|mom|mum|mommy|mother|sister|wife|daughter|aunt|niece|girlfriend|mrs|ms|miss|queen|woman|lady|girl)\b/i
const HE =
  /\b(?:he|him|his|grandpa|grandfather|granddad|grandad|opa|dad|daddy|father|brother|husband|son|uncle|nephew|boyfriend|mr|king|man|guy|boy|godson)\b/i
/** Two are spoken of as two: "mum and dad", "Mr and Mrs Okafor". */
const TWO = new RegExp(
  String.raw`(?:${SHE.source}|${HE.source})\.?(?: (?-i:\p{Lu})\p{L}+)? (?:and|&) (?:(?:my|our) )?(?:${SHE.source}|${HE.source})`,
  'iu',
)
const NAME =
  /\b(?:called|named) (\p{L}[\p{L}'-]+)|^(?:meet|introducing|this is) (?!(?:my|our|the)\b)(\p{L}+)|\b(?:my|our) (?:\p{Ll}[\p{L}'-]* )*((?:M(?:rs?|s|iss)\.? )?\p{Lu}\p{L}+)/u

/** Reads who a prompt shows or speaks to; `yours` is how the asker names them. */
export function readSomebody(prompt: string, yours: string): Somebody {
  const [, called, met, own] = NAME.exec(prompt) ?? []
  const found = called ?? met ?? own
  const head = yours.split(/,|\s(?:who|that|from|is|was)\b/)[0] ?? yours
  const short = (/\b(your (?:[\p{L}'-]+ ){0,3}[\p{L}'-]+)$/iu.exec(head)?.[1] ?? '').replace(/^Your/, 'your')
  const them = TWO.test(prompt) ? 'them' : SHE.test(prompt) ? 'her' : HE.test(prompt) ? 'him' : 'them'
  const they = them === 'her' ? 'she' : them === 'him' ? 'he' : 'they'
  return {
    they,
    them,
    does: /\b(?:late|died|passed away)\b/i.test(prompt) ? 'did' : they === 'they' ? 'do' : 'does',
    name: found === undefined ? (short === '' ? them : short) : capitalize(found),
  }
}

/** Whether several things are named, so that the verb follows: "your walking tours". */
export function areMany(own: string): boolean {
  const head = own.split(/\s(?:in|at|on|near|for|of|from|with|by|who|that|and)\s/)[0] ?? own
  const last = head.split(' ').at(-1) ?? ''
  return /(?<![sui'])s$/i.test(last) && !last.endsWith("'s") && nlp(last).has('#Plural')
}
