export type Cell = string | number | boolean | Date | null | undefined

/** A spreadsheet takes what begins so for a formula, and runs it; the wide ones where people write Japanese. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * Rows as CSV (RFC 4180) with a header. Texts that a spreadsheet would run as a formula get an apostrophe in front;
 * numbers stay numbers.
 */
export const writeCsv = (columns: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [columns, ...rows].map(writeCsvRow).join('')

/** One of its rows, with its end. */
export const writeCsvRow = (row: readonly Cell[]): string => `${row.map(writeCell).join(',')}\r\n`

function writeCell(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString()
  if (typeof cell !== 'string') return String(cell)
  const safe = FORMULA_START.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
