import { lookupTable } from '@hookreel/film'
import { sayNumberForm } from '../../../text/number-forms.ts'
import {
  sayDigits,
  sayFraction,
  sayNumber,
  sayWhole,
  sayYear,
  toOrdinal,
  toPlural,
} from '../../../text/number-words.ts'
import { UNITS } from './abbreviations.ts'
import { nameLetter, sayLetters } from './letters.ts'
import { sayMoney } from './money.ts'

const FRACTIONS: Readonly<Record<string, string>> = lookupTable({
  '1/2': 'one half',
  '1/3': 'one third',
  '2/3': 'two thirds',
  '1/4': 'one quarter',
  '3/4': 'three quarters',
})

/** What is said for a text that is one number, with its sign, its unit or its place in time. */
export function sayNumeric(text: string): string[] | undefined {
  return (
    sayNumberForm(text) ??
    sayMoney(text) ??
    sayClock(text) ??
    sayPowers(text) ??
    sayVersion(text) ??
    sayCounted(text) ??
    sayRange(text) ??
    sayPlain(text)
  )
}

/** "3:05pm", "10:00-12:00", and "16:9", which is no time. */
function sayClock(text: string): string[] | undefined {
  const span = /^(\d{1,2}):(\d\d)-(\d{1,2}):(\d\d)$/.exec(text)
  if (span) return [...sayTime(span[1] ?? '', span[2] ?? ''), 'to', ...sayTime(span[3] ?? '', span[4] ?? '')]
  const ratio = /^(\d{1,3}):(\d{1,3})$/.exec(text)
  if (ratio && !/^(?:[01]?\d|2[0-4]):[0-5]\d$/.test(text))
    return [...sayWhole(ratio[1] ?? ''), 'to', ...sayWhole(String(Number(ratio[2])))]
  const time = /^(\d{1,2}):(\d\d)(am|pm)?$/i.exec(text)
  return time ? sayTime(time[1] ?? '', time[2] ?? '', time[3]) : undefined
}

/** "10^6", and "2&1/2", as two and a half arrives. */
function sayPowers(text: string): string[] | undefined {
  const power = /^(\d+)\^(\d+)$/.exec(text)
  if (power) return [...sayAmount(power[1] ?? ''), ...namePower(power[2] ?? '')]
  const mixed = /^(\d+)&(\d)\/(\d)$/.exec(text)
  if (mixed) return [...sayWhole(mixed[1] ?? ''), 'and', ...sayFraction(mixed[2] ?? '', mixed[3] ?? '')]
  return FRACTIONS[text]?.split(' ')
}

function namePower(power: string): string[] {
  if (power === '2') return ['squared']
  return power === '3' ? ['cubed'] : ['to', 'the', 'power', 'of', ...sayWhole(power)]
}

/** "2.0.1", "v2.0". */
function sayVersion(text: string): string[] | undefined {
  if (!/^v?\d+(?:\.\d+){2,}$/.test(text) && !/^v\d+(?:\.\d+)?$/.test(text)) return undefined
  const points = text.replace('v', '').split('.')
  return [
    ...(text.startsWith('v') ? ['version'] : []),
    ...points.flatMap((part, at) => [...(at > 0 ? ['point'] : []), ...sayWhole(part)]),
  ]
}

/** "21st", "1990s", "100s". */
function sayCounted(text: string): string[] | undefined {
  const ordinal = /^(\d[\d,]*)(st|nd|rd|th)$/i.exec(text)
  if (ordinal) return toOrdinal(sayWhole((ordinal[1] ?? '').replaceAll(',', '')))
  const round = /^(100|1,?000)'?s$/.exec(text)?.[1]
  if (round) return [round === '100' ? 'hundreds' : 'thousands']
  const decade = /^(\d0|\d{3}0)'?s$/.exec(text)?.[1]
  return decade ? toPlural(sayAmount(decade)) : undefined
}

function sayRange(text: string): string[] | undefined {
  const range = /^(\d[\d,]*)-(\d[\d,]*)(%?)$/.exec(text)
  if (!range) return undefined
  const unit = range[3] ? ['percent'] : []
  return [...sayAmount(range[1] ?? ''), 'to', ...sayAmount(range[2] ?? ''), ...unit]
}

function sayPlain(text: string): string[] | undefined {
  const number = /^(-|#)?([\d,]*\.?\d+)(\+)?(%|°[CF]?|[A-Za-z]+)?$/.exec(text)
  if (!number) return undefined
  const sign = number[1] === '#' ? ['number'] : number[1] === '-' ? ['minus'] : []
  return [
    ...sign,
    ...sayAmount(number[2] ?? ''),
    ...(number[3] ? ['plus'] : []),
    ...(number[4] === 's' && number[2]?.includes('.')
      ? ['seconds']
      : sayUnit(number[4] ?? '', number[2] === '1')),
  ]
}

/** A number, or a year where it looks like one. */
export function sayAmount(text: string): string[] {
  const [whole = '', decimals] = text.replaceAll(',', '').split('.')
  const isYear = decimals === undefined && !text.includes(',') && /^(1[1-9]|20)\d\d$/.test(whole)
  return isYear ? sayYear(whole) : sayNumber(whole, decimals)
}

function sayTime(hours: string, minutes: string, half?: string): string[] {
  const hour = sayWhole(String(Number(hours)))
  const minute =
    minutes === '00'
      ? []
      : minutes.startsWith('0')
        ? ['oh', ...sayDigits(minutes.slice(1))]
        : sayWhole(minutes)
  return [...hour, ...minute, ...(half ? Array.from(half.toLowerCase()).map(nameLetter) : [])]
}

function sayUnit(unit: string, isOne: boolean): string[] {
  if (unit === '') return []
  const known = UNITS[unit] ?? UNITS[unit.toLowerCase()]
  if (known) return (isOne ? known.replace(/^(\w+?)s\b/, '$1') : known).split(' ')
  return unit.length <= 2 ? Array.from(unit.toLowerCase()).map(nameLetter) : sayLetters(unit)
}
