/**
 * The plans, and the only place in which their prices stand: what every page shows, what is ordered and what is charged
 * comes from here. A month's price is in US cents. `storageGb` is the room for an account's files, unless the operator sets
 * another one (STORAGE_GB_…).
 */
export const PLANS = [
  {
    id: 'starter',
    name: 'Starter',
    monthlyPriceCents: 2900,
    videosPerMonth: 10,
    storageGb: 100,
    isOpen: true,
  },
  { id: 'pro', name: 'Pro', monthlyPriceCents: 7900, videosPerMonth: 50, storageGb: 500, isOpen: false },
  {
    id: 'enterprise',
    name: 'Enterprise',
    monthlyPriceCents: 19_900,
    videosPerMonth: null,
    storageGb: 2000,
    isOpen: false,
  },
] as const

/** Room for the files of an account without a plan. */
export const FREE_STORAGE_GB = 5
/** The plan that can be had. */
export const STARTER_PLAN = PLANS[0]
/** What a year at once costs less than twelve months. */
export const ANNUAL_SAVING_PERCENT = 20

export const INTERVALS = ['month', 'year'] as const
export type Interval = (typeof INTERVALS)[number]

/** What an interval of a plan costs, in cents. */
export function planPriceCents(plan: { readonly monthlyPriceCents: number }, interval: Interval): number {
  if (interval === 'month') return plan.monthlyPriceCents
  return Math.round((plan.monthlyPriceCents * 12 * (100 - ANNUAL_SAVING_PERCENT)) / 100)
}

/** '$29', '$23.20', '$1,910.40'. */
export function formatCents(cents: number): string {
  const dollars = cents / 100
  return `$${dollars.toLocaleString('en', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })}`
}
