import { access, constants, mkdir, statfs } from 'node:fs/promises'
import os from 'node:os'
import { parseArgs } from 'node:util'
import { createEmbeddedNarrator, nameService } from '@hookreel/crew'
import { findFfmpeg } from '@hookreel/render'
import type { CliConfig } from './config.ts'
import { printTable } from './print-table.ts'

type Finding = {
  readonly what: string
  readonly state: 'ok' | 'plainer' | 'missing'
  readonly meaning: string
}

/** Filters that better the sound when this ffmpeg has them; without one a plainer chain is used. */
const BETTER_FILTERS = ['aexciter', 'deesser', 'freezedetect'] as const

async function findFfmpegState(ffmpegPath: string | undefined): Promise<Finding[]> {
  try {
    const ffmpeg = await findFfmpeg({ ffmpegPath })
    const lacking = BETTER_FILTERS.filter((filter) => !ffmpeg.filters.has(filter))
    const found: Finding = {
      what: 'ffmpeg',
      state: 'ok',
      meaning: `${ffmpeg.path} (${ffmpeg.version}, from ${ffmpeg.source})`,
    }
    const encoders = ['libx264', 'aac'].filter((encoder) => !ffmpeg.encoders.has(encoder))
    return [
      found,
      ...encoders.map((name): Finding => ({
        what: name,
        state: 'missing',
        meaning: 'this ffmpeg cannot write films',
      })),
      ...lacking.map((name): Finding => ({
        what: name,
        state: 'plainer',
        meaning: 'a plainer sound chain or check is used',
      })),
    ]
  } catch (error) {
    return [
      { what: 'ffmpeg', state: 'missing', meaning: error instanceof Error ? error.message : String(error) },
    ]
  }
}

async function findVoices(espeakPath: string | undefined): Promise<Finding[]> {
  const voices = await createEmbeddedNarrator({ espeakPath }).listVoices()
  const languages = new Set(voices.map(({ language }) => language.replace(/ \(.*/, '')))
  const spoken: Finding = {
    what: 'voices',
    state: 'ok',
    meaning: `${voices.length} embedded draft voices in ${languages.size} ${languages.size === 1 ? 'language' : 'languages'}; no network needed`,
  }
  const lacking = espeakPath
    ? `ESPEAK_PATH names ${espeakPath}, which does not run as eSpeak NG: voices speak English only`
    : 'eSpeak NG is not installed: voices speak English only (install espeak-ng, or set ESPEAK_PATH)'
  const espeak: Finding =
    languages.size > 1
      ? {
          what: 'espeak-ng',
          state: 'ok',
          meaning: 'voices in many languages; word times for voices that give none',
        }
      : { what: 'espeak-ng', state: 'plainer', meaning: lacking }
  return [spoken, espeak]
}

/** The services whose keys are set; whether they work is told by using them. */
function findServices({ settings }: CliConfig['crew']): Finding {
  const named = (['writer', 'narrator', 'illustrator'] as const).flatMap((part) =>
    settings[part].map(({ provider }) => `${nameService(provider)} (${part})`),
  )
  const meaning = named.length === 0 ? 'none; everything is made here' : named.join(', ')
  return { what: 'ai services', state: 'ok', meaning }
}

async function findDataFolder(folder: string): Promise<Finding> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    const { bavail, bsize } = await statfs(folder)
    const freeGb = (bavail * bsize) / 1e9
    const state = freeGb < 1 ? 'plainer' : 'ok'
    return { what: 'data folder', state, meaning: `${folder}, ${freeGb.toFixed(1)} GB free` }
  } catch {
    return {
      what: 'data folder',
      state: 'missing',
      meaning: `${folder} cannot be written: set DATA_DIR to another place`,
    }
  }
}

/** `hookreel doctor`: what is there, what is missing, and what it means. Ends with code 1 when something needed is missing. */
export async function doctor(args: readonly string[], config: CliConfig): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean', default: false } } })
  const findings: Finding[] = [
    {
      what: 'node',
      state: 'ok',
      meaning: `${process.version} on ${os.platform()}-${os.arch()}, ${os.availableParallelism()} cores`,
    },
    ...(await findFfmpegState(config.ffmpegPath)),
    ...(await findVoices(config.espeakPath)),
    findServices(config.crew),
    await findDataFolder(config.dataFolder),
  ]
  if (values.json) process.stdout.write(`${JSON.stringify({ findings }, null, 2)}\n`)
  else printTable(findings.map(({ what, state, meaning }) => [state, what, meaning]))
  if (findings.some(({ state }) => state === 'missing')) process.exitCode = 1
}
