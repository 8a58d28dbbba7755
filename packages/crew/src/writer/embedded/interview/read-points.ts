import { capitalize, titleCase } from '../wording.ts'
import type { Asked } from './kinds/kind.ts'
import { toSecondPerson } from './to-second-person.ts'

const WH = String.raw`(?:why|how|what|when|where|who|which)\b`
const PEOPLE = String.raw`(?:people|customers|clients|guests|visitors|viewers|parents|owners|them|others|everyone|everybody|(?:my|our) \p{L}+)`
/** What comes behind it shall be told. */
const TELLS = new RegExp(
  String.raw`\b(?:explain|show|tell|teach|say|cover)(?:s|ing)?(?: to)?(?: ${PEOPLE})?:? (?=${WH})|\babout:? (?=${WH})`,
  'iu',
)
const NEXT = new RegExp(String.raw`,\s+(?:and )?|\s+and (?=${WH})`, 'iu')
const IS_POINT = new RegExp(`^${WH}`, 'i')
const MOST = 3
const WORDS = { least: 3, most: 14 }

/**
 * What a prompt wants told of somebody's own shop or product, each as a question of its own: "why they should brush their dogs at
 * home, how often to come in". None where it names nothing.
 */
export function readPoints(prompt: string): readonly Asked[] {
  const met = TELLS.exec(prompt)
  if (met === null) return []
  const pieces = (prompt.slice(met.index + met[0].length).split(/[.!?;:\n]/)[0] ?? '').split(NEXT)
  const end = pieces.findIndex((piece) => !IS_POINT.test(piece))
  return (end < 0 ? pieces : pieces.slice(0, end))
    .map((piece) => piece.trim())
    .filter((piece) => {
      const words = piece.split(/\s+/).length
      return words >= WORDS.least && words <= WORDS.most
    })
    .slice(0, MOST)
    .map(askOf)
}

function askOf(point: string, at: number): Asked {
  const low = point.charAt(0).toLowerCase() + point.slice(1)
  // Those who are told it watch the film.
  const said = low
    .replace(/\b(?:they|people|customers|clients) (?=\p{L})/giu, 'you ')
    .replace(/\btheir\b/gi, 'your')
    .replace(/\bthem\b/gi, 'you')
  const question = toSecondPerson(low.replace(/\bthey\b/i, 'people'))
  return {
    id: `point${at + 1}`,
    text: `${capitalize(question)}: what do you tell ${/\bpeople\b/i.test(question) ? 'them' : 'people'}?`,
    example: '…, because …',
    lead: capitalize(said),
    frame: '',
    hook: `Here is ${said}.`,
    title: titleCase(capitalize(said)),
  }
}
