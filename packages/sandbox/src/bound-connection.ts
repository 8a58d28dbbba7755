import type { Socket } from 'node:net'
import type { buildConnector } from 'undici'
import { FetchRefused } from './fetch-refused.ts'

/** Beside a body of so many bytes there may be heads, the lengths of its chunks, and what TLS adds to each of them. */
const BESIDE = { share: 0.25, bytes: 256 * 1024 }

/**
 * Ends a connection that brings far more than the body that was asked for: empty lines, answers before the answer and words behind the length
 * of a chunk have no end by themselves and are counted by nobody. They held the one thread for as long as a request may take.
 */
export function boundConnection(
  connect: buildConnector.connector,
  maxBytes: number,
): buildConnector.connector {
  const most = maxBytes * (1 + BESIDE.share) + BESIDE.bytes
  return (options, answer) =>
    connect(options, (...[error, socket]) => {
      if (error) return answer(error, null)
      // Heard before the one who reads it.
      socket.on('readable', () => endBeyond(socket, most))
      answer(null, socket)
    })
}

function endBeyond(socket: Socket, most: number): void {
  if (socket.bytesRead > most) socket.destroy(new FetchRefused('too_large'))
}
