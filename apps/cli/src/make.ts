import { copyFile, mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createEmbeddedNarrator, explainMissingVoice, findLanguage } from '@hookreel/crew'
import {
  ASPECT_RATIOS,
  CAPTION_POSITIONS,
  CAPTION_PRESETS,
  CAPTION_SIZES,
  DEFAULT_CHOICES,
  MOODS,
  OUTPUT_FORMATS,
  RESOLUTIONS,
  STYLE_IDS,
  hashText,
  type FilmChoices,
} from '@hookreel/film'
import { type FilmOrder, type FinishedFilm, makeFilm } from '@hookreel/studio'
import { chooseScript } from './choose-script.ts'
import { CliError } from './cli-error.ts'
import type { CliConfig } from './config.ts'
import { createFileMemory } from './file-memory.ts'
import {
  readText,
  requireOneOf,
  requirePrompt,
  requireSeconds,
  requireWholeNumber,
} from './require-option.ts'
import { showProgress } from './show-progress.ts'

const OPTIONS = {
  style: { type: 'string', default: 'cinematic' },
  voice: { type: 'string' },
  seconds: { type: 'string', default: '30' },
  out: { type: 'string' },
  script: { type: 'string' },
  notes: { type: 'string' },
  resolution: { type: 'string', default: '1080p' },
  aspect: { type: 'string', default: '9:16' },
  format: { type: 'string', default: 'mp4' },
  seed: { type: 'string' },
  captions: { type: 'string', default: 'style' },
  'caption-size': { type: 'string', default: 'medium' },
  'caption-position': { type: 'string', default: 'bottom' },
  music: { type: 'string', default: 'style' },
  'music-volume': { type: 'string', default: '70' },
  'sound-effects': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

/** A voice that is there; the first that speaks the script's language when none is named. */
async function requireVoice(
  id: string | undefined,
  script: string,
  espeakPath: string | undefined,
): Promise<string> {
  const voices = await createEmbeddedNarrator({ espeakPath }).listVoices()
  const missing = explainMissingVoice(script, voices)
  if (missing !== undefined) throw new CliError(missing)
  const ids = voices.map((voice) => voice.id)
  const language = findLanguage(script) ?? 'English'
  const fitting = voices.find((voice) => voice.language.startsWith(language))
  return requireOneOf('--voice', id ?? fitting?.id ?? ids[0] ?? '', ids)
}

/** `--music off`, `style` or a mood; `--music-volume` in percent. */
function requireMusic(music: string, volume: string): FilmChoices['music'] {
  const named = requireOneOf('--music', music, ['style', 'off', ...MOODS] as const)
  return {
    isOn: named !== 'off',
    mood: named === 'off' ? 'style' : named,
    volume: requireWholeNumber('--music-volume', volume, 0, 100) / 100,
  }
}

async function readOrder(
  args: readonly string[],
  { espeakPath }: CliConfig,
): Promise<{ order: FilmOrder; out: string; isJson: boolean }> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const styles = ['cinematic', ...STYLE_IDS] as const
  const named = requireOneOf('--style', values.style, styles)
  const seconds = requireSeconds(values.seconds)
  const format = requireOneOf('--format', values.format, OUTPUT_FORMATS)
  const resolution = requireOneOf('--resolution', values.resolution, RESOLUTIONS)
  const aspectRatio = requireOneOf('--aspect', values.aspect, ASPECT_RATIOS)
  const captions = {
    preset: requireOneOf('--captions', values.captions, CAPTION_PRESETS),
    size: requireOneOf('--caption-size', values['caption-size'], CAPTION_SIZES),
    position: requireOneOf('--caption-position', values['caption-position'], CAPTION_POSITIONS),
  }
  const music = requireMusic(values.music, values['music-volume'])
  const script = values.script === undefined ? undefined : await readText(values.script)
  const notes = values.notes === undefined ? undefined : await readText(values.notes)
  const prompt = requirePrompt(positionals, script ?? notes)
  const seed =
    values.seed === undefined ? hashText(prompt) : requireWholeNumber('--seed', values.seed, 0, 2 ** 32 - 1)
  const chosen = await chooseScript({ prompt, script, notes, seconds, seed })
  const voiceId = await requireVoice(values.voice, chosen.script, espeakPath)
  const order: FilmOrder = {
    ...chosen,
    style: named === 'cinematic' ? 'default' : named,
    voiceId,
    seconds,
    resolution,
    aspectRatio,
    format,
    seed,
    choices: { ...DEFAULT_CHOICES, captions, music, hasSoundEffects: values['sound-effects'] },
  }
  return { order, out: path.resolve(values.out ?? `reel.${format}`), isJson: values.json }
}

/** The finished file appears under its name at once or not at all. */
async function deliver(film: FinishedFilm, out: string): Promise<void> {
  await mkdir(path.dirname(out), { recursive: true })
  await copyFile(film.downloadFile, `${out}.part`)
  await rename(`${out}.part`, out)
}

/** `hookreel make "prompt"`: the whole product without a server. */
export async function make(args: readonly string[], config: CliConfig): Promise<void> {
  const { order, out, isJson } = await readOrder(args, config)
  const folder = path.join(
    config.dataFolder,
    'films',
    hashText(JSON.stringify(order)).toString(16).padStart(8, '0'),
  )
  const abort = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => abort.abort())
  const progress = showProgress(config.isTerminal && !isJson)
  const memory = await createFileMemory(folder)
  const film = await makeFilm(order, {
    memory,
    partsFolder: folder,
    report: progress.report,
    signal: abort.signal,
    ffmpegPath: config.ffmpegPath,
    ...(config.espeakPath === undefined ? {} : { espeakPath: config.espeakPath }),
  }).finally(progress.finish)
  await deliver(film, out)
  const facts = {
    file: out,
    title: order.title,
    seconds: film.durationSeconds,
    bytes: film.sizeBytes,
    seed: order.seed,
  }
  process.stdout.write(
    isJson
      ? `${JSON.stringify({ ...facts, script: order.script, credits: film.credits })}\n`
      : `${order.title}\n${out}\n`,
  )
}
