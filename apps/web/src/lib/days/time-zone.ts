const KEY = 'time-zone'

/** The zone that this browser is in, or the one that was chosen here instead. */
export function readTimeZone(): string {
  return localStorage.getItem(KEY) ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

export function rememberTimeZone(zone: string): void {
  localStorage.setItem(KEY, zone)
}

export function listTimeZones(): string[] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  return [...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
}
