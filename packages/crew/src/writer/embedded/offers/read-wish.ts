import { capitalizeNames } from '../capitalize-names.ts'
import { capitalize } from '../wording.ts'

const nameDays = (text: string): string =>
  text
    .replace(/\bmother'?s'? day\b/i, "Mother's Day")
    .replace(/\bfather'?s'? day\b/i, "Father's Day")
    .replace(/\bvalentine'?s'?(?: day)?\b/i, "Valentine's Day")
    .replace(/\b(?:christmas|easter|halloween|thanksgiving)\b/gi, capitalize)

/** What the film shall bring people to do: "make a video that makes ppl want to buy one for mothers day". */
const TO_BUY =
  /\b(?:make|makes|get|gets)\b[^.]*?\b(?:people|ppl|them|everyone|viewers|customers)\b[^.]*?\b((?:buy|order|get|book|try)(?: (?:one|it|them|some|these))?(?: (?:for|as|before|from) [\p{L}' ]{3,40})?)(?=[,.;!]|$)/iu
/** Who only shall buy has named nothing that they buy. */
export const NAMES_IT = /^\p{L}+ (?:one|it|them|some|these)\b/iu

/** What the film shall bring people to do, as the call at its end; null where nothing is said of it. */
export function readWish(prompt: string): string | null {
  const said = TO_BUY.exec(prompt.replace(/[’‘]/g, "'"))?.[1]
  if (said === undefined) return null
  const named = capitalizeNames(nameDays(said))
  return named.replace(/^(buy|order|get|book|try)(?= (?:for|as|before|from)\b|$)/i, (verb) =>
    /^(?:buy|get|order)$/i.test(verb) ? `${verb} yours` : verb,
  )
}
