import { parseSentence } from '../../../text/parse-sentence.ts'

const SOMEBODY =
  /^(?:i|you|we|they|he|she|it|this|that|these|those|there|nobody|everyone|everybody|somebody|who)$/
const FINITE =
  /^(?:is|are|was|were|has|have|had|do|does|did|will|would|can|could|should|must|may|might|am|'s|'re)$/

/** Whether these words say what is done or is. */
export function hasVerb(text: string): boolean {
  return parseSentence(text).some(({ part, normal }) => part === 'verb' || FINITE.test(normal))
}

/** Whether somebody or something does something in these words. */
export function isClause(text: string): boolean {
  const tokens = parseSentence(text)
  const verb = tokens.findIndex(({ part, normal }) => part === 'verb' || FINITE.test(normal))
  return (
    verb > 0 && tokens.slice(0, verb).some(({ part, normal }) => part !== 'function' || SOMEBODY.test(normal))
  )
}

/** "A couple parks at the edge of town" of "… and turns on the radio": the first of two things somebody does. */
export function firstActOf(clause: string): string | null {
  const tokens = parseSentence(clause)
  const at = tokens.findIndex(
    ({ normal }, index) =>
      /^(?:and|or)$/.test(normal) &&
      tokens[index + 1]?.part === 'verb' &&
      (index >= 4 || tokens.slice(0, index).some(({ part }) => part === 'verb')),
  )
  if (at < 2 || tokens.slice(0, at).some(({ normal }) => /^(?:who|which|that|to)$/.test(normal))) return null
  const joint = tokens[at]?.normal ?? 'and'
  const next = (tokens[at + 1]?.text ?? '').replaceAll(/[^\p{L}\p{N}' ]/gu, '.')
  const cut = new RegExp(`^(.*?)\\s+${joint}\\s+${next}`, 'i').exec(clause)?.[1]
  return cut ?? null
}
