const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const CENTURIES = 'sixteen seventeen eighteen nineteen twenty'.split(' ')
const BETWEEN = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const DIGITS = 'one two three four five six seven eight nine'.split(' ')
const NO_YEAR = String.raw`(?! (?:hundred|thousand|million|billion|percent|years?|days?|hours?|minutes?|times)\b)`
const YEAR = new RegExp(
  String.raw`\b(${CENTURIES.join('|')}) ((?:${BETWEEN.join('|')})|(?:${TENS.join('|')})(?:[ -](?:${DIGITS.join('|')}))?)\b${NO_YEAR}`,
  'gi',
)
const DECADE = new RegExp(
  String.raw`\b(${CENTURIES.join('|')}) (${TENS.map((ten) => ten.replace(/y$/, 'ies')).join('|')})\b`,
  'gi',
)

const centuryOf = (word: string): number => 16 + CENTURIES.indexOf(word.toLowerCase())
const tenOf = (word: string): number => 2 + TENS.indexOf(word.toLowerCase().replace(/ies$/, 'y'))

function restOf(words: string): number {
  const [ten = '', one] = words.toLowerCase().split(/[ -]/)
  if (one !== undefined) return tenOf(ten) * 10 + 1 + DIGITS.indexOf(one)
  return BETWEEN.includes(ten) ? 10 + BETWEEN.indexOf(ten) : tenOf(ten) * 10
}

/** Years and decades in figures, for what is read and not spoken: "nineteen ninety seven" is 1997. Other numbers stay as they are. */
export const writeYears = (text: string): string =>
  text
    .replace(DECADE, (_, century: string, ten: string) => `${centuryOf(century)}${tenOf(ten)}0s`)
    .replace(YEAR, (_, century: string, rest: string) => `${centuryOf(century)}${restOf(rest)}`)
