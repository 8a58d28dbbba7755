import { addApostrophes } from '../prompt/spelling/apostrophes.ts'

const BREAK =
  /(?<!(?:^|\n)\s?\d{1,2}\.)(?<=[.!?]["”]?)\s+|\s*[;\n]\s*|(?<!\b(?:our|my|the|his|her|their) (?:(?:phone )?number|address|website|link|name|handle))\s*,\s+(?!(?:[\p{L}-]+ ){1,2}(?:videos?|reels?|films?|clips?)\b)|\s+[–—-]+\s+|\s+(?=(?:and|but) (?:please |pls |also |then |maybe )?(?:make|keep|don'?t|dont|end|ends|finish|close|mention|include|use|say(?! (?:no|hi|hello|yes)\b)|(?:tell|ask)(?= (?:people|them|viewers|everyone|customers|followers|guests)\b)|thank|put|no (?!one)|not|at the end|it should|i want|i'd like|we want|can you|could you|(?:want|need) an?)\b)|\s+(?=(?:please|pls) (?:make|keep|don'?t|mention|include|say|write|do|create)\b)/iu

/** A piece of an order, the sign before it, and whether a sentence begins with it. */
export type Piece = { readonly text: string; readonly before: string; readonly isOpening: boolean }

/** The pieces of an order between its signs, and before the words that begin another one; what is in quotes stays whole. */
export function piecesOf(prompt: string): Piece[] {
  const pieces: Piece[] = []
  const quoted = [...prompt.matchAll(/["“][^"“”]{2,600}["”]/gu)].map(
    ({ 0: said, index }) => [index, index + said.length] as const,
  )
  const isQuoted = (at: number): boolean => quoted.some(([start, end]) => at > start && at < end - 1)
  let from = 0
  const breaks = [
    ...[...prompt.matchAll(new RegExp(BREAK.source, 'giu'))].filter(({ index }) => !isQuoted(index)),
    { index: prompt.length, 0: '' },
  ]
  let before = ''
  for (const sign of breaks) {
    const text = prompt.slice(from, sign.index)
    const isOpening = from === 0 || /[.!?]["”]?\s*$/u.test(prompt.slice(0, from)) || /^[^,]*\n/u.test(before)
    if (/[\p{L}\p{N}]/u.test(text)) pieces.push({ text, before, isOpening })
    before = sign[0]
    from = sign.index + sign[0].length
  }
  return pieces
}

/** An order with the signs that hurried people leave out. */
export const spell = (text: string): string =>
  addApostrophes(text)
    .replace(/\bid (?=like|love)/giu, "I'd ")
    .replace(/\bshed (?=(?:want|love|like|say|be|have)\b)/giu, "she'd ")
    .replace(/\b(theres|thats|heres|whats)\b/giu, (word) => `${word.slice(0, -1)}'s`)
    .replace(
      /\bits (?=(?:called|an?|the|not|needed|been|so|really|very|just|all|my|our|on|at|in|from|for)\b)/giu,
      (word) => `${word.slice(0, 2)}'s `,
    )

/** Words of somebody that a film is ordered of, without a word on what it shall tell. */
export function isQuoteAlone(prompt: string): boolean {
  const quote = /["“](?=[^"“”]*\s)[^"“”]{8,400}["”]/u.exec(prompt)?.[0]
  const rest =
    quote === undefined
      ? []
      : (prompt
          .replace(quote, ' ')
          .toLowerCase()
          .match(/[\p{L}\p{N}']+/gu) ?? [])
  return quote !== undefined && rest.length > 0 && rest.every((word) => OF_THE_ORDER.has(word))
}
const OF_THE_ORDER: ReadonlySet<string> = new Set(
  'a an the make create do turn this that it into to from about with of on in for please pls can you could i want need me my video videos reel tiktok short clip film script quote quotes text words these tiktoks instagram now based'.split(
    ' ',
  ),
)
