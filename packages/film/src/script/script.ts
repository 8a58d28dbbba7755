/** Words after which a full stop does not end a sentence; lower case, without the stop. */
const ABBREVIATIONS = new Set(
  'dr mr mrs ms prof sr jr st vs etc e.g i.e no vol fig approx inc ltd co gen col sgt capt lt gov sen rep rev mt a.m p.m u.s u.k ph.d ca cf nr bzw bspw ggf evtl mio mrd z.b d.h u.a hr sra dra srta dott dhr mevr bijv kl'.split(
    ' ',
  ),
)
/** Only with a capital: a length "in ft." ends a sentence. */
const NAME_ABBREVIATIONS = new Set(['Ft', 'Fr'])
/** Only before a number. */
const BEFORE_NUMBERS = new Set(
  'rs nos p pp ch sec jan feb mar apr jun jul aug sep sept oct nov dec'.split(' '),
)
/** A German rank: "am 3. Mai", "der 2. Weltkrieg". "I am 12." is none. */
const RANK =
  /(?:^|[\s(„])(?:d(?:er|ie|as|en|em|es)|(?<!\bI )am|im|vom|zum|zur|beim|ab|bis|(?:k?ein|mein|dein|sein|ihr|unser|jed|dies)(?:e[rsmn]?)?) \d{1,2}\.$/i
const GERMAN_MONTH =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u

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
  // "Ludwig XIV. war", "den 2. verdenskrig"
  if (/^\p{Ll}/u.test(next) && /(?:^|\s)(?:[IVXL]{2,7}|\d{1,2})\.$/.test(sentence.slice(-10))) return true
  if (/\d\.$/.test(sentence) && /^\p{Lu}/u.test(next))
    return RANK.test(sentence.slice(-24)) || (/(?:^|\D)\d\d?\.$/.test(sentence) && GERMAN_MONTH.test(next))
  // Not by one pattern, which would begin anew at every letter of a word of 20,000.
  const last = sentence
    .slice(0, -1)
    .split(/\s/u)
    .at(-1)
    ?.replace(/^[\p{Ps}\p{Pi}"']+/u, '')
  if (last === undefined) return false
  const isInitial = /^\p{Lu}$/u.test(last) || (/^\p{Ll}$/u.test(last) && isPaired(sentence, next))
  const small = last.toLowerCase()
  const isShort = ABBREVIATIONS.has(small) || NAME_ABBREVIATIONS.has(last)
  return isInitial || isShort || (BEFORE_NUMBERS.has(small) && /^\d/.test(next))
}

/** "z. B.", "d. h.": one letter beside another one. */
function isPaired(sentence: string, next: string): boolean {
  return /^\p{L}\./u.test(next) || /(?:^|\s)\p{L}\.\s\p{Ll}\.$/u.test(sentence.slice(-8))
}
