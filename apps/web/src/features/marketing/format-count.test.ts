import { describe, expect, test } from 'vitest'
import { STATISTICS } from './content.ts'
import { formatCount } from './format-count.ts'
import { annualMonthPrice, formatPrice } from './plan-price.ts'

describe('figures that count up', () => {
  test('millions and thousands are whole, a percent has one decimal, other values are rounded up', () => {
    expect(formatCount('100M+', 0.257)).toBe('25M+')
    expect(formatCount('50K+', 0.999)).toBe('49K+')
    expect(formatCount('99.9%', 0.5)).toBe('50.0%')
    expect(formatCount('7+', 0.5)).toBe('4+')
  })

  test('every figure of the start page ends as it stands in the page', () => {
    for (const { value } of STATISTICS) expect(formatCount(value, 1)).toBe(value)
  })
})

describe('prices', () => {
  test('a year paid at once costs 20% less', () => {
    expect([29, 79, 199].map((price) => formatPrice(annualMonthPrice(price, 20)))).toEqual([
      '$23.20',
      '$63.20',
      '$159.20',
    ])
    expect(formatPrice(29)).toBe('$29')
    expect(formatPrice(annualMonthPrice(29, 20) * 12)).toBe('$278.40')
    expect(formatPrice(annualMonthPrice(199, 20) * 12)).toBe('$1,910.40')
  })
})
