import { isOfLife } from './read-relatable.ts'

const PEOPLE =
  'people|passengers|customers|clients|guests|friends|moms|mums|dads|parents|grandparents|kids|children|toddlers|teens|teachers|students|coworkers|colleagues|bosses|managers|neighbou?rs|roommates|flatmates|drivers|players|gamers|fans|tourists|travell?ers|shoppers|dancers|girls|guys|men|women|boyfriends|girlfriends|husbands|wives|couples|exes|aunts|uncles|siblings|brothers|sisters|cousins|nurses|doctors|patients|runners|cooks|parents-in-law|in-laws'
/** Kinds of people as everybody has met them, and moments as everybody has lived them. */
const OBSERVED = new RegExp(
  String.raw`\b(?:types?|kinds?|sorts?) of (?:[\p{L}-]+ )?(?:${PEOPLE})\b|^(?:that moment|that feeling|me) when\b|^when you (?:have to|finally|try|realize|forget|just)\b|\bthings (?:${PEOPLE}) (?:always |still |secretly )?(?:do|fight about|argue about|forget)\b`,
  'iu',
)
/** These are known to somebody, and nobody's observations. */
const TAUGHT =
  /\?|\b(?:psycholog\w*|personalit\w*|temperaments?|blood|medical|legal|history|facts?|explained)\b/i

/** Whether observations of everyday life are asked for, which only somebody who was there has where none are kept. */
export const asksObservations = (prompt: string): boolean =>
  !TAUGHT.test(prompt) && (isOfLife(prompt) || OBSERVED.test(prompt.trim()))
