import type { USAGE_RANGES } from '@hookreel/contract'

/** How many days a chart looks back. */
export type Range = (typeof USAGE_RANGES)[number]
export const RANGES: { value: Range; label: string }[] = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
]
