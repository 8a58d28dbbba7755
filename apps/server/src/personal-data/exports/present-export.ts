import type { DataExport } from '@hookreel/contract'
import type { ExportRow } from './exports.queries.ts'

/** An export as its owner sees it. */
export function presentExport(row: ExportRow): DataExport {
  const { id, state, percent, sizeBytes, failure } = row
  return {
    id,
    state,
    percent,
    sizeBytes,
    failure,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }
}
