import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  ANNUAL_SAVING_PERCENT,
  creditCostsSchema,
  planPriceCents,
  PLANS,
  TRIAL_DAYS,
} from '@hookreel/contract'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const HOME = 'packages/contract/src/billing/plans.ts'

/** A price as somebody would write it a second time: in dollars, in cents, with or without the sign. */
const spellings = (cents: number): string[] => [`\\$${cents / 100}(?![\\d.])`, `\\b${cents}\\b`]
const PRICES = PLANS.flatMap((plan) => [planPriceCents(plan, 'month'), planPriceCents(plan, 'year')])
const WRITTEN = new RegExp(
  [
    ...PRICES.flatMap(spellings),
    String.raw`monthlyPrice: \d`,
    String.raw`\bSave ${ANNUAL_SAVING_PERCENT}%`,
    String.raw`\b${TRIAL_DAYS}-day (?:free )?trial with`,
  ].join('|'),
)

test('what a plan costs stands in one place: no page and no route writes it again', () => {
  const files = globSync(['apps/{web,server}/src/**/*.{ts,tsx}', 'packages/contract/src/*.ts'], { cwd: ROOT })
  expect(files.length).toBeGreaterThan(400)
  const again = files
    .filter((file) => file !== HOME && !file.includes('.test.'))
    .filter((file) => WRITTEN.test(readFileSync(path.join(ROOT, file), 'utf8').replaceAll('_', '')))
  expect(again).toEqual([])
  for (const wrong of ['$29/month', 'amountCents: 2900', '$278.4 a year', 'monthlyPrice: 79'])
    expect(WRITTEN.test(wrong)).toBe(true)
})

test('the list under AI Credits has everything that takes credits', () => {
  const list = readFileSync(path.join(ROOT, 'apps/web/src/features/credits/costs-card.tsx'), 'utf8')
  const priced = Object.keys(creditCostsSchema.shape).map((name) => `costs?.${name}`)
  expect(priced.length).toBeGreaterThan(8)
  // Prices that no operator sets: constants of the contract, and a share of the film's price.
  const contract = globSync('packages/contract/src/**/*.ts', { cwd: ROOT })
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    .join('\n')
  const fixed = [...contract.matchAll(/export const (\w+_CREDITS) =/g)].map((found) => found[1] ?? '')
  // What an account begins with is no price.
  const taken = [...priced, ...fixed.filter((name) => name !== 'SIGN_UP_CREDITS'), 'languageCredits(']
  expect(taken).toContain('TRANSCRIPT_CREDITS')
  expect(taken.filter((price) => !list.includes(price))).toEqual([])
})

test('a year costs a fifth less than twelve months', () => {
  expect(PLANS.map((plan) => planPriceCents(plan, 'year'))).toEqual([27_840, 75_840, 191_040])
})
