import { access, constants, mkdir, statfs } from 'node:fs/promises'
import os from 'node:os'
import { parseArgs } from 'node:util'
import {
  askRetirements,
  createEmbeddedNarrator,
  describeRetirement,
  findInstalledWriter,
  findLocalServers,
  nameService,
  PROVIDER_PARTS,
} from '@hookreel/crew'
import { NO_VOICE } from '@hookreel/film'
import { findFfmpeg, listEncoders, UPLOADS_NEED } from '@hookreel/render'
import { describeExam, examineVoice, findEncoder, findVoiceFaults } from '@hookreel/studio'
import { describeIsolation, findIsolation } from '@hookreel/sandbox'
import { findProgram } from '../../../launcher/find-program.ts'
import { describeProgram, PROGRAMS, sayHowToGet, type Program } from '../../../launcher/programs.ts'
import type { CliConfig } from './config.ts'
import { printTable } from './print-table.ts'

type Finding = {
  readonly what: string
  readonly state: 'ok' | 'plainer' | 'missing'
  readonly meaning: string
}

/** Below this a disk is said to be nearly full. */
const MIN_FREE_GB = 1

/** Filters that better the sound when this ffmpeg has them; without one a plainer chain is used. */
const BETTER_FILTERS = ['aexciter', 'deesser', 'freezedetect'] as const

const TOO_OLD: Finding = {
  what: 'uploads',
  state: 'plainer',
  meaning: `this ffmpeg is older than ${UPLOADS_NEED}: it makes films, but videos that people send and clips of stock are refused`,
}

