import { setTimeout as pause } from 'node:timers/promises'
import { Agent } from 'undici'
import type { Person } from '../videos-server.ts'

/**
 * What one person does who leaves no room, and what another one does beside it. `noise` is done over and over, `atOnce` times
 * beside itself; `quiet` is what the other one waits for.
 */
export type Neighbours = {
  readonly name: string
  readonly atOnce: number
  readonly noise: (turn: number) => Promise<unknown>
  readonly quiet: () => Promise<unknown>
}

const SAMPLES = 16
/** What nobody notices: below it, a program that shares two cores with a dozen others cannot be told from a slow answer. */
const UNNOTICED_MS = 300
/** A machine that was busy with something else for a moment is asked once more. */
const ROUNDS = 3

/**
 * How much later the quiet one is answered at the worst of twenty times, alone and beside the noisy one, within one run: the
 * best of a few rounds, as other programs only ever add to it.
 */
export async function compareNeighbours(
  neighbours: Neighbours,
): Promise<{ aloneMs: number; besideMs: number; isQuiet: boolean }> {
  let last = { aloneMs: 0, besideMs: 0, isQuiet: false }
  for (let round = 0; round < ROUNDS && !last.isQuiet; round += 1) {
    const aloneMs = await measureWorst(neighbours.quiet)
    const stop = makeNoise(neighbours)
    const besideMs = await measureWorst(neighbours.quiet)
    await stop()
    last = { aloneMs, besideMs, isQuiet: besideMs <= 2 * aloneMs + UNNOTICED_MS }
  }
  return last
}

async function measureWorst(act: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const started = performance.now()
    await act()
    times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(SAMPLES * 0.95) - 1] ?? 0
}

function makeNoise({ atOnce, noise }: Neighbours): () => Promise<void> {
  const over = new AbortController()
  let turn = 0
  const loops = Array.from({ length: atOnce }, async () => {
    while (!over.signal.aborted) {
      turn += 1
      // Refusals are what the server has against it; anyone who gets them at once comes back at once, as programs do.
      await noise(turn).catch(() => undefined)
      await pause(1)
    }
  })
  return async () => {
    over.abort()
    await Promise.all(loops)
  }
}

/** As from another machine: addresses are counted, too. Only Linux gives a machine all of 127.0.0.0/8. */
export function askFromElsewhere(url: string, { cookie }: Pick<Person, 'cookie'>) {
  const dispatcher = new Agent({
    connections: 4096,
    ...(process.platform === 'linux' && { connect: { localAddress: '127.0.0.9' } }),
  })
  return {
    /** Reads the answer to its end. */
    ask: async (
      method: 'GET' | 'PATCH' | 'POST',
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ) => {
      const { statusCode, body: answer } = await dispatcher.request({
        ...{ origin: url, path, method },
        headers: { cookie, origin: url, 'content-type': 'application/json', ...headers },
        body: body instanceof Buffer ? body : body === undefined ? null : JSON.stringify(body),
      })
      return { status: statusCode, text: await answer.text() }
    },
    /** Opens an answer and leaves it open. */
    open: async (path: string) => {
      const { statusCode, body: answer } = await dispatcher.request({
        ...{ origin: url, path, method: 'GET', headers: { cookie, origin: url } },
      })
      answer.on('error', () => undefined)
      return statusCode
    },
    close: () => dispatcher.destroy(),
  }
}
