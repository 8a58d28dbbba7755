import type { Lane } from '../../platform/open-lane.ts'

/** A turn that is taken in the midst of work, and given back after it, whether it was taken or not. */
export function openFilmTurn(
  films: Lane,
  signal: AbortSignal,
): {
  readonly take: () => Promise<void>
  readonly giveBack: () => void
} {
  const done = Promise.withResolvers<void>()
  const ended = new AbortController()
  return {
    take: () =>
      new Promise((resolve, reject) => {
        const hold = async () => {
          resolve()
          await done.promise
        }
        films.ofAll(hold, AbortSignal.any([signal, ended.signal])).catch(reject)
      }),
    giveBack: () => {
      done.resolve()
      ended.abort(new Error('the film has ended'))
    },
  }
}
