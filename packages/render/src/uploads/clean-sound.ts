import { rm, stat } from 'node:fs/promises'
import { LONG_NICENESS } from '../ffmpeg/confine-ffmpeg.ts'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { parseStreams } from '../ffmpeg/read-streams.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { writeWhole } from '../ffmpeg/write-whole.ts'
import { RenderError } from '../render-error.ts'
import { LOUDNESS_FILTER, readLoudness } from '../sound/measure-loudness.ts'
import { examineApart } from './examine-apart.ts'
import type { SoundExam } from './examine-sound.ts'
import { shortenSilences } from './shorten-silences.ts'
import { openSentSound, readingMsFor, refuseVideo, refuseWhenSlow, SENT_LIMITS } from './sent-video.ts'

/** A sound that a person sent, and where its clean copy goes. */
export type SoundRequest = {
  readonly ffmpeg: Ffmpeg
  /** What a person sent; nothing of it is believed. */
  readonly sentFile: string
  /** The WAV that is written, 48 kHz and 16 bits; it appears only when it is whole. */
  readonly soundFile: string
  /** `voice`: one channel, levelled, and cleaned where that is wanted. `music`: two channels, as it is. */
  readonly kind: 'voice' | 'music'
  readonly isCleaned: boolean
  /** A voice loses the middle of its long pauses; left out, they stay. */
  readonly isShortened?: boolean | undefined
  readonly maxSeconds: number
  readonly signal?: AbortSignal | undefined
  /** Where several are at work; left out, nothing waits. */
  readonly lanes?: SoundLanes | undefined
}

/** What waits for its turn: to hear a sound takes as long for each; to clean it goes by its seconds, which are measured and not said. */
export type SoundLanes = {
  hear<Result>(work: () => Promise<Result>): Promise<Result>
  clean<Result>(seconds: number, work: () => Promise<Result>): Promise<Result>
}

/** What is kept of a sound. */
export type CleanSound = Pick<SoundExam, 'humHertz'> & {
  readonly seconds: number
  readonly sizeBytes: number
}

const SAMPLE_RATE = 48_000
const SAMPLE_BYTES = 2
/** A quarter of an hour is heard in three seconds, and on the busiest machine in half a minute. */
const HEAR_LIMIT_MS = 60_000
/** Of a core: what takes longer to hear is no sound, but made to. */
const HEAR_LIMITS = { ...SENT_LIMITS, cpuSeconds: 20 }
const CLEAN_LIMIT_MS = 10 * 60_000
const CLEAN_LIMITS = { ...SENT_LIMITS, cpuSeconds: 600 }
/** No microphone and no record has more a second, in each of its channels. */
const MAX_SAMPLE_RATE = 192_000
/** Nobody says a sentence in less. */
const SHORTEST_SECONDS = 0.5
/** The loudest moment of a recording in which somebody speaks is above this. */
const SILENT_DB = -55
/** Share of loud samples on flat tops, above which words are torn: clean speech has under 0.2 %. */
const CLIPPED_SHARE = 0.08
/** How loud a voice is kept; the film sets its own level. */
const VOICE_LUFS = -20
const MAX_GAIN_DB = 40
/** The noise counts as so much louder than the quietest tenth, and so much quieter than the loudest moment at least. */
const ABOVE_FLOOR_DB = 2
const UNDER_LOUDEST_DB = 18

/**
 * A person's sound (WAV, MP3, M4A, OGG, FLAC, WebM or the sound of a video, told by its content) as a WAV without anything else. A voice
 * loses rumble, mains hum, clicks and steady noise, mildly, so that breaths stay, and gets an even level.
 * ffmpeg reads it as what it was told to be and opens no other file or address that it names.
 * @throws RenderError `upload_refused` with a sentence for people, also when it takes too long.
 */
export async function cleanSound(request: SoundRequest): Promise<CleanSound> {
  const { soundFile, signal, lanes } = request
  const [raw, level, short] = [`${soundFile}.raw`, `${soundFile}.level`, `${soundFile}.short`]
  try {
    const hear = () =>
      refuseWhenSlow({ limitMs: HEAR_LIMIT_MS, signal, what: 'sound' }, (within) =>
        hearSent(request, raw, within),
      )
    const heard = await (lanes ? lanes.hear(hear) : hear())
    const clean = () =>
      refuseWhenSlow({ limitMs: CLEAN_LIMIT_MS, signal, what: 'sound' }, (within) =>
        writeSound(request, heard, { raw, level, short }, within),
      )
    return await (lanes ? lanes.clean(heard.exam.seconds, clean) : clean())
  } finally {
    for (const file of [raw, level, short]) await rm(file, { force: true })
  }
}

