/** What a month costs, in dollars, when a year is paid at once. */
export function annualMonthPrice(monthlyPrice: number, savingPercent: number): number {
  return Math.round(monthlyPrice * (100 - savingPercent)) / 100
}

/** '$29', '$23.20'. */
export function formatPrice(dollars: number): string {
  const cents = Math.round(dollars * 100)
  return `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`
}
