import { spell } from '../own-lists/spell.ts'
import { isFilmOrder } from '../own-lists/film-orders.ts'
import type { Notice } from './notice.ts'

/** So many follow, bought or came. */
const REACHED =
  /^((?:we|i)(?:'ve| have)? (?:just |finally |now )?(?:hit|reached|passed|made it to|got to|crossed) (?:over |more than )?(\d[\d.,]*[km]?|an? (?:hundred|thousand|million)) (followers|subscribers|subs|members|customers|orders|sales|reviews|views|likes|downloads|listeners|students))\b/i
/** So many years. */
const TURNED =
  /^(?:today )?((?:we|i|(?:our|my) (?:[\p{L}-]+ ){0,2}[\p{L}-]+)(?:'re| are| is| just|'ve| have)* (?:turn(?:s|ed|ing)? (?:\d{1,3}|one|two|three|five|ten|twenty)|celebrat\p{L}+ (?:our |\d)[^.!,]*)(?: years old)?(?: today)?)(?=[\s.!,]|$)/iu
/** Is said by what stands around it. */
const ONLY_THANKS =
  /^(?:(?:and|so|a (?:huge|big)) )*(?:thank you|thanks|thank u|ty)(?: (?:so much|so so much|a lot|all|everyone|everybody|guys|again|to (?:you all|all of you|everyone|everybody)))*$/i
const ORDERS =
  /^(?:and |but |so )*(?:please )?(?:tell|thank|let|say|make|keep|explain|invite|announce|need|i need|we need|i want|we want)\b/i

/** What has been reached, with all that is said of the way there; null where a prompt says of no such thing. */
export function readMilestone(text: string): Notice | null {
  const [first = '', ...rest] = text.split(/(?<=[.!])\s+/).map((sentence) => sentence.replace(/[.!\s]+$/, ''))
  const [, reached, count = '', whom = ''] = REACHED.exec(text) ?? []
  const [, turned] = reached === undefined ? (TURNED.exec(first) ?? []) : []
  if (reached === undefined && turned === undefined) return null
  const more = rest.filter(isSaid).map(spell)
  if (reached !== undefined) {
    const behind = first.slice(reached.length).split(/,\s+/)
    const whole = `${reached}${behind.filter((clause) => clause === '' || isSaid(clause.trim())).join(', ')}`
    const title = `${count} ${whom}: thank you`
    return more.length === 0
      ? { kind: 'thanks', said: [reached], title }
      : { kind: 'milestone', said: [spell(whole), ...more], title }
  }
  if (more.length === 0 || !/\bthank/i.test(text)) return null
  return { kind: 'milestone', said: [spell(first), ...more], title: `${turned ?? first}: thank you` }
}

const isSaid = (clause: string): boolean =>
  !ONLY_THANKS.test(clause) && !ORDERS.test(clause) && !isFilmOrder(clause)
