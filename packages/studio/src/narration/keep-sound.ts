import { cleanSound, findFfmpeg, readSoundContainer, RenderError } from '@hookreel/render'
import type { CleanSound, SoundRequest } from '@hookreel/render'
import { StudioError } from '../studio-error.ts'

/**
 * A sound that a person sent, written anew as `soundFile` (WAV, 48 kHz): a voice cleaned and levelled, music as it is. Throws
 * StudioError `upload_refused` with a sentence for people when it is none, silent, clipped, too short or too long.
 */
export async function keepSound(
  task: Omit<SoundRequest, 'ffmpeg'> & { readonly ffmpegPath?: string | undefined },
): Promise<CleanSound> {
  const { ffmpegPath, ...request } = task
  const ffmpeg = await findFfmpeg({ ffmpegPath })
  try {
    return await cleanSound({ ...request, ffmpeg })
  } catch (cause) {
    if (!(cause instanceof RenderError) || cause.code !== 'upload_refused') throw cause
    throw new StudioError('upload_refused', cause.message, { cause })
  }
}

const SOUND_TYPES: Readonly<Record<string, string>> = {
  ...{ wav: 'audio/wav', mp3: 'audio/mpeg', ogg: 'audio/ogg', flac: 'audio/flac' },
  ...{ mov: 'audio/mp4', matroska: 'audio/webm' },
}

/** What a browser is told that a sound is, by its first bytes; undefined for what is none that browsers play. */
export function typeOfSound(bytes: Uint8Array): string | undefined {
  const container = bytes.length < 12 ? undefined : readSoundContainer(bytes)
  return container && SOUND_TYPES[container]
}
