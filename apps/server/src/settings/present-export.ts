import type { DataExport } from '@hookreel/contract'
import type { ExportRow } from './exports.queries.ts'

/** An export as its owner sees it. */
export function presentExport(row: ExportRow): DataExport {
  const { id, state, percent, sizeBytes } = row
  return {
    id,
    state,
    percent,
    sizeBytes,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }
}