/** A sound that was heard: how ffmpeg reads what was sent, and what was measured. */
type Heard = { readonly decoded: readonly string[]; readonly exam: SoundExam }

/** Reads what was sent as one channel in `raw`. Throws for what is not taken. */
async function hearSent(request: SoundRequest, raw: string, signal: AbortSignal): Promise<Heard> {
  const { ffmpeg, sentFile, kind, maxSeconds } = request
  const input = await openSentSound(ffmpeg, sentFile)
  const limitMs = await readingMsFor(sentFile)
  const { seconds, audio } = await refuseWhenSlow({ limitMs, signal, what: 'sound' }, (within) =>
    readSentSound(ffmpeg, input, within),
  )
  if (seconds > maxSeconds + 1) throw tooLong(kind, maxSeconds)
  if (audio && audio.sampleRate > MAX_SAMPLE_RATE)
    throw refuseVideo(`Send this sound with at most ${MAX_SAMPLE_RATE / 1000} kHz.`)
  const decoded = [...input, ...decoding(maxSeconds)]
  const run = { signal, limits: HEAR_LIMITS, niceness: LONG_NICENESS }
  const exam = await hear(request, [...decoded, ...atMost(maxSeconds, 1)], raw, run)
  judge(exam, request)
  return { decoded, exam }
}

/** One second more than allowed, to see that it is too long; its head may say anything. */
const decoding = (maxSeconds: number) => [
  '-t',
  String(maxSeconds + 1),
  '-map',
  '0:a:0',
  '-vn',
  '-ar',
  String(SAMPLE_RATE),
]

/**
 * The same in bytes that are written: ffmpeg tells the time by what packets say of theirs, and two million of them that all stood at the
 * first moment were written as gigabytes, while everybody else's sounds waited for ten minutes.
 */
const atMost = (maxSeconds: number, channels: number) => [
  '-fs',
  String((maxSeconds + 1) * SAMPLE_RATE * SAMPLE_BYTES * channels),
]

/** Writes what was heard anew. */
async function writeSound(
  request: SoundRequest,
  { decoded, exam }: Heard,
  { raw, level, short }: { readonly raw: string; readonly level: string; readonly short: string },
  signal: AbortSignal,
): Promise<CleanSound> {
  const { ffmpeg, soundFile, kind, maxSeconds } = request
  const run = { signal, limits: CLEAN_LIMITS, niceness: LONG_NICENESS }
  let heard = [...decoded, '-ac', '2', ...atMost(maxSeconds, 2)]
  if (kind === 'voice') {
    heard = [...asRaw(raw), '-af', await planVoice(request, raw, exam, signal)]
    if (request.isShortened) {
      const samples = ['-c:a', 'pcm_s16le', '-f', 's16le', level]
      await orRefuse(() => runFfmpeg(ffmpeg, [...heard, ...samples], run))
      const levelExam = await examineApart(level, SAMPLE_RATE, signal)
      const leveled = { file: level, sampleRate: SAMPLE_RATE, exam: levelExam }
      await shortenSilences(ffmpeg, leveled, short, signal)
      heard = asRaw(short)
    }
  }
  const written = '-map_metadata -1 -fflags +bitexact -c:a pcm_s16le -f wav'.split(' ')
  await writeWhole(soundFile, (unfinished) =>
    orRefuse(() => runFfmpeg(ffmpeg, [...heard, ...written, unfinished], run)),
  )
  const { size: sizeBytes } = await stat(soundFile)
  return { seconds: secondsOf(sizeBytes, kind), sizeBytes, humHertz: exam.humHertz }
}

/**
 * The sound as one channel in `raw`, and what is measured of it. Of two that cancel each other, as a microphone with two wires
 * exchanged sends them, the first one is taken.
 */
async function hear(
  { ffmpeg, kind, maxSeconds }: SoundRequest,
  decoded: readonly string[],
  raw: string,
  run: NonNullable<Parameters<typeof runFfmpeg>[2]> & { readonly signal: AbortSignal },
): Promise<SoundExam> {
  const listen = async (channel: readonly string[]) => {
    const samples = [...channel, '-c:a', 'pcm_s16le', '-f', 's16le', '-y', raw]
    await orRefuse(() => runFfmpeg(ffmpeg, [...decoded, ...samples], run))
    // To measure it takes most of the time.
    if ((await stat(raw)).size > maxSeconds * SAMPLE_RATE * SAMPLE_BYTES) throw tooLong(kind, maxSeconds)
    return examineApart(raw, SAMPLE_RATE, run.signal)
  }
  const both = await listen(['-ac', '1'])
  return both.loudestDb >= SILENT_DB || both.seconds === 0 ? both : listen(['-af', 'pan=mono|c0=c0'])
}

