/** Control characters but those that part lines and columns, and halves of characters: neither is text, and no database keeps them. */
const NOT_TEXT = /[^\P{Cc}\t\n\r]|\p{Cs}/gu
/** Deeper than any answer of a service; a stranger's may be a million brackets. */
const MAX_DEPTH = 64

/** What can be kept and shown of a text. Whatever comes from outside, or was cut, goes through here. */
export const plainText = (text: string): string => text.replace(NOT_TEXT, '')

/** So many characters of a text at most; a cut leaves no half of one. */
export const cutText = (text: string, most: number): string => plainText(text.slice(0, most))

/** The same of every text in plain data. Throws a RangeError for data nested too deep to be anybody's answer. */
export function plainTexts<Data>(data: Data): Data {
  // Texts stay texts, lists stay lists of as many, and fields keep their names unless those were none.
  return clean(data, 0) as Data
}

function clean(data: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) throw new RangeError('data are nested too deep')
  if (typeof data === 'string') return plainText(data)
  if (Array.isArray(data)) return data.map((item) => clean(item, depth + 1))
  if (!isPlainObject(data)) return data
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [plainText(name), clean(value, depth + 1)]),
  )
}

/** A date, bytes and the like are no data of this kind: they stay what they are. */
function isPlainObject(data: unknown): data is object {
  if (typeof data !== 'object' || data === null) return false
  const prototype: unknown = Object.getPrototypeOf(data)
  return prototype === Object.prototype || prototype === null
}

/** The text with its first letter large. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** True when a script has blanks in square brackets; such a script cannot be voiced. */
export const hasBlanks = (script: string): boolean => /\[[^[\]]*\]/.test(script)
