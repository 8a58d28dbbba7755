import { lookupTable } from '@hookreel/film'
import { sayWhole, toOrdinal } from '../../../text/number-words.ts'
import type { WordPlace } from '../../../text/word-place.ts'

const MONTHS: Readonly<Record<string, string>> = lookupTable({
  Jan: 'january',
  Feb: 'february',
  Mar: 'march',
  Apr: 'april',
  May: 'may',
  Jun: 'june',
  Jul: 'july',
  Aug: 'august',
  Sep: 'september',
  Sept: 'september',
  Oct: 'october',
  Nov: 'november',
  Dec: 'december',
})
const monthOf = (word: string): string | undefined => {
  const short = /^([A-Z][a-z]{2,8})\.?,?$/.exec(word)?.[1] ?? ''
  const full = Object.values(MONTHS).find((month) => month === short.toLowerCase())
  return full ?? MONTHS[short]
}
/** "Jan.", whose full stop ends no sentence. */
export const isShortMonth = (word: string): boolean =>
  word !== 'May.' && word.endsWith('.') && MONTHS[word.slice(0, -1)] !== undefined
const DAY = /^(?:[12]?\d|3[01])$/

/** "March 5" is march fifth, "5 March" the fifth of march, "Jan. 3" january third. */
export function sayMonth({ word, before, after }: WordPlace): string[] | undefined {
  const day = /^(\d{1,2})\W*$/.exec(word)?.[1]
  if (day !== undefined && DAY.test(day) && day !== '0') {
    const ordinal = toOrdinal(sayWhole(day))
    if (monthOf(before) !== undefined) return ordinal
    // "2 May" is a day; "May" at the start of a question was met with no number before it.
    if (monthOf(after) !== undefined && /^[A-Z]/.test(after)) {
      return [...(/^the$/i.test(before) ? [] : ['the']), ...ordinal, 'of']
    }
  }
  const month = monthOf(word)
  const isBesideNumber = /^\d/.test(after) || /^\d{1,2}$/.test(before)
  return month !== undefined && isBesideNumber ? [month] : undefined
}
