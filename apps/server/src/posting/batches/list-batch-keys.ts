import { findBatchByKey, listPieces } from './batches.queries.ts'
import { pieceKeyOf, postKeyOf } from './piece-keys.ts'
import type { PostDeps } from '../posts/post-deps.ts'

/** The keys under which the pieces of a batch and their posts are ordered; none when no batch has the key. */
export async function listBatchKeys({ db }: PostDeps, userId: string, key: string): Promise<string[]> {
  const batch = await findBatchByKey(db, userId, key)
  if (!batch) return []
  const pieces = await listPieces(db, userId, [batch.id])
  return pieces.flatMap((piece) => [
    pieceKeyOf(piece),
    ...batch.order.channels.map(({ channelId }) => postKeyOf(piece, channelId)),
  ])
}
