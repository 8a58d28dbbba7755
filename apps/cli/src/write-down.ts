import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { findTranscriptionOffer, transcribe } from '@hookreel/crew'
import { readRecordingVoice } from '@hookreel/film'
import { packSpeech } from '@hookreel/studio'
import { CliError } from './cli-error.ts'
import type { CliConfig } from './config.ts'
import { createFileMemory } from './file-memory.ts'
import { bringVoiceOver, keepVoiceOver } from './keep-voice-over.ts'
import type { Services } from './open-services.ts'

const DOLLAR = 1_000_000
const STEP = 'transcript'

/**
 * A recording without a script: a connected service writes down what is said, once for the same recording, beside it. Throws a CliError that
 * says where the text is and how to go on, because it is to be read over before a film is made of it; or what is missing.
 */
export async function writeDown(
  recording: string,
  isShortened: boolean,
  { config, services }: { readonly config: CliConfig; readonly services: Services },
): Promise<never> {
  const offer = findTranscriptionOffer(services.settings)
  if (offer === undefined)
    throw new CliError(
      '--voice-over needs --script: a file with the words that the recording says. A service that writes down speech can write it: docs/services.md says which.',
    )
  const voiceId = await keepVoiceOver(recording, config, isShortened)
  const own = readRecordingVoice(voiceId)
  if (!own) throw new Error('a recording that was kept has another id')
  const memory = await createFileMemory(path.join(config.dataFolder, 'transcripts'))
  // Only what is remembered below lies there.
  let text = (await memory.recall(STEP, own.soundId))?.data as string | undefined
  if (text === undefined) {
    const dollars = ((offer.microdollarsAMinute * own.seconds) / 60 / DOLLAR).toFixed(4)
    process.stderr.write(
      `${offer.service} writes down ${own.seconds.toFixed(0)} seconds for about $${dollars}.\n`,
    )
    text = await hear(voiceId, own, { config, services })
    await memory.remember(STEP, own.soundId, { data: text, files: [], tookMs: 0 })
  }
  const { dir, name } = path.parse(recording)
  const script = path.join(dir, `${name}.txt`)
  const isNew = await writeFile(script, `${text}\n`, { flag: 'wx' }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
      throw new CliError(
        `${script} cannot be written. What is said is kept: try again, or copy the recording to a folder that can be written to.`,
        1,
      )
    },
  )
  const told = isNew
    ? `What is said stands in ${script} now.`
    : `${script} is there already and was left as it is.`
  throw new CliError(
    `${told} Read it over, then: hookreel make --script "${script}" --voice-over "${recording}"`,
  )
}

async function hear(
  voiceId: string,
  { soundId, seconds }: { readonly soundId: string; readonly seconds: number },
  { config, services }: { readonly config: CliConfig; readonly services: Services },
): Promise<string> {
  const folder = path.join(config.dataFolder, 'transcripts', soundId)
  const packedFile = path.join(folder, 'packed.flac')
  try {
    const soundFile = await bringVoiceOver(voiceId, config, folder)
    if (soundFile === undefined) throw new Error('a recording that was kept is not there')
    await packSpeech({ soundFile, seconds, packedFile, ffmpegPath: config.ffmpegPath })
    const bytes = await readFile(packedFile)
    return (await transcribe(services.settings, services.gate, { bytes, seconds })).text
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
