/** The films that are being made in this process right now, so that they can be stopped. */
export type FilmRuns = {
  /** Runs `work` as the making of this video; its signal is aborted by `stop` and `stopAll`. */
  run<Result>(videoId: string, work: (signal: AbortSignal) => Promise<Result>): Promise<Result>
  /** Stops the making of a video and waits until its process is gone. Does nothing when it is not being made. */
  stop(videoId: string): Promise<void>
  stopAll(): Promise<void>
}

/** No film is being made yet. */
export function createFilmRuns(): FilmRuns {
  const running = new Map<string, { abort: AbortController; ended: Promise<unknown> }>()
  const stop = async (videoId: string) => {
    const run = running.get(videoId)
    run?.abort.abort()
    await run?.ended
  }
  return {
    run: async (videoId, work) => {
      const abort = new AbortController()
      const result = work(abort.signal)
      const ended = result.catch(() => undefined)
      running.set(videoId, { abort, ended })
      try {
        return await result
      } finally {
        running.delete(videoId)
      }
    },
    stop,
    stopAll: async () => {
      await Promise.all([...running.keys()].map(stop))
    },
  }
}
