const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' })
const whole = new Intl.NumberFormat('en')

/** '5 minutes ago'; 'just now' below one minute. */
export function formatAgo(iso: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000)
  for (const [unit, size] of UNITS)
    if (seconds >= size) return relative.format(-Math.floor(seconds / size), unit)
  return 'just now'
}

/** '0:30' */
export function formatClock(seconds: number): string {
  const rounded = Math.round(seconds)
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')}`
}

/** '8.01 MB': Bytes, KB, MB, GB. */
export function formatFileSize(bytes: number): string {
  const units = ['Bytes', 'KB', 'MB', 'GB']
  let value = bytes
  let unit = 0
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024
    unit += 1
  }
  return `${unit === 0 ? value : Number(value.toFixed(2))} ${units[unit]}`
}

/** '1,234' */
export function formatCount(value: number): string {
  return whole.format(value)
}

/** '1 view', '2 views' */
export function formatPlural(value: number, one: string, many = `${one}s`): string {
  return `${whole.format(value)} ${value === 1 ? one : many}`
}

/** '$24.99' */
export function formatMoney(cents: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100)
}

/** How long something will take, as one says it: '40 seconds', 'about 2 minutes'. */
export function formatWait(seconds: number): string {
  if (seconds < 10) return 'a few seconds'
  if (seconds < 55) return `about ${Math.round(seconds / 5) * 5} seconds`
  const minutes = Math.round(seconds / 60)
  return minutes <= 1 ? 'about a minute' : `about ${minutes} minutes`
}

/** 'Nov 21, 2026, 4:05 AM' in the reader's time zone. */
export function formatMoment(iso: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}

/** 'Nov 21, 2026' in the reader's time zone. */
export function formatDate(iso: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(new Date(iso))
}

/** '$0.42'; below a cent to a tenth of one; '$0' for nothing. */
export function formatDollars(microdollars: number): string {
  const dollars = microdollars / 1_000_000
  if (dollars === 0) return '$0'
  if (dollars >= 0.01) return `$${dollars.toFixed(2)}`
  return dollars < 0.001 ? 'under $0.001' : `$${dollars.toFixed(3)}`
}
