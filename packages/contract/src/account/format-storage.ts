/** '12 MB', '1.2 GB', '2,000 GB': in powers of ten, as disks are sold. */
export function formatStorage(bytes: number): string {
  const [unit, size] = bytes >= 1e9 ? (['GB', 1e9] as const) : (['MB', 1e6] as const)
  const count = bytes / size
  const shown = count >= 10 || unit === 'MB' ? Math.ceil(count) : Math.round(count * 10) / 10
  return `${shown.toLocaleString('en-US')} ${unit}`
}
