import { setTimeout as wait } from 'node:timers/promises'
import type { SharedLimits } from '@hookreel/crew'
import type { Deps } from '../../deps.ts'
import { CLOCKS_APART_MS } from '../../platform/clock.ts'
import { countBefore, deletePlace, insertPlace, prolongPlaces } from './places.queries.ts'

/** As with jobs: anyone who was silent for so long is gone, and each says so often that it lives. */
const LEASE_MS = 15_000
const PROLONG_EVERY_MS = 4000
/** Pauses between two looks at the line; somebody alone never waits. */
const LOOKS_MS = [100, 200, 400, 800]

/** One line at each service for all processes on the database: first come, first served, `concurrency` at a time. */
export function createServiceQueue(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  concurrency: number,
): NonNullable<SharedLimits['takePlace']> {
  const own = new Set<string>()
  let prolonging: NodeJS.Timeout | undefined
  const endOfLease = () => new Date(clock.now().getTime() + LEASE_MS)
  const liveSpan = () => ({
    after: clock.now(),
    until: new Date(endOfLease().getTime() + CLOCKS_APART_MS),
  })
  const take = async (provider: string) => {
    const id = await insertPlace(db, provider, endOfLease(), liveSpan())
    own.add(id)
    prolonging ??= setInterval(() => {
      // While the database does not answer, the line stands still for everybody.
      prolongPlaces(db, [...own], endOfLease()).catch(() => undefined)
    }, PROLONG_EVERY_MS).unref()
    return id
  }
  const leave = async (id: string) => {
    own.delete(id)
    if (own.size === 0) {
      clearInterval(prolonging)
      prolonging = undefined
    }
    await deletePlace(db, id).catch((error: unknown) =>
      log.warn('a place at a service ends by itself', { id, error }),
    )
  }
  return async (provider, signal) => {
    let id = await take(provider)
    try {
      for (let looks = 0; ; looks += 1) {
        const before = await countBefore(db, id, liveSpan())
        // This process stood still for so long that it was taken for dead.
        if (before === undefined) {
          own.delete(id)
          id = await take(provider)
        } else if (before < concurrency) return () => leave(id)
        else await wait(LOOKS_MS[Math.min(looks, LOOKS_MS.length - 1)], undefined, { signal })
      }
    } catch (error) {
      await leave(id)
      throw signal?.aborted ? signal.reason : error
    }
  }
}
