import { findFfmpeg, runFfmpeg } from '@hookreel/render'

/** So long a recording at 16 kHz stays below 25 MB however badly it packs: what services take. */
const WIDE_SECONDS = 720

/** A kept recording as services take it: a small FLAC with everything that tells words apart. Throws RenderError. */
export async function packSpeech(task: {
  /** A WAV that was kept by us. */
  readonly soundFile: string
  readonly seconds: number
  /** Where the FLAC goes. */
  readonly packedFile: string
  readonly ffmpegPath?: string | undefined
  readonly signal?: AbortSignal | undefined
}): Promise<void> {
  const { soundFile, seconds, packedFile, ffmpegPath, signal } = task
  const ffmpeg = await findFfmpeg({ ffmpegPath })
  const rate = seconds > WIDE_SECONDS ? 12_000 : 16_000
  const packed = ['-ac', '1', '-ar', String(rate), '-sample_fmt', 's16', '-c:a', 'flac', '-f', 'flac']
  await runFfmpeg(ffmpeg, ['-v', 'error', '-i', soundFile, ...packed, packedFile], { signal })
}
