import { lookupTable } from '@hookreel/film'
import { sayNumber, sayWhole } from '../../../text/number-words.ts'
import { CURRENCIES } from '../../../text/number-forms.ts'

const DOLLARS: Readonly<Record<string, readonly string[]>> = lookupTable({
  US: ['you', 'ess'],
  CA: ['canadian'],
  C: ['canadian'],
  AU: ['australian'],
  A: ['australian'],
})

/** "$5.50", "$1.5", "$5k", "C$20", "$10-20": sums of money. */
export function sayMoney(text: string): string[] | undefined {
  const sum = /^-?([$€£¥₹])([\d,]*\d)(?:\.(\d\d))?([kKmMbB])?$/u.exec(text)
  if (sum) return saySum(sum[1] ?? '$', sum[2] ?? '', sum[3], sum[4])
  const part = /^-?([$€£¥₹])([\d,]*\d)\.(\d+)$/u.exec(text)
  if (part) return [...sayNumber(bare(part[2] ?? ''), part[3]), nameMany(part[1] ?? '$')]
  const abroad = /^(US|CA|C|AU|A)\$([\d,]*\d)$/.exec(text)
  if (abroad) return [...sayWhole(bare(abroad[2] ?? '')), ...(DOLLARS[abroad[1] ?? ''] ?? []), 'dollars']
  const range = /^([$€£¥₹])(\d[\d,]*)-\1?(\d[\d,]*)$/u.exec(text)
  if (!range) return undefined
  return [
    ...sayWhole(bare(range[2] ?? '')),
    'to',
    ...sayWhole(bare(range[3] ?? '')),
    nameMany(range[1] ?? '$'),
  ]
}

const bare = (digits: string): string => digits.replaceAll(',', '')

const nameMany = (sign: string): string => CURRENCIES[sign]?.[1] ?? 'dollars'

function saySum(sign: string, whole: string, cents: string | undefined, scale: string | undefined): string[] {
  const amount = sayWhole(bare(whole))
  const size = { k: 'thousand', m: 'million', b: 'billion' }[scale?.toLowerCase() ?? '']
  const small = cents === undefined || cents === '00' ? [] : sayWhole(String(Number(cents)))
  if (amount.join(' ') === 'zero' && small.length > 0) return [...small, nameSmall(sign, cents === '01')]
  const unit = amount.join(' ') === 'one' && !size ? CURRENCIES[sign]?.[0] : nameMany(sign)
  return [...amount, ...(size ? [size] : []), unit ?? 'dollar', ...small]
}

function nameSmall(sign: string, isOne: boolean): string {
  if (sign === '£') return isOne ? 'penny' : 'pence'
  return isOne ? 'cent' : 'cents'
}
