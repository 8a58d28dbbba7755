const SCALES: Readonly<Record<string, number>> = { M: 1e6, K: 1e3 }

/**
 * A figure on its way up: `part` (0 to 1) of what `final` says, written the way `final` is. Values in M and K are
 * shown in whole millions and thousands, a percent with one decimal, everything else rounded up.
 */
export function formatCount(final: string, part: number): string {
  const unit = /[MK%]/.exec(final)?.[0] ?? ''
  const scale = SCALES[unit] ?? 1
  const value = Number.parseFloat(final) * scale * part
  if (unit === '%') return `${value.toFixed(1)}%`
  return unit === '' ? `${Math.ceil(value)}+` : `${Math.floor(value / scale)}${unit}+`
}