/** Throws `upload_refused` for what cannot be a voice, or no sound at all. */
function judge({ seconds, loudestDb, clippedShare }: SoundExam, { kind, maxSeconds }: SoundRequest): void {
  const what = kind === 'voice' ? 'recording' : 'music'
  if (seconds === 0) throw refuseVideo('There is no sound in this file.')
  if (seconds > maxSeconds) throw tooLong(kind, maxSeconds)
  if (seconds < SHORTEST_SECONDS)
    throw refuseVideo(`This ${what} is ${seconds.toFixed(1)} seconds long: nothing can be said in it.`)
  if (loudestDb < SILENT_DB)
    throw refuseVideo(
      kind === 'voice'
        ? 'This recording is silent: was the microphone muted, or another one chosen?'
        : 'This music is silent.',
    )
  if (kind === 'voice' && clippedShare > CLIPPED_SHARE)
    throw refuseVideo(
      'This recording is clipped: its loud words are torn. Record it again farther from the microphone, or with its level turned down.',
    )
}

/** `afftdn` gives a sound out 25 ms later than it came in, and `alimiter` 4: without a rest behind it the last moment would be lost. */
const REST_SECONDS = 0.05

/** Everything that is done to a voice, as ffmpeg's filters. None of them changes when one word is heard after another. */
async function planVoice(
  { ffmpeg, isCleaned }: SoundRequest,
  raw: string,
  { humHertz, floorDb, loudestDb }: SoundExam,
  signal: AbortSignal,
): Promise<string> {
  const { stderr } = await runFfmpeg(ffmpeg, [...asRaw(raw), '-af', LOUDNESS_FILTER, '-f', 'null', '-'], {
    signal,
  })
  const { loudnessLufs } = readLoudness(stderr)
  const gain = loudnessLufs === -Infinity ? 0 : Math.min(MAX_GAIN_DB, VOICE_LUFS - loudnessLufs)
  const has = (filter: string) => ffmpeg.filters.has(filter)
  // Of somebody who never pauses the quietest tenth is no noise.
  const noise = Math.min(floorDb + ABOVE_FLOOR_DB, loudestDb - UNDER_LOUDEST_DB)
  const floor = Math.max(-80, Math.min(-20, Math.round(noise)))
  const cleaning = [
    'highpass=f=70',
    // Narrow enough to leave the voice's own tones between them.
    ...(humHertz === 0
      ? []
      : [1, 2, 3, 4, 5, 6].map((times) => `bandreject=f=${humHertz * times}:width_type=h:w=4`)),
    ...(has('adeclick') ? ['adeclick=w=55:o=75:t=2.5'] : []),
    // 10 dB: more makes breaths and soft consonants warble. Where it looks for the noise itself (tn=1), it takes 1 dB of it.
    ...(has('afftdn') ? [`afftdn=nr=10:nf=${floor}`] : []),
  ]
  return [
    `apad=pad_dur=${REST_SECONDS}`,
    ...(isCleaned ? cleaning : []),
    `volume=${gain.toFixed(2)}dB`,
    ...(has('alimiter') ? ['alimiter=limit=0.89:attack=4:release=60:level=false'] : []),
  ].join(',')
}

const asRaw = (file: string) => ['-f', 's16le', '-ar', String(SAMPLE_RATE), '-ac', '1', '-i', file]

const HEADER_BYTES = 44

/** 16 bits a sample. */
function secondsOf(sizeBytes: number, kind: SoundRequest['kind']): number {
  return (sizeBytes - HEADER_BYTES) / (SAMPLE_BYTES * SAMPLE_RATE * (kind === 'voice' ? 1 : 2))
}

/** What an opened file says of its sound. */
async function readSentSound(ffmpeg: Ffmpeg, input: readonly string[], signal: AbortSignal) {
  const { stderr } = await orRefuse(() =>
    runFfmpeg(ffmpeg, [...input, '-map', '0:a:0', '-c', 'copy', '-t', '0', '-f', 'null', '-'], {
      signal,
      limits: SENT_LIMITS,
    }),
  )
  return parseStreams(stderr.split(/^Output #0|^Stream mapping/m)[0] ?? '')
}

/** ffmpeg could not read it: it is the file's fault, unless we were stopped. */
async function orRefuse<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RenderError && error.code === 'render_failed') {
      if (/matches no streams/.test(error.detail)) throw refuseVideo('There is no sound in this file.')
      throw refuseVideo('This file is damaged, or not what its name says, and cannot be read.', error.detail)
    }
    throw error
  }
}

function tooLong(kind: SoundRequest['kind'], maxSeconds: number): RenderError {
  const what = kind === 'voice' ? 'recording' : 'piece of music'
  return refuseVideo(`Choose a ${what} of at most ${Math.round(maxSeconds / 60)} minutes.`)
}
