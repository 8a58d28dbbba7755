import { z } from 'zod'
import { createLoneRelay } from '../../platform/realtime/relay.ts'
import type { Relay } from '../../platform/realtime/relay.ts'

/** The films that are being made in this process right now, so that they can be stopped. */
export type TaskRegistry = {
  /** Runs `work` as the making of this video; its signal is aborted by `stop`, `stopAll` and `lost`. */
  run<Result>(
    videoId: string,
    work: (signal: AbortSignal) => Promise<Result>,
    lost?: AbortSignal,
  ): Promise<Result>
  /**
   * Stops the making of a video and waits until its process is gone. Another process that makes it is told to stop, and
   * not waited for. Does nothing when it is not being made.
   */
  stop(videoId: string): Promise<void>
  stopAll(): Promise<void>
}

const STOP = 'stop-film'

/** No film is being made yet. */
export function createTaskRegistry(relay: Relay = createLoneRelay()): TaskRegistry {
  const running = new Map<string, { abort: AbortController; ended: Promise<unknown> }>()
  const stopHere = async (videoId: string) => {
    const run = running.get(videoId)
    run?.abort.abort()
    await run?.ended
  }
  relay.listen(STOP, (message) => void stopHere(z.string().parse(message)))
  return {
    run: async (videoId, work, lost) => {
      const abort = new AbortController()
      const signal = lost ? AbortSignal.any([abort.signal, lost]) : abort.signal
      const result = work(signal)
      const ended = result.catch(() => undefined)
      const run = { abort, ended }
      running.set(videoId, run)
      try {
        return await result
      } finally {
        if (running.get(videoId) === run) running.delete(videoId)
      }
    },
    stop: async (videoId) => {
      relay.send(STOP, videoId)
      await stopHere(videoId)
    },
    stopAll: async () => {
      await Promise.all([...running.keys()].map(stopHere))
    },
  }
}
