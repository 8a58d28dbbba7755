import path from 'node:path'
import { parseArgs } from 'node:util'
import {
  createEmbeddedNarrator,
  createNarrator,
  createWriter,
  explainMissingVoice,
  findLanguage,
  listPhotoKinds,
} from '@hookreel/crew'
import { createEmbeddedWriter } from '@hookreel/crew/readings'
import type { Voice } from '@hookreel/crew'
import {
  ASPECT_RATIOS,
  CAPTION_POSITIONS,
  CAPTION_PRESETS,
  CAPTION_SIZES,
  DEFAULT_CHOICES,
  MOODS,
  OUTPUT_FORMATS,
  PICTURE_SOURCES,
  RESOLUTIONS,
  STYLE_IDS,
  castSpeakers,
  findSpeakers,
  hashText,
  isSameSpeaker,
  listFittingVoices,
  sayingSchema,
  usualPictures,
  type FilmChoices,
  type Saying,
  type SpeakerVoice,
} from '@hookreel/film'
import type { FilmOrder } from '@hookreel/studio'
import { askInTerminal } from './ask-in-terminal.ts'
import { chooseScript } from './choose-script.ts'
import { CliError } from './cli-error.ts'
import { chooseWriter, WRITER_OPTION } from './choose-writer.ts'
import type { CliConfig } from './config.ts'
import { createFileMemory } from './file-memory.ts'
import { isMusicFile, keepMusic } from './keep-music.ts'
import type { GivenMusic } from './keep-music.ts'
import { keepVoiceOver } from './keep-voice-over.ts'
import { addSources } from './open-sources.ts'
import { openServices } from './open-services.ts'
import type { Services } from './open-services.ts'
import { ownWordsOf, readGiven, SOURCE_OPTIONS } from './read-given.ts'
import { requireLanguage, speakIn } from './speak-in.ts'
import { readLength, readText, requireOneOf, requirePrompt, requireWholeNumber } from './require-option.ts'
import { writeDown } from './write-down.ts'

