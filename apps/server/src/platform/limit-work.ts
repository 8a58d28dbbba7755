/** Why work was ended: it may not take longer, or nobody wants it any more. */
export class WorkEndedError extends Error {
  readonly reason: 'too_long' | 'unwanted'
  constructor(reason: 'too_long' | 'unwanted') {
    super(reason === 'too_long' ? 'The work took longer than it may.' : 'Nobody wants the work any more.')
    this.name = 'WorkEndedError'
    this.reason = reason
  }
}

/** What ends work before it is done. */
export type WorkLimits = {
  /** Of the one that does it: the server stops, or another one has it. */
  readonly signal: AbortSignal | undefined
  readonly limitMs: number
  /** Asked again and again while it is done. */
  readonly isWanted: () => Promise<boolean>
  /** So often. */
  readonly askEveryMs?: number
}

const ASK_EVERY_MS = 3000

/** Does work that ends with its signal. Throws the signal's own reason, or a WorkEndedError. */
export async function limitWork<Result>(
  { signal, limitMs, isWanted, askEveryMs = ASK_EVERY_MS }: WorkLimits,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ended = new AbortController()
  const limit = setTimeout(() => ended.abort(new WorkEndedError('too_long')), limitMs)
  const ask = () =>
    isWanted().then(
      (isStill) => isStill || ended.abort(new WorkEndedError('unwanted')),
      // A database that does not answer now is asked again.
      () => undefined,
    )
  const asking = setInterval(() => void ask(), askEveryMs)
  try {
    return await work(AbortSignal.any([ended.signal, ...(signal ? [signal] : [])]))
  } finally {
    clearTimeout(limit)
    clearInterval(asking)
  }
}

/** What encoding a film anew costs is known from it. */
type FilmSize = {
  readonly width: number
  readonly height: number
  readonly frameRate: number
  readonly seconds: number
}

const MIN_MS = 120_000
const MAX_MS = 40 * 60_000
/** 5 of a core were measured, of films of 4096 pixels a side; the rest is for a machine that does much else. */
const NANOSECONDS_A_PIXEL = 40

/** How long a film may be encoded anew: two minutes of 1080p at 30 frames a second 7 minutes, ten minutes of 4K the most there is, 40. */
export function limitEncoding({ width, height, frameRate, seconds }: FilmSize): number {
  const needed = (width * height * frameRate * seconds * NANOSECONDS_A_PIXEL) / 1e6
  return Math.min(MAX_MS, MIN_MS + needed)
}
