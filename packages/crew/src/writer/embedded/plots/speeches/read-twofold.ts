import { nlp } from '../../../../text/english.ts'
import { capitalize } from '../../wording.ts'
import { findActivity } from '../activities.ts'
import { gerundOf } from '../premise/read-parts.ts'
import { readSpoken } from '../read-spoken.ts'

/** Who somebody is, and what they do besides: "runners", "being plumbers". */
export type Twofold = { readonly role: string; readonly deed: string }

const ROLE = String.raw`^(?:(?:all|the|every|your|my|our|those|any) )*(?:(?:team|group|class|crew) of )?((?:[\p{L}'-]+ ){0,3}?[\p{L}'-]+s|(?:men|women|people|children))`
const ALSO = new RegExp(
  String.raw`${ROLE},? (?:who|that) (?:are|work) (?:also|secretly|still) (?:as )?(.+)$`,
  'iu',
)
const WANT = new RegExp(
  String.raw`${ROLE},? (?:who|that) (?:(?:also|really|still|secretly) )?(?:want|wish|hope|plan|dream|try|are trying|are about|need|have decided|decided)s? (?:to|of) ([\p{L}-]+)(.*)$`,
  'iu',
)
const DOES = new RegExp(
  String.raw`${ROLE},? (?:who|that) (?:also |still |secretly )?(?!just\b|think\b|believe\b|got\b|are\b|is\b|were\b|was\b|have\b|had\b|will\b|can\b|cannot\b|can't\b|could\b|do\b|don't\b|did\b|never\b|feel\b|lost\b|failed\b|think\b|need\b)(\p{L}+)(.*)$`,
  'iu',
)
const DOING = new RegExp(String.raw`${ROLE} (?:who are )?(?:also )?(\p{L}{2,}ing\b.*)$`, 'iu')
/** Anybody is one of these, and no other half is lost. */
const ANYBODY =
  /\b(?:people|persons|ones|others|guys|folks|men|women|adults|somebody|someone|everyone|anyone|friends|days|mornings|exams|finals)$/i
const LANGUAGES =
  /\b(?:english|spanish|french|german|italian|portuguese|japanese|korean|chinese|arabic|turkish|dutch|polish|russian)\b/g
const LONGEST = 9

/** Of a speech's listeners both halves; null where they do one thing, or the same in other words. */
export function readTwofold(prompt: string): Twofold | null {
  const { about } = readSpoken('motivation', prompt)
  const halves = halvesOf(about.replace(/\s+(?:short|please|funny|calm|45 seconds)$/i, ''))
  if (
    halves === null ||
    ANYBODY.test(halves.role) ||
    /\byourselves\b/.test(halves.deed) ||
    halves.deed.split(/\s+/).length > LONGEST
  )
    return null
  const [one, other] = [findActivity(halves.role), findActivity(halves.deed)]
  return one !== null && (one === other || findActivity(prompt) === null) ? null : halves
}

function halvesOf(about: string): Twofold | null {
  const also = ALSO.exec(about)
  if (also?.[1] !== undefined) return { role: also[1], deed: `being ${also[2] ?? ''}` }
  const met = WANT.exec(about) ?? DOES.exec(about)
  if (met?.[1] !== undefined) return { role: met[1], deed: `${gerundOf(met[2] ?? '')}${yours(met[3] ?? '')}` }
  const doing = DOING.exec(about)
  if (doing?.[1] !== undefined && nlp(doing[2] ?? '').match('^#Gerund').found)
    return { role: doing[1], deed: yours(doing[2] ?? '') }
  return null
}

/** What is theirs is said to them. */
const yours = (text: string): string =>
  text
    .replace(/\btheir\b/gi, 'your')
    .replace(/\bthemselves\b/gi, 'yourselves')
    .replace(LANGUAGES, capitalize)
