import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { recordingVoiceId, readRecordingVoice } from '@hookreel/film'
import { keepSound, recordingPart, StudioError, writeWhole } from '@hookreel/studio'
import { CliError } from './cli-error.ts'
import type { CliConfig } from './config.ts'

/** As on the server. */
const LONGEST_SECONDS = 900
const HEADER_BYTES = 44
const BYTES_A_SECOND = 96_000

const fileOf = (config: CliConfig, soundId: string) =>
  path.join(config.dataFolder, 'recordings', `${soundId}.wav`)

/** Reads and cleans a recording, once for the same file and wish; answers the id under which it is the film's voice. Throws a CliError with the reason. */
export async function keepVoiceOver(
  sentFile: string,
  config: CliConfig,
  isShortened: boolean,
): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(sentFile), hash).catch(() => {
    throw new CliError(`--voice-over: ${sentFile} cannot be read.`)
  })
  // Read otherwise, it is another recording.
  if (isShortened) hash.update('shortened')
  const soundId = hash.digest('hex').slice(0, 32)
  const soundFile = fileOf(config, soundId)
  await mkdir(path.dirname(soundFile), { recursive: true })
  const known = await stat(soundFile).catch(() => undefined)
  if (known) return recordingVoiceId({ soundId, seconds: (known.size - HEADER_BYTES) / BYTES_A_SECOND })
  const wishes = { kind: 'voice', isCleaned: true, isShortened, maxSeconds: LONGEST_SECONDS } as const
  try {
    const { seconds } = await keepSound({ sentFile, soundFile, ...wishes, ffmpegPath: config.ffmpegPath })
    return recordingVoiceId({ soundId, seconds })
  } catch (error) {
    if (error instanceof StudioError) throw new CliError(error.message)
    throw error
  }
}

/** Gives a film's folder the recording that is its voice, and answers where it is; nothing for any other voice. */
export async function bringVoiceOver(
  voiceId: string,
  config: CliConfig,
  folder: string,
): Promise<string | undefined> {
  const own = readRecordingVoice(voiceId)
  if (!own) return undefined
  const file = path.join(folder, recordingPart(own))
  await mkdir(path.dirname(file), { recursive: true })
  await writeWhole(file, (unfinished) => copyFile(fileOf(config, own.soundId), unfinished))
  return file
}
