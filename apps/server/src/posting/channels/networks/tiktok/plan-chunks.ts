/** How a file is cut for TikTok. All but the last chunk are of `chunkBytes`; the last one takes the rest as well. */
export type ChunkPlan = {
  readonly sizeBytes: number
  readonly chunkBytes: number
  readonly count: number
}

/**
 * 10,000,000 bytes are a chunk of 5 to 64 MB whichever MB is meant. TikTok takes files of up to 64 MB whole; as they are
 * sent again after a kill, those over 20 MB are cut, too.
 */
const CHUNK_BYTES = 10_000_000
const WHOLE_MAX_BYTES = 20_000_000

/** Plans the chunks of a file of up to 4 GB: count = floor(size / chunk), and the last chunk absorbs the remainder. */
export function planChunks(sizeBytes: number): ChunkPlan {
  if (sizeBytes <= WHOLE_MAX_BYTES) return { sizeBytes, chunkBytes: sizeBytes, count: 1 }
  return { sizeBytes, chunkBytes: CHUNK_BYTES, count: Math.floor(sizeBytes / CHUNK_BYTES) }
}

/** The chunk that begins at `start`, which is where one begins: its bytes, both ends included. */
export function chunkAt(plan: ChunkPlan, start: number): { start: number; end: number } {
  const index = Math.floor(start / plan.chunkBytes)
  const isLast = index >= plan.count - 1
  return { start, end: isLast ? plan.sizeBytes - 1 : (index + 1) * plan.chunkBytes - 1 }
}
