import { endProgram, killProgram, waitForEnd, type Ending } from '@hookreel/sandbox'
import { findOutput, startFfmpeg } from '../ffmpeg/confine-ffmpeg.ts'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { readReason } from '../ffmpeg/run-ffmpeg.ts'
import { RenderError } from '../render-error.ts'
import { lacksRoom } from '../ffmpeg/write-whole.ts'
import type { VideoEncoder } from './video-encoders.ts'

/** A running ffmpeg that takes frames on its standard input. */
export type FramePipe = {
  readonly pid: number | undefined
  /** Gives ffmpeg a frame; done when it was taken over, and the bytes may change again. */
  write(frame: Uint8Array): Promise<void>
  /** Ends the input and waits for ffmpeg to finish. */
  finish(): Promise<void>
  /** Kills ffmpeg; harmless when it has ended. */
  kill(): void
}

const TAIL_LENGTH = 20_000
/**
 * A frame of 3 MB that ffmpeg has done with is kept for the next one, not given back to the system and taken from it anew, which clears it:
 * of 101 frames at 1080x1920 that was 0.15 s in 1.5 s of CPU. With one arena it takes no more memory than before.
 */
export const KEEPS_FRAMES = {
  MALLOC_MMAP_THRESHOLD_: String(2 ** 25),
  MALLOC_TRIM_THRESHOLD_: String(2 ** 25),
  MALLOC_ARENA_MAX: '1',
}

/**
 * Starts ffmpeg with `args`. An abort kills it at once. When ffmpeg stops early, `write` and `finish` throw a RenderError
 * `render_failed` with what ffmpeg said, not with the broken pipe. One that takes nothing for `stallMs` is ended.
 */
export function openFramePipe(
  ffmpeg: Ffmpeg,
  args: readonly string[],
  signal: AbortSignal | undefined,
  { devices, stallMs }: Pick<VideoEncoder, 'devices' | 'stallMs'>,
): FramePipe {
  signal?.throwIfAborted()
  const child = startFfmpeg(ffmpeg.path, args, { devices, variables: KEEPS_FRAMES })
  child.stdout.resume()
  const kill = () => endProgram(child)
  signal?.addEventListener('abort', kill, { once: true })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-TAIL_LENGTH)
  })
  const ended = waitForEnd(child).finally(() => signal?.removeEventListener('abort', kill))
  // Each write hears of its own failure; without a listener the stream's would end the process.
  child.stdin.on('error', () => undefined)

  const stalls = watchForStalls(stallMs, () => killProgram(child))
  const failure = async (ending: Ending) => {
    signal?.throwIfAborted()
    return stalls.found() ?? describeFailure(ending, said, await lacksRoom(findOutput(args)))
  }

  return {
    pid: child.pid,
    write: async (frame) => {
      signal?.throwIfAborted()
      const written = new Promise<Error | null | undefined>((resolve) => child.stdin.write(frame, resolve))
      const error = await stalls.watch(written)
      if (error) {
        // Its channels stay: what it says on them is the reason.
        killProgram(child)
        throw await failure(await ended)
      }
    },
    finish: async () => {
      child.stdin.end()
      const ending = await stalls.watch(ended)
      if (ending !== 0) throw await failure(ending)
      signal?.throwIfAborted()
    },
    kill,
  }
}

function describeFailure(ending: Ending, said: string, isFull: boolean): RenderError {
  const lines = said.trim().split('\n')
  const message = `ffmpeg stopped with ${ending}: ${readReason(said)}`
  return new RenderError(isFull ? 'disk_full' : 'render_failed', message, {
    detail: lines.slice(-12).join('\n'),
  })
}

/** Ends what is waited for too long. Drawing takes none of this time: only what ffmpeg is asked for counts. */
function watchForStalls(stallMs: number | null, end: () => void) {
  let stalled: RenderError | undefined
  const watch = async <Result>(waiting: Promise<Result>): Promise<Result> => {
    if (stallMs === null) return waiting
    const timer = setTimeout(() => {
      stalled = new RenderError('render_failed', `ffmpeg did nothing for ${stallMs / 1000} s.`)
      end()
    }, stallMs)
    return waiting.finally(() => clearTimeout(timer))
  }
  return { watch, found: () => stalled }
}
