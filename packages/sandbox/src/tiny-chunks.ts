import type { Dispatcher } from 'undici'
import { FetchRefused } from './fetch-refused.ts'

/** Of a body that comes in chunks so many may be as small as they like; with further ones they must have so many bytes on average. */
const CHUNKS = { free: 2000, leastBytes: 256 }

/** "Wait", "early hints": so many come before an answer that is one, and 20 bytes are enough for each. */
const MOST_BEFORE = 16
const FINAL = 200

/**
 * Told the bytes of each chunk of a body, says whether it comes in tiny chunks: one takes 5 µs of the thread whatever its size, and all that came
 * together are read without a pause.
 */
export function countTinyChunks(): (bytes: number) => boolean {
  let [chunks, all] = [0, 0]
  return (bytes) => {
    chunks += 1
    all += bytes
    return chunks > CHUNKS.free && all < chunks * CHUNKS.leastBytes
  }
}

/**
 * Given to the agent of requests, ends an answer that comes in tiny chunks: a page in chunks of one byte took 3 s of the thread. Counted where they
 * come in: anyone who reads a body finds those that wait there put together.
 */
export const refuseTinyChunks: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
  const isTinyChunks = countTinyChunks()
  let before = 0
  const begin = handler.onResponseStart?.bind(handler)
  handler.onResponseStart = (controller, status, ...head) => {
    before += Number(status < FINAL)
    if (before > MOST_BEFORE) throw new FetchRefused('in_tiny_chunks')
    begin?.(controller, status, ...head)
  }
  const take = handler.onResponseData?.bind(handler)
  handler.onResponseData = (controller, chunk) => {
    if (isTinyChunks(chunk.length)) throw new FetchRefused('in_tiny_chunks')
    take?.(controller, chunk)
  }
  return dispatch(options, handler)
}
