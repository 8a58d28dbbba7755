import { Agent, request } from 'undici'

export type Answers = { readonly perSecond: number; readonly medianMs: number; readonly slowMs: number }

/** Asks an address for some seconds over so many connections; throws on any answer but 200. `slowMs`: 99 of 100 are faster. */
export async function askRepeatedly(
  address: string,
  headers: Record<string, string>,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<Answers> {
  const dispatcher = new Agent({ connections, pipelining: 1 })
  const times: number[] = []
  const endAt = performance.now() + seconds * 1000
  const ask = async () => {
    while (performance.now() < endAt) {
      const startedAt = performance.now()
      const answer = await request(address, { dispatcher, headers })
      await answer.body.dump({ limit: 1e7 })
      if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}`)
      times.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  await dispatcher.close()
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { perSecond: times.length / seconds, medianMs: at(0.5), slowMs: at(0.99) }
}
