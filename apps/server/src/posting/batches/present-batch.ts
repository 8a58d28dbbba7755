import type { Batch } from '@hookreel/contract'
import type { PostDeps } from '../posts/post-deps.ts'
import { listPieces } from './batches.queries.ts'
import type { PieceRow, ShownBatch } from './batches.queries.ts'

/** Batches of one user, each with its pieces in order. */
export async function presentBatches(
  { db }: Pick<PostDeps, 'db'>,
  userId: string,
  rows: readonly ShownBatch[],
): Promise<Batch[]> {
  const pieces = await listPieces(
    db,
    userId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) =>
    presentBatch(
      row,
      pieces.filter(({ batchId }) => batchId === row.id),
    ),
  )
}

export async function presentOneBatch(deps: Pick<PostDeps, 'db'>, row: ShownBatch): Promise<Batch> {
  const [batch] = await presentBatches(deps, row.userId, [row])
  if (!batch) throw new Error('a batch was presented as none')
  return batch
}

function presentBatch({ id, createdAt, finishedAt }: ShownBatch, rows: readonly PieceRow[]): Batch {
  const count = (state: PieceRow['state']) => rows.filter((row) => row.state === state).length
  return {
    id,
    state: finishedAt === null ? 'working' : 'done',
    pieces: rows.map(({ batchId: _batch, userId: _user, ...piece }) => piece),
    ordered: count('ordered'),
    refused: count('refused'),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}
