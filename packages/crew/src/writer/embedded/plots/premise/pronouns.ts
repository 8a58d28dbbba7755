import { isMany } from '../plot.ts'

const MALE =
  /\b(?:man|boy|father|dad|daddy|grandfather|grandpa|grandad|uncle|brother|husband|widower|king|prince|monk|priest|groom|guy|son|nephew|wizard|fisherman|postman|mailman|bull|rooster|santa)\b/i
const FEMALE =
  /\b(?:woman|girl|mother|mom|mommy|mum|grandmother|grandma|granny|aunt|sister|wife|widow|queen|princess|nun|bride|witch|daughter|niece|lady|mermaid|fairy|nanny|hen|actress|waitress)\b/i
const MANY = /^(?:the )?(?:two|three|four)\b|\band\b/i

/** The words that stand for somebody in a sentence. */
export type Pronouns = {
  readonly he: string
  readonly his: string
  readonly him: string
  readonly himself: string
}

const words = (he: string, his: string, him: string, himself: string): Pronouns => ({ he, his, him, himself })

/** "A letter from himself" says who he is; null where nothing is said, or of two. */
export function genderSaid(text: string): 'he' | 'she' | null {
  const isHe = /\b(?:he|his|him|himself)\b/i.test(text)
  const isShe = /\b(?:she|hers?|herself)\b/i.test(text)
  return isHe === isShe ? null : isHe ? 'he' : 'she'
}

/** How somebody is spoken of of whom a text tells; anyone who may be either is a woman where `isHer` says so. */
export function pronounsIn(text: string, who: string, isHer: boolean): Pronouns {
  const said = genderSaid(text)
  return pronounsOf(who, said === null ? isHer : said === 'she')
}

/** How somebody is spoken of; anyone who may be either is a woman where `isHer` says so. */
export function pronounsOf(who: string, isHer: boolean): Pronouns {
  if (who === 'I') return words('I', 'my', 'me', 'myself')
  if (who === 'you') return words('you', 'your', 'you', 'yourself')
  if (MANY.test(who) || (who !== '' && isMany(who))) return words('they', 'their', 'them', 'themselves')
  return FEMALE.test(who) || (isHer && !MALE.test(who))
    ? words('she', 'her', 'her', 'herself')
    : words('he', 'his', 'him', 'himself')
}
