import { extname, join } from 'node:path'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { SENT_LIMITS } from '../uploads/sent-video.ts'
import type { Sound } from '../sound/wav.ts'

const SAMPLE_RATE = 48_000
/** So much more than the film is read: silence at the start, and a bar to choose from. */
const MORE_SECONDS = 12
const READERS: Readonly<Record<string, string>> = { '.m4a': 'mov', '.wav': 'wav' }

/**
 * What a film needs of a piece of music that was sent and written anew here: interleaved stereo at 48 kHz. The piece is still not believed:
 * ffmpeg reads it as what it was written as and sees no other file.
 * @throws RenderError `mix_failed` when it cannot be read.
 */
export async function readMusic(request: {
  readonly ffmpeg: Ffmpeg
  readonly folder: string
  /** An `.m4a` or a `.wav`. */
  readonly file: string
  readonly fromSeconds: number
  /** Of the film. */
  readonly seconds: number
  readonly signal?: AbortSignal | undefined
}): Promise<Sound> {
  const { ffmpeg, folder, file, fromSeconds, seconds, signal } = request
  const reader = READERS[extname(file)] ?? 'wav'
  const limits = [
    '-protocol_whitelist',
    'file',
    '-format_whitelist',
    reader === 'mov' ? 'mov,mp4,m4a,3gp,3g2,mj2' : reader,
  ]
  const input = [...limits, '-ss', fromSeconds.toFixed(3), '-f', reader, '-i', join(folder, file)]
  const output = `-map 0:a:0 -vn -ac 2 -ar ${SAMPLE_RATE} -c:a pcm_f32le -f f32le -`.split(' ')
  const { stdout } = await runFfmpeg(
    ffmpeg,
    [...input, '-t', (seconds + MORE_SECONDS).toFixed(3), ...output],
    { signal, limits: SENT_LIMITS, failure: 'mix_failed' },
  )
  const bytes = stdout.buffer.slice(
    stdout.byteOffset,
    stdout.byteOffset + stdout.length - (stdout.length % 8),
  )
  return { samples: new Float32Array(bytes), sampleRate: SAMPLE_RATE, channels: 2 }
}
