/** Lines this short are not the wrapped lines of a paragraph. */
const SHORT_CHARACTERS = 45
const SHORT_SHARE = 0.7
const MAX_TITLE_WORDS = 8
const MAX_HEADING_WORDS = 5
const FEWEST_TEXT_WORDS = 8
const END = /[.!?…。！？؟।۔,;，、–—-]["'”’」』)]*$/u
const OPENS = /^["“«„¿¡(]?[\p{Lu}\p{N}]/u

/** Whether a line without an end mark is a title: the very first line of all, or a few words above a paragraph. */
export function isTitle(text: string, next: string | undefined, isFirst: boolean): boolean {
  if (END.test(text) || next === undefined || !OPENS.test(next.trim())) return false
  const words = text.split(' ').length
  if (isFirst && words <= MAX_TITLE_WORDS && text.length < SHORT_CHARACTERS && OPENS.test(text)) {
    return wordsIn(next) > words
  }
  return words <= MAX_HEADING_WORDS && wordsIn(next) >= FEWEST_TEXT_WORDS
}

/** Whether a line ends a thought though it has no end mark: short, with a capital or a quote opening the next one. */
export function standsAlone(text: string, next: string | undefined, widest: number): boolean {
  if (next === undefined || END.test(text)) return false
  if (/^["“«„]/.test(next.trim())) return true
  return (
    text.length < Math.min(SHORT_CHARACTERS, Math.max(widest * SHORT_SHARE, 25)) && OPENS.test(next.trim())
  )
}

const wordsIn = (text: string): number => text.trim().split(/\s+/).length