async function findFfmpegState(ffmpegPath: string | undefined): Promise<Finding[]> {
  try {
    const ffmpeg = await findFfmpeg({ ffmpegPath })
    const lacking = BETTER_FILTERS.filter((filter) => !ffmpeg.filters.has(filter))
    const found: Finding = {
      what: 'ffmpeg',
      state: 'ok',
      meaning: `${ffmpeg.path} (${ffmpeg.version}, from ${ffmpeg.source})`,
    }
    const known = await listEncoders(ffmpeg)
    const encoders = ['libx264', 'aac'].filter((encoder) => !known.has(encoder))
    return [
      found,
      ...encoders.map((name): Finding => ({
        what: name,
        state: 'missing',
        meaning: 'this ffmpeg cannot write films',
      })),
      ...(ffmpeg.readsUploads ? [] : [TOO_OLD]),
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

/** What encodes films; tried for it. A missing ffmpeg is told of by itself. */
async function findEncoderState({ ffmpegPath, encoder: choice }: CliConfig): Promise<Finding[]> {
  const found = await findEncoder({ ffmpegPath, choice }).catch(() => undefined)
  if (!found) return []
  const isAsWanted = choice === 'auto' || found.encoder.name === choice
  return [{ what: 'encoder', state: isAsWanted ? 'ok' : 'plainer', meaning: found.said }]
}

/** "not found: apt install espeak-ng, or name it in ESPEAK_PATH; without it …". */
function sayMissing(program: Program): string {
  const ways = sayHowToGet(program)
  return `not found${ways === '' ? '' : `: ${ways}`}; without it ${program.without}`
}

/** npm, and with `forTests` what the tests start beside the product: looked for, not run. */
function findOthers(forTests: boolean): Finding[] {
  const asked = new Set(['node', 'ffmpeg', 'espeak-ng'])
  const wanted = PROGRAMS.filter(({ name, startedBy }) => {
    const isWanted = startedBy.some((one) => one === 'product' || (forTests && one === 'tests'))
    return isWanted && !asked.has(name)
  })
  return wanted.map(({ name }): Finding => {
    const place = findProgram(name)
    const program = describeProgram(name)
    if (place === undefined) return { what: name, state: 'plainer', meaning: sayMissing(program) }
    return { what: name, state: 'ok', meaning: `${place}; it ${program.purpose}` }
  })
}

async function findVoices(espeakPath: string | undefined): Promise<Finding[]> {
  const listed = await createEmbeddedNarrator({ espeakPath }).listVoices()
  const voices = listed.filter(({ id }) => id !== NO_VOICE)
  const languages = new Set(voices.map(({ language }) => language.replace(/ \(.*/, '')))
  const spoken: Finding = {
    what: 'voices',
    state: 'ok',
    meaning: `${voices.length} embedded draft voices in ${languages.size} ${languages.size === 1 ? 'language' : 'languages'}; no network needed`,
  }
  const program: Program = describeProgram('espeak-ng')
  const lacking = espeakPath
    ? `ESPEAK_PATH names ${espeakPath}, which does not run as eSpeak NG: ${program.without}`
    : sayMissing(program)
  const espeak: Finding =
    languages.size > 1
      ? { what: program.name, state: 'ok', meaning: `it ${program.purpose}` }
      : { what: program.name, state: 'plainer', meaning: lacking }
  return [spoken, espeak]
}

/** What a voice of this machine is like to hear: it speaks for it, some seconds long. */
async function findVoiceState(voiceId: string, { espeakPath, ffmpegPath }: CliConfig): Promise<Finding> {
  const natural = /^natural-voice:(.+)$/.exec(voiceId)?.[1]
  if (natural !== undefined)
    return {
      what: voiceId,
      state: 'plainer',
      meaning: `spoken by the server alone, not on the command line; heard by: hookreel admin natural-voice check ${natural}`,
    }
  const narrator = createEmbeddedNarrator({ espeakPath })
  if (!(await narrator.listVoices()).some(({ id }) => id === voiceId))
    return {
      what: voiceId,
      state: 'missing',
      meaning: 'no voice of this machine; see: hookreel voices --offline',
    }
  const exam = await examineVoice(narrator, voiceId, { ffmpegPath })
  const state = findVoiceFaults(exam).length === 0 ? 'ok' : 'plainer'
  return { what: voiceId, state, meaning: describeExam(exam) }
}

/** How well what decodes files of strangers is kept apart. */
function findSandbox(): Finding {
  const isolation = findIsolation()
  const state = isolation === 'bubblewrap' ? 'ok' : 'plainer'
  return { what: 'sandbox', state, meaning: describeIsolation(isolation) }
}

/** The services whose keys are set; whether they work is told by using them. */
async function findServices({ settings }: CliConfig['crew']): Promise<Finding[]> {
  const named = PROVIDER_PARTS.flatMap((part) =>
    (settings[part] ?? []).map(({ provider }) => `${nameService(provider)} (${part})`),
  )
  const meaning = named.length === 0 ? 'none; everything is made here' : named.join(', ')
  const endings = await askRetirements(settings, new Date())
  return [
    { what: 'ai services', state: 'ok', meaning },
    ...endings.map((ending): Finding => ({
      what: 'ai services',
      state: ending.isOver ? 'missing' : 'plainer',
      meaning: describeRetirement(ending),
    })),
  ]
}

/** The writer that is installed on this machine, or how one is. */
function findWriter(dataFolder: string): Finding {
  const found = findInstalledWriter(dataFolder)
  const meaning = found
    ? `${found.name} writes on this machine, ${found.wordsPerSecond} words a second when it was tried`
    : 'none on this machine; a small language model is installed by: hookreel admin writer install'
  return { what: 'writer', state: 'ok', meaning }
}

/** Model servers that run here, with the settings that connect them; none is used unasked. */
async function findServersHere({ isDiscoveryOn }: CliConfig['crew']): Promise<Finding[]> {
  if (!isDiscoveryOn) return []
  const servers = await findLocalServers()
  return servers.map(({ name, address, settings, lack }): Finding => {
    const values = Object.entries(settings).map(([variable, value]) => `${variable}=${value}`)
    return {
      what: name,
      state: 'ok',
      meaning: `runs at ${address}. ${lack ?? `To use it: ${values.join(' ')}`}`,
    }
  })
}

async function findDataFolder(folder: string): Promise<Finding> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    const { bavail, bsize } = await statfs(folder)
    const freeGb = (bavail * bsize) / 1e9
    const said = `${folder}, ${freeGb.toFixed(1)} GB free`
    if (freeGb >= MIN_FREE_GB) return { what: 'data folder', state: 'ok', meaning: said }
    const meaning = `${said}: below 0.5 GB uploads and exports are refused, below 0.06 GB everything new; make room on this disk`
    return { what: 'data folder', state: 'plainer', meaning }
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
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean', default: false },
      tests: { type: 'boolean', default: false },
      voice: { type: 'string', multiple: true, default: [] },
    },
  })
  const findings: Finding[] = [
    {
      what: 'node',
      state: 'ok',
      meaning: `${process.version} on ${os.platform()}-${os.arch()}, ${os.availableParallelism()} cores`,
    },
    ...(await findFfmpegState(config.ffmpegPath)),
    ...(await findEncoderState(config)),
    ...(await findVoices(config.espeakPath)),
    ...findOthers(values.tests),
    findSandbox(),
    ...(await findServices(config.crew)),
    findWriter(config.dataFolder),
    ...(await findServersHere(config.crew)),
    await findDataFolder(config.dataFolder),
  ]
  for (const voiceId of values.voice) findings.push(await findVoiceState(voiceId, config))
  if (values.json) process.stdout.write(`${JSON.stringify({ findings }, null, 2)}\n`)
  else printTable(findings.map(({ what, state, meaning }) => [state, what, meaning]))
  if (findings.some(({ state }) => state === 'missing')) process.exitCode = 1
}
