import { formatCents } from '@hookreel/contract'

/** What a month costs, in dollars, when a year is paid at once. */
export function annualMonthPrice(monthlyPrice: number, savingPercent: number): number {
  return Math.round(monthlyPrice * (100 - savingPercent)) / 100
}

/** A price with its sign, and with cents only when there are some. */
export function formatPrice(dollars: number): string {
  return formatCents(Math.round(dollars * 100))
}
