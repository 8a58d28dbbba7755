import { stringify } from 'csv-stringify/sync'

export type Cell = string | number | boolean | Date | null | undefined

/**
 * Rows as CSV (RFC 4180) with a header. Texts that a spreadsheet would run as a formula get an apostrophe in front;
 * numbers stay numbers.
 */
export const writeCsv = (columns: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  write([columns, ...rows])

/** One of its rows, with its end. */
export const writeCsvRow = (row: readonly Cell[]): string => write([row])

const write = (rows: readonly (readonly Cell[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    {
      record_delimiter: '\r\n',
      escape_formulas: true,
      cast: { boolean: String, date: (date) => date.toISOString() },
    },
  )
