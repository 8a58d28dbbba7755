import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { endProgram, killProgram, waitForEnd } from '@hookreel/sandbox'
import { findOutput, startFfmpeg, type FfmpegFiles } from './confine-ffmpeg.ts'
import type { Ffmpeg } from './find-ffmpeg.ts'
import { RenderError, type RenderErrorCode } from '../render-error.ts'
import { lacksRoom } from './write-whole.ts'

/** What goes with a run of ffmpeg besides its arguments. */
export type FfmpegRun = FfmpegFiles & {
  readonly signal?: AbortSignal | undefined
  /** Bytes for ffmpeg's standard input; nothing is given when it is left out. */
  readonly input?: Uint8Array | AsyncIterable<Uint8Array> | undefined
  /** Told all that ffmpeg says, as it comes; of what is answered only the end is kept. */
  readonly onSaid?: (text: string) => void
  /** The code of the error when ffmpeg fails; `render_failed` if not given. */
  readonly failure?: RenderErrorCode
}

/** How much of what ffmpeg says is kept: measurements come at the end. */
const TAIL_LENGTH = 400_000

/**
 * Runs ffmpeg to its end and answers with what it wrote: `stdout` as bytes, `stderr` as text (its tail).
 * On abort the child is killed at once and the signal's reason thrown.
 * @throws RenderError with `failure` as its code when ffmpeg does not end with 0.
 */
export async function runFfmpeg(
  ffmpeg: Ffmpeg,
  args: readonly string[],
  { signal, input, failure = 'render_failed', onSaid, ...files }: FfmpegRun = {},
): Promise<{ stdout: Buffer; stderr: string }> {
  signal?.throwIfAborted()
  const child = startFfmpeg(ffmpeg.path, args, files)
  const kill = () => endProgram(child)
  signal?.addEventListener('abort', kill, { once: true })
  try {
    const chunks: Buffer[] = []
    // Two halves: to cut the whole anew for each piece that comes would be most of the work.
    let [older, newer] = ['', '']
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      onSaid?.(text)
      newer += text
      if (newer.length >= TAIL_LENGTH) [older, newer] = [newer, '']
    })
    const [ending] = await Promise.all([waitForEnd(child), feed(child, input)])
    signal?.throwIfAborted()
    const stderr = (older + newer).slice(-TAIL_LENGTH)
    if (ending !== 0) {
      const detail = stderr.trim().split('\n').slice(-12).join('\n')
      const code = (await lacksRoom(findOutput(args))) ? 'disk_full' : failure
      throw new RenderError(code, `ffmpeg stopped with ${ending}: ${readReason(detail)}`, { detail })
    }
    return { stdout: Buffer.concat(chunks), stderr }
  } finally {
    signal?.removeEventListener('abort', kill)
    kill()
  }
}

/** The last line; newer versions of ffmpeg name the file in the one before it. */
export function readReason(said: string): string {
  const [before = '', last = ''] = ['', ...said.trim().split('\n')].slice(-2)
  return /^Error opening (?:in|out)put files/.test(last) ? `${before} ${last}` : last
}

async function feed(child: ChildProcessWithoutNullStreams, input: FfmpegRun['input']): Promise<void> {
  if (input === undefined) {
    child.stdin.on('error', () => undefined).end()
    return
  }
  const source = input instanceof Uint8Array ? Readable.from(inPieces(input)) : Readable.from(input)
  let sourceError: unknown
  source.once('error', (error) => (sourceError = error))
  await pipeline(source, child.stdin).catch(() => {
    // ffmpeg closed its end early: its exit code tells why. But when the source failed, ffmpeg must not wait for more.
    killProgram(child)
  })
  if (sourceError && !isPipeClosed(sourceError)) throw sourceError
}

function* inPieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}

function isPipeClosed(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'EPIPE' || error.code === 'ERR_STREAM_PREMATURE_CLOSE' || error.code === 'ECONNRESET')
  )
}
