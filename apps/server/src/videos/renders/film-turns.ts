import { openBudget } from '@hookreel/sandbox'

/** Of this process: a film that is composed uses every core by itself, two at once would only make both slower. */
const cores = openBudget(1)

/** Does the work of a film, or of a slice, that keeps cores busy from beginning to end. Throws the signal's reason. */
export function inFilmTurn<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  return cores.spend(1, work, signal)
}

/** A turn that is taken in the midst of work, and given back after it, whether it was taken or not. */
export function openFilmTurn(signal: AbortSignal): {
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
        cores.spend(1, hold, AbortSignal.any([signal, ended.signal])).catch(reject)
      }),
    giveBack: () => {
      done.resolve()
      ended.abort(new Error('the film has ended'))
    },
  }
}
