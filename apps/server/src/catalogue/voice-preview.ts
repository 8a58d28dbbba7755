import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { encodeSpeech } from './encode-speech.ts'

const SENTENCE = 'Hi! This is how your next video could sound. Let us make something worth watching.'

export type Previews = { get(voiceId: string): Promise<Uint8Array> }

/** Previews of voices, each spoken once and kept in the data folder. Throws `voice_not_found`. */
export function openPreviews({ config, narrator }: Pick<Deps, 'config' | 'narrator'>): Previews {
  const folder = join(config.dataDir, 'previews')
  const making = new Map<string, Promise<Uint8Array>>()
  const make = async (voiceId: string, file: string) => {
    const wav = encodeSpeech(await narrator.speakLine({ text: SENTENCE, voiceId, pace: 1 }))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const unfinished = `${file}.${randomUUID()}`
    await writeFile(unfinished, wav)
    await rename(unfinished, file)
    return wav
  }
  return {
    get: async (voiceId) => {
      const voices = await narrator.listVoices()
      if (!voices.some(({ id }) => id === voiceId)) throw new AppError('voice_not_found')
      // Another sentence is another preview; a hash is a file name whatever the id is.
      const name = createHash('sha256').update(`${voiceId}\n${SENTENCE}`).digest('hex').slice(0, 32)
      const file = join(folder, `${name}.wav`)
      const kept = await readFile(file).catch(() => undefined)
      if (kept) return kept
      const made = making.get(voiceId) ?? make(voiceId, file).finally(() => making.delete(voiceId))
      making.set(voiceId, made)
      return made
    },
  }
}
