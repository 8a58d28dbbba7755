import { CLIP_SOUND, clipFramesFor, fitClip, FRAME_RATE } from '@hookreel/film'
import { measureClip } from '../clips/cut-clip.ts'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { readAs } from '../uploads/sent-video.ts'
import { meterLoudness } from './meter-loudness.ts'

/** The own sound of a clip: interleaved stereo at 48 kHz, and when it begins in the film. */
export type ClipSound = { readonly samples: Float32Array; readonly startSeconds: number }

const SAMPLE_RATE = 48_000

/**
 * The sound of the part of a clip that a shot shows, as `cutClip` cuts it: trimmed, slowed without becoming deeper, or over and over.
 * Throws RenderError `mix_failed`.
 */
export async function readClipSound(
  ffmpeg: Ffmpeg,
  file: string,
  shotFrames: number,
  signal: AbortSignal,
): Promise<Float32Array> {
  const opened = [...readAs('mov'), '-i', file]
  const { seconds } = await measureClip(ffmpeg, opened, signal)
  const fit = fitClip(seconds, clipFramesFor(shotFrames) / FRAME_RATE)
  const start = fit.kind === 'trimmed' ? ['-ss', fit.startSeconds.toFixed(3)] : []
  const again = fit.kind === 'looped' ? ['-stream_loop', '-1'] : []
  const pace = fit.kind === 'slowed' ? ['-af', `atempo=${fit.speed.toFixed(6)}`] : []
  const length = ['-t', (shotFrames / FRAME_RATE).toFixed(3)]
  const raw = ['-f', 'f32le', '-ac', '2', '-ar', `${SAMPLE_RATE}`, '-c:a', 'pcm_f32le', '-']
  const args = [...again, ...start, ...opened, '-map', '0:a:0', ...pace, ...length, ...raw]
  const { stdout } = await runFfmpeg(ffmpeg, args, { signal, failure: 'mix_failed' })
  return new Float32Array(
    stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length - (stdout.length % 8)),
  )
}

/** The sounds of clips in their places, each about as loud as the next, in a film of so many frames of sound; what is silent stays so. */
export function layClips(clips: readonly ClipSound[], frames: number): Float32Array {
  const laid = new Float32Array(frames * 2)
  for (const { samples, startSeconds } of clips) {
    const loudness = meterLoudness(samples, SAMPLE_RATE, 2)
    if (loudness === -Infinity) continue
    const gain = 10 ** (Math.min(CLIP_SOUND.maxGainDb, CLIP_SOUND.lufs - loudness) / 20)
    const count = samples.length / 2
    const fade = Math.min(Math.round(CLIP_SOUND.fadeSeconds * SAMPLE_RATE), count / 2)
    const at = Math.round(startSeconds * SAMPLE_RATE)
    for (let frame = 0; frame < Math.min(count, frames - at); frame += 1) {
      const level = gain * Math.min(1, frame / fade, (count - 1 - frame) / fade)
      for (const side of [0, 1]) {
        const to = (at + frame) * 2 + side
        laid[to] = (laid[to] ?? 0) + level * (samples[frame * 2 + side] ?? 0)
      }
    }
  }
  return laid
}
