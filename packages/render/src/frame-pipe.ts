import { spawn } from 'node:child_process'
import type { Ffmpeg } from './find-ffmpeg.ts'
import { RenderError } from './render-error.ts'

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
 * Starts ffmpeg with `args`. An abort kills it at once. When ffmpeg stops early, `write` and `finish` throw a RenderError
 * `render_failed` with what ffmpeg said, not with the broken pipe.
 */
export function openFramePipe(ffmpeg: Ffmpeg, args: readonly string[], signal?: AbortSignal): FramePipe {
  signal?.throwIfAborted()
  const child = spawn(ffmpeg.path, ['-hide_banner', '-nostats', '-y', ...args], {
    stdio: ['pipe', 'ignore', 'pipe'],
    // run.cjs lets our own process give large pieces back to the system at once. To ffmpeg that means new pages for each of its
    // frames: 0.5 s of 6.5 for ten seconds of film, for 18 MB less. Nothing is configured here.
    env: { ...process.env, MALLOC_MMAP_THRESHOLD_: undefined },
  })
  const kill = () => void child.kill('SIGKILL')
  signal?.addEventListener('abort', kill, { once: true })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-TAIL_LENGTH)
  })
  const ended = new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, killedBy) => resolve(code ?? killedBy ?? 'no exit code'))
  }).finally(() => signal?.removeEventListener('abort', kill))
  // Each write hears of its own failure; without a listener the stream's would end the process.
  child.stdin.on('error', () => undefined)

  const failure = (ending: number | string) => {
    signal?.throwIfAborted()
    const lines = said.trim().split('\n')
    const message = `ffmpeg stopped with ${ending}: ${lines.at(-1) ?? ''}`
    return new RenderError('render_failed', message, { detail: lines.slice(-12).join('\n') })
  }

  return {
    pid: child.pid,
    write: async (frame) => {
      signal?.throwIfAborted()
      const error = await new Promise<Error | null | undefined>((resolve) =>
        child.stdin.write(frame, resolve),
      )
      if (error) {
        kill()
        throw failure(await ended)
      }
    },
    finish: async () => {
      child.stdin.end()
      const ending = await ended
      if (ending !== 0) throw failure(ending)
      signal?.throwIfAborted()
    },
    kill,
  }
}
