/**
 * Text as the sounds that Kokoro was taught with. What is put into words before eSpeak NG reads it, and what is changed in
 * its answer, follows kokoro-js 1.2.1 (Apache-2.0, Copyright hexgrad and Xenova): the model knows these forms.
 */
import { phonemize } from 'phonemizer'

/** Marks stay as they are: the model pauses and sings by them. */
const MARKS = /(\s*[;:,.!?¡¿—…"«»“”(){}[\]]+\s*)+/g
/** A word with the sounds that somebody wrote for it, in the international alphabet: [Nguyen](/wˈɪn/). */
const GIVEN = /\[[^\]]*\]\(\/([^/]*)\/\)/g

/** `isBritish`: else American. */
export async function toSounds(text, isBritish) {
  const parts = splitBy(text, GIVEN)
  const said = []
  for (const { text: part, given } of parts) said.push(given ?? (await read(part, isBritish)))
  return said
    .join(' ')
    .replace(/ +/g, ' ')
    .replace(/ (?=[;:,.!?…])/g, '')
    .trim()
}

function splitBy(text, pattern) {
  const parts = []
  let at = 0
  for (const found of text.matchAll(pattern)) {
    parts.push({ text: text.slice(at, found.index) }, { text: found[0], given: found[1] })
    at = found.index + found[0].length
  }
  return [...parts, { text: text.slice(at) }]
}

async function read(text, isBritish) {
  const words = spell(text)
  let at = 0
  let sounds = ''
  for (const mark of [...words.matchAll(MARKS), undefined]) {
    const part = words.slice(at, mark?.index ?? words.length)
    if (part.trim() !== '') sounds += (await phonemize(part, isBritish ? 'en' : 'en-us')).join(' ')
    sounds += mark?.[0] ?? ''
    at = (mark?.index ?? 0) + (mark?.[0].length ?? 0)
  }
  return adapt(sounds, isBritish).trim()
}

function adapt(sounds, isBritish) {
  const adapted = sounds
    .replace(/ʲ/g, 'j')
    .replace(/r/g, 'ɹ')
    .replace(/x/g, 'k')
    .replace(/ɬ/g, 'l')
    .replace(/(?<=[a-zɹː])(?=hˈʌndɹɪd)/g, ' ')
    .replace(/ z(?=[;:,.!?¡¿—…"«»“” ]|$)/g, 'z')
  return isBritish ? adapted : adapted.replace(/(?<=nˈaɪn)ti(?!ː)/g, 'di')
}

/** Numbers, years, times, money and short forms as words. */
function spell(text) {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[«»“”]/g, '"')
    .replace(/\(/g, '«')
    .replace(/\)/g, '»')
    .replace(/[^\S \n]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/\bD[Rr]\.(?= [A-Z])/g, 'Doctor')
    .replace(/\b(?:Mr\.|MR\.(?= [A-Z]))/g, 'Mister')
    .replace(/\b(?:Ms\.|MS\.(?= [A-Z]))/g, 'Miss')
    .replace(/\b(?:Mrs\.|MRS\.(?= [A-Z]))/g, 'Mrs')
    .replace(/\betc\.(?! [A-Z])/gi, 'etc')
    .replace(/\b(y)eah?\b/gi, "$1e'a")
    .replace(/\d*\.\d+|\b\d{4}s?\b|(?<!:)\b(?:[1-9]|1[0-2]):[0-5]\d\b(?!:)/g, sayYearOrTime)
    .replace(/(?<=\d),(?=\d)/g, '')
    .replace(/[$£]\d+(?:\.\d+)?(?: hundred| thousand| (?:[bm]|tr)illion)*\b/gi, sayMoney)
    .replace(/\d*\.\d+/g, sayDecimal)
    .replace(/(?<=\d)-(?=\d)/g, ' to ')
    .replace(/(?<=\d)S/g, ' S')
    .replace(/(?<=[BCDFGHJ-NP-TV-Z])'?s\b/g, "'S")
    .replace(/(?<=X')S\b/g, 's')
    .replace(/(?:[A-Za-z]\.){2,} [a-z]/g, (letters) => letters.replace(/\./g, '-'))
    .replace(/(?<=[A-Z])\.(?=[A-Z])/gi, '-')
    .trim()
}

function sayYearOrTime(text) {
  if (text.includes('.')) return text
  if (text.includes(':')) {
    const [hours = 0, minutes = 0] = text.split(':').map(Number)
    if (minutes === 0) return `${hours} o'clock`
    return minutes < 10 ? `${hours} oh ${minutes}` : `${hours} ${minutes}`
  }
  const year = Number.parseInt(text.slice(0, 4), 10)
  if (year < 1100 || year % 1000 < 10) return text
  const century = text.slice(0, 2)
  const rest = Number.parseInt(text.slice(2, 4), 10)
  const plural = text.endsWith('s') ? 's' : ''
  if (year % 1000 >= 100 && rest === 0) return `${century} hundred${plural}`
  if (year % 1000 >= 100 && rest < 10) return `${century} oh ${rest}${plural}`
  return `${century} ${rest}${plural}`
}

function sayMoney(text) {
  const [unit, part] = text[0] === '$' ? ['dollar', 'cent'] : ['pound', 'penny']
  const amount = text.slice(1)
  if (Number.isNaN(Number(amount))) return `${amount} ${unit}s`
  const [whole, decimals] = amount.split('.')
  const units = `${whole} ${unit}${whole === '1' ? '' : 's'}`
  if (decimals === undefined) return units
  const parts = Number.parseInt(decimals.padEnd(2, '0'), 10)
  const plural = part === 'penny' ? 'pence' : 'cents'
  return `${units} and ${parts} ${parts === 1 ? part : plural}`
}

function sayDecimal(text) {
  const [whole, decimals = ''] = text.split('.')
  return `${whole} point ${decimals.split('').join(' ')}`
}