const OPTIONS = {
  style: { type: 'string', default: 'cinematic' },
  voice: { type: 'string' },
  'voice-over': { type: 'string' },
  'shorten-silences': { type: 'boolean', default: false },
  language: { type: 'string' },
  length: { type: 'string' },
  // The older name of --length.
  seconds: { type: 'string' },
  out: { type: 'string' },
  script: { type: 'string' },
  notes: { type: 'string' },
  ...SOURCE_OPTIONS,
  ...WRITER_OPTION,
  resolution: { type: 'string', default: '1080p' },
  aspect: { type: 'string', default: '9:16' },
  format: { type: 'string', default: 'mp4' },
  seed: { type: 'string' },
  captions: { type: 'string', default: 'style' },
  'caption-size': { type: 'string', default: 'medium' },
  'caption-position': { type: 'string', default: 'bottom' },
  speaker: { type: 'string', multiple: true },
  say: { type: 'string', multiple: true },
  music: { type: 'string', default: 'style' },
  'music-volume': { type: 'string', default: '70' },
  'music-whose': { type: 'string' },
  'music-author': { type: 'string' },
  'music-licence': { type: 'string' },
  'music-page': { type: 'string' },
  'sound-effects': { type: 'boolean', default: false },
  pictures: { type: 'string' },
  offline: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

/** A voice that is there; the first that speaks the script's language when none is named. */
function requireVoice(
  id: string | undefined,
  script: string,
  { voices, language: wanted }: { readonly voices: readonly Voice[]; readonly language: string | undefined },
): string {
  const missing = explainMissingVoice(script, voices, id)
  if (missing !== undefined) throw new CliError(missing)
  const ids = voices.map((voice) => voice.id)
  const language = wanted ?? findLanguage(script) ?? 'English'
  const fitting =
    voices.find((voice) => voice.language.startsWith(language)) ??
    voices.find(({ alsoSpeaks }) => alsoSpeaks?.includes(language))
  return requireOneOf('--voice', id ?? fitting?.id ?? ids[0] ?? '', ids)
}

/** A recording of the script, or a voice. */
async function chooseVoice(
  given: {
    readonly voice?: string
    readonly 'voice-over'?: string
    readonly 'shorten-silences': boolean
  },
  script: string,
  known: {
    readonly voices: readonly Voice[]
    readonly config: CliConfig
    readonly language: string | undefined
  },
): Promise<string> {
  const recording = given['voice-over']
  const isShortened = given['shorten-silences']
  if (recording === undefined) {
    if (isShortened) throw new CliError('--shorten-silences needs --voice-over: a recording.')
    return requireVoice(given.voice, script, known)
  }
  return keepVoiceOver(recording, known.config, isShortened)
}

/** `--speaker "NAME=voice"`: the voices of the names that begin lines of the script. */
function requireSpeakers(
  given: readonly string[],
  script: string,
  voiceId: string,
  voices: readonly Voice[],
): SpeakerVoice[] {
  const names = findSpeakers(script)
  const fitting = listFittingVoices(voiceId, voices).map(({ id }) => id)
  const chosen = given.map((pair) => {
    const [name = '', ...voice] = pair.split('=')
    const known = names.find((one) => isSameSpeaker(one, name.trim()))
    if (known === undefined)
      throw new CliError(
        `--speaker takes "NAME=voice" with a name that begins lines of the script${names.length > 0 ? `: ${names.join(', ')}` : '; it has none'}. It was "${pair}".`,
      )
    return { name: known, voiceId: requireOneOf('--speaker', voice.join('=').trim(), fitting) }
  })
  return castSpeakers(script, voiceId, voices, chosen)
}

/** `--music off`, `style`, a mood, or a file with `--music-whose`; `--music-volume` in percent. */
async function requireMusic(
  given: GivenMusic & { readonly music: string; readonly 'music-volume': string },
  config: CliConfig,
): Promise<{ readonly music: FilmChoices['music']; readonly ownMusic?: FilmOrder['ownMusic'] }> {
  const volume = requireWholeNumber('--music-volume', given['music-volume'], 0, 100) / 100
  if (isMusicFile(given.music)) {
    const { own, ownMusic } = await keepMusic(given.music, given, config)
    return { music: { isOn: true, mood: 'style', volume, own }, ownMusic }
  }
  if (given['music-whose'] !== undefined)
    throw new CliError('--music-whose needs --music FILE: a piece of music.')
  const named = requireOneOf('--music', given.music, ['style', 'off', ...MOODS] as const)
  return { music: { isOn: named !== 'off', mood: named === 'off' ? 'style' : named, volume } }
}

/** `--say "word=said as"`. */
function requireSaying(given: string): Saying {
  const [word = '', ...saidAs] = given.split('=')
  const parsed = sayingSchema.safeParse({ word, saidAs: saidAs.join('=') })
  if (parsed.success) return parsed.data
  const reason = parsed.error.issues[0]?.message ?? ''
  throw new CliError(`--say takes "word=said as", for example "Nguyen=win". It was "${given}". ${reason}.`)
}

/** `--pictures`: drawn here, or of a kind that the open web or a connected service gives. Undefined: what is usual is taken. */
function requirePictures(
  named: string | undefined,
  { settings }: Services,
): FilmChoices['pictures'] | undefined {
  if (named === undefined) return undefined
  const pictures = requireOneOf('--pictures', named, PICTURE_SOURCES)
  if (pictures === 'drawn' || listPhotoKinds(settings).includes(pictures)) return pictures
  if (pictures === 'mixed' || pictures === 'real')
    throw new CliError(
      `--pictures ${pictures} asks open collections on the internet: leave --offline, OPEN_WEB=off and OPEN_PICTURES=off out.`,
    )
  throw new CliError(
    `--pictures ${pictures} needs a service that makes them: set its key (see docs/services.md).`,
  )
}

/** What `hookreel make` was asked for. Throws a CliError for what cannot be made. */
export async function readOrder(
  args: readonly string[],
  config: CliConfig,
): Promise<{ order: FilmOrder; out: string; isJson: boolean; services: Services }> {
  const { espeakPath, dataFolder } = config
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const services = openServices(config, values.offline)
  const { settings, gate } = services
  const styles = ['cinematic', ...STYLE_IDS] as const
  const named = requireOneOf('--style', values.style, styles)
  const format = requireOneOf('--format', values.format, OUTPUT_FORMATS)
  const resolution = requireOneOf('--resolution', values.resolution, RESOLUTIONS)
  const aspectRatio = requireOneOf('--aspect', values.aspect, ASPECT_RATIOS)
  const captions = {
    preset: requireOneOf('--captions', values.captions, CAPTION_PRESETS),
    size: requireOneOf('--caption-size', values['caption-size'], CAPTION_SIZES),
    position: requireOneOf('--caption-position', values['caption-position'], CAPTION_POSITIONS),
  }
  const { music, ownMusic } = await requireMusic(values, config)
  const sayings = (values.say ?? []).map(requireSaying)
  const recording = values['voice-over']
  if (recording !== undefined && values.language !== undefined)
    throw new CliError('--language cannot be given with --voice-over: a recording is in a language already.')
  if (recording !== undefined && values.script === undefined)
    return writeDown(recording, values['shorten-silences'], { config, services })
  const script = values.script === undefined ? undefined : await readText(values.script)
  const notes = values.notes === undefined ? undefined : await readText(values.notes)
  const given = await readGiven(values, config)
  const own = script ?? notes ?? ownWordsOf(given)
  const seconds = readLength(values, own !== undefined)
  const prompt = requirePrompt(positionals, script ?? notes ?? given[0]?.title)
  const seed =
    values.seed === undefined ? hashText(prompt) : requireWholeNumber('--seed', values.seed, 0, 2 ** 32 - 1)
  const asked = requirePictures(values.pictures, services)
  await services.moderate([prompt, script ?? '', notes ?? '', ...given.map(({ text }) => text)])
  const writing = script === undefined ? await chooseWriter(values.writer, settings, config) : settings
  const writer = addSources(createWriter(writing, gate, createEmbeddedWriter()), config, values.offline)
  const programs = { espeakPath }
  const narrator = createNarrator(settings, gate, createEmbeddedNarrator(programs), programs)
  const voices = await narrator.listVoices()
  const language = requireLanguage(values.language, voices, values.voice)
  const ideas = await createFileMemory(path.join(dataFolder, 'ideas'))
  const ask = process.stdin.isTTY ? askInTerminal(process.stdin, process.stderr) : undefined
  const {
    sources,
    unmet = [],
    ...written
  } = await chooseScript(
    { prompt, script, notes, given, seconds, seed, writtenBy: values.writer },
    writer,
    ideas,
    ask,
  )
  const chosen = await speakIn(language, { ...written, sources }, { services, memory: ideas })
  for (const sentence of unmet) process.stderr.write(`Note: ${sentence}\n`)
  const voiceId = await chooseVoice(values, chosen.script, { voices, config, language })
  const speakers = requireSpeakers(values.speaker ?? [], chosen.script, voiceId, voices)
  const pictures = asked ?? usualPictures(listPhotoKinds(settings), sources)
  const order: FilmOrder = {
    title: chosen.title,
    script: chosen.script,
    style: named === 'cinematic' ? 'default' : named,
    voiceId,
    seconds,
    resolution,
    aspectRatio,
    format,
    seed,
    ownMusic,
    choices: {
      ...{ ...DEFAULT_CHOICES, captions, music, pictures, hasSoundEffects: values['sound-effects'] },
      ...(sayings.length > 0 && { sayings }),
      ...(speakers.length > 0 && { speakers }),
    },
  }
  return { order, out: path.resolve(values.out ?? `reel.${format}`), isJson: values.json, services }
}
