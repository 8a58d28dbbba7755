/** Words after which a full stop does not end a sentence, and letters: "J. R. Tolkien", "z. B.", "e.g."; "doesn't." ends one. */
const ABBREVIATION =
  /(?:^|[^\p{L}.])(?<!\p{L}['’])(?:[dfhjmns]r|[fms]t|[ds]ra|mrs|ms|prof|vs|etc|no|vol|fig|approx|inc|ltd|co|gen|col|sgt|capt|lt|gov|sen|rep|rev|ph\.d|ca|cf|mio|mrd|dhr|mevr|(?:\p{L}\.)*\p{L})\.$/iu
/** Only before a number: "Rs. 500", "Jan. 3." */
const BEFORE_NUMBER = /\b(?:rs|jan|feb|mar|apr|aug|sep|oct|nov|dec)\. \d$/i
/** A German rank: "am 3. Mai", "der 2. Weltkrieg"; "I am 12." is none. */
const RANK = /\b(?:d[aei][emnrs]|(?<!I )am|(?:i|vo|zu)m|\w*ein|ihr) \d+\.$/i

/** Scripts that write words without spaces between them. */
const SPACELESS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}ー]/u

/** Emoji at the start, with a space before whatever follows. */
const LEADING_EMOJI = /^(?:(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{M}|\u200d)+\s+)+(?=\S)/u

/** True when the text has letters of a script that writes no spaces between words (Japanese, Chinese, Thai …). */
export function isSpaceless(text: string): boolean {
  return SPACELESS.test(text)
}

/**
 * The script as it is spoken: Unicode NFC, one kind of line end, no control characters, no list bullets, headings or
 * emphasis marks of Markdown, single spaces. Words, punctuation, emoji and paragraph breaks stay.
 */
export function cleanScript(script: string): string {
  return script
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200b\u2060\ufeff]/g, '')
    .replace(/[\p{Cc}\p{Co}]/gu, (character) => (character === '\n' || character === '\t' ? character : ''))
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(?:#{1,6}\s+|[-*•]\s+)/u, '')
        // Bounded, so that a thousand openings without an end are not each followed to the end of the text.
        .replace(/(\*\*|__|\*)(?=\S)(.{1,400}?)(?<=\S)\1/gu, '$2')
        .replace(/[^\S\n]+/gu, ' ')
        .trim(),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The sentences of a script in order, each trimmed and on one line; abbreviations, initials and decimals do not end one. */
export function splitSentences(script: string): string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
  const sentences: string[] = []
  for (const paragraph of script.split(/\n+/)) {
    let before = ''
    for (const { segment } of segmenter.segment(paragraph)) {
      const text = segment.replace(/\s+/gu, ' ').trim()
      if (text === '') continue
      const last = sentences.at(-1)
      // An emoji after a stop belongs to what was said before it.
      const emoji = last === undefined ? '' : (LEADING_EMOJI.exec(text)?.[0] ?? '')
      if (emoji !== '') sentences[sentences.length - 1] = `${last} ${emoji.trim()}`
      addSentence(sentences, text.slice(emoji.length), endsInAbbreviation(before, text))
      before = text
    }
  }
  return sentences
}

/** Adds a sentence; marks without a word (an ellipsis) and what follows an abbreviation continue the one before. */
function addSentence(sentences: string[], sentence: string, isOpen: boolean): void {
  const last = sentences.at(-1)
  if (last !== undefined && (isOpen || !hasWord(sentence)))
    sentences[sentences.length - 1] = `${last} ${sentence}`
  else sentences.push(sentence)
}

/** How many words a voice says: tokens with a letter or a digit; scripts without spaces are counted word by word. */
export function countSpokenWords(text: string): number {
  let count = 0
  for (const token of text.split(/\s+/u)) {
    if (!hasWord(token)) continue
    count += isSpaceless(token) ? splitSpaceless(token).filter(hasWord).length : 1
  }
  return count
}

/** Words of a text that is written without spaces; punctuation stays at the word before it. */
export function splitSpaceless(text: string): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)) {
    const last = words.at(-1)
    if (last !== undefined && (!isWordLike || endsInOpening(last))) words[words.length - 1] = last + segment
    else words.push(segment)
  }
  return words
}

function hasWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

function endsInOpening(text: string): boolean {
  return /[\p{Ps}\p{Pi}]$/u.test(text)
}

/** True when the last full stop of the text belongs to an abbreviation, an initial or, before `next`, to a number or a rank. */
export function endsInAbbreviation(sentence: string, next = ''): boolean {
  if (!sentence.endsWith('.')) return false
  // Bounded: a pattern begins anew at every letter of a word of 20,000.
  const end = sentence.slice(-24)
  if (/(?:\s[IVXL]{2,7}|\d)\.$/.test(end)) return /^\p{Ll}/u.test(next) || RANK.test(end)
  return ABBREVIATION.test(end) || BEFORE_NUMBER.test(`${end} ${next.slice(0, 1)}`)
}
