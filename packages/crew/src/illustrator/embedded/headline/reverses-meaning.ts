const DENIES =
  /\b(?:can['’]?t|cannot|can not|never|don['’]t|doesn['’]t|didn['’]t|couldn['’]t|won['’]t|shouldn['’]t|must not|do not)\b/i
/** Up to the next clause: "you can drive anywhere | in this country without a licence". */
const EXCEPTION =
  /^\W*(?:(?!because|when|while|which|who|that|so|but|and\b)[\w'’-]+ ){0,6}(?:except|unless|without|other than|apart from|rather than|instead of)\b/i
/** "Anywhere | but the middle", "nothing | but trouble", "nobody | but you". */
const ALL = /\b(?:any|every|no)(?:where|thing|one|body|how|time)?(?: \w+)?$|\b(?:all|none|last \w+)$/i
const SECOND_ACT = /^\W*(?:and|or) (?!(?:it|they|he|she|you|we|i|that|this|there|the|an?|then|so)\b)/i
/** "The wall didn't fall | because of an army": it did fall. A comma makes it a reason: "it didn't fall, because …". */
const DENIED = /\b(?:\w+n['’]t|not|never)\b/i
const REASON = /^\s*because\b/i

/**
 * Whether a sentence cut off behind a piece of it would say the contrary: "put the horizon anywhere" of "… but the
 * middle", "you can't peel an orange" of "… and lay it flat".
 */
export function isTurned(piece: string, sentence: string): boolean {
  const said = piece.replace(/[?.!]+$/, '')
  const at = sentence.toLowerCase().indexOf(said.toLowerCase())
  if (at < 0) return false
  const rest = sentence.slice(at + said.length)
  if (EXCEPTION.test(rest)) return true
  if (DENIED.test(said) && REASON.test(rest)) return true
  if (ALL.test(said) && /^\W*but\b/i.test(rest)) return true
  return DENIES.test(said) && SECOND_ACT.test(rest)
}
