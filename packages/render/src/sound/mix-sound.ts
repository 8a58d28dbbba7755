import { writeFile } from 'node:fs/promises'
import { CLIP_SOUND, freeBytes } from '@hookreel/film'
import type { SoundEffect } from '@hookreel/film'
import { pauseBed } from './pause-bed.ts'
import { layClips, type ClipSound } from './clip-sound.ts'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { limitPeaks, measureTruePeak } from './limit-peaks.ts'
import { bytesOf, type Loudness } from './measure-loudness.ts'
import { meterLoudness } from './meter-loudness.ts'
import { playEffects } from './play-effects.ts'
import { polishVoice } from './polish-voice.ts'
import { RenderError } from '../render-error.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { setMusicLevel } from './set-music-level.ts'
import { encodeWav } from './wav.ts'

/** Everything that is heard in a film, and where the mix goes. */
export type MixOrder = {
  readonly ffmpeg: Ffmpeg
  /** The whole narration in film time, mono; null: the music is all that is heard. */
  readonly voice: {
    readonly samples: Float32Array
    readonly sampleRate: number
    /** By a person, at a microphone: it has its own air and its own room. */
    readonly isRecorded?: boolean
  } | null
  /** The music, interleaved stereo, or none. `volume` 0 to 1 is a share of the most it may have, 0.7 when left out. */
  readonly bed: {
    readonly samples: Float32Array
    readonly sampleRate: number
    readonly volume?: number
  } | null
  /** What clips of the person's own sound like; none when left out. */
  readonly clips?: readonly ClipSound[]
  /** Sounds of transitions; none when left out. */
  readonly effects?: readonly SoundEffect[]
  /** Where the music stops for a moment, in seconds; nowhere when left out. */
  readonly breaks?: readonly number[]
  /** Length of the film. */
  readonly seconds: number
  /** A WAV file: 48 kHz, stereo, 16 bits. */
  readonly outputFile: string
  readonly signal?: AbortSignal | undefined
}

/** `bedBelowVoiceLu`: how far the bed lies under the voice before it is ducked; null without a bed. */
export type MixedSound = Loudness & { readonly bedBelowVoiceLu: number | null }

const SAMPLE_RATE = 48_000
const TARGET_LUFS = -14
/** AAC adds up to about a decibel to the peaks: the film must stay under -1 dBTP. */
const CEILING_DBTP = -2.2
/** The loudest moment of any effect lies so far under the voice. */
const EFFECTS_BELOW_VOICE_LU = 12
/** How long a loudness meter's momentary window is. */
const MOMENT_SECONDS = 0.4
const CLOSE_ENOUGH_LU = 0.2
const MAX_ROUNDS = 8
/** Without limits a nearly silent sound would be turned up into noise. */
const MAX_GAIN_DB = 40

/**
 * Mixes narration, music and effects at -14 LUFS: the bed at least 12 LU under the voice and ducked while it speaks,
 * effects at least 10 LU under it. Without a voice the music is at -14 LUFS.
 * No sound moves in time. The same input gives the same file on the same ffmpeg.
 * @throws RenderError `mix_failed` when ffmpeg fails or what leads, narration or music, is silent.
 */
export async function mixSound(order: MixOrder): Promise<MixedSound> {
  const { signal } = order
  const frames = Math.round(order.seconds * SAMPLE_RATE)
  const bed = order.bed && fitLength(await resampleBed(order, order.bed), frames * 2)
  const { mixed, loudnessLufs, bedBelowVoiceLu, voice } = order.voice
    ? await layBed({ ...order, voice: order.voice }, bed, frames)
    : leadWithBed(bed ?? new Float32Array(frames * 2))
  if (bed && bed !== mixed) freeBytes(bed)
  if (order.clips && order.clips.length > 0)
    addClips(mixed, layClips(order.clips, frames), loudnessLufs, voice)
  if (order.effects && order.effects.length > 0) {
    const effects = playEffects(order.effects, order.seconds, SAMPLE_RATE)
    amplify(effects, loudnessLufs - EFFECTS_BELOW_VOICE_LU - findLoudestMoment(effects))
    add(mixed, effects)
    freeBytes(effects)
  }
  if (voice) freeBytes(voice)
  const level = await setLevel(mixed, loudnessLufs, signal)
  freeBytes(mixed)
  const wav = encodeWav(level.samples, SAMPLE_RATE, 2)
  await writeFile(order.outputFile, wav)
  const truePeakDbtp = measureTruePeak(level.samples)
  freeBytes(wav, level.samples)
  return { loudnessLufs: level.loudnessLufs, truePeakDbtp, bedBelowVoiceLu }
}

const measure = (samples: Float32Array) => meterLoudness(samples, SAMPLE_RATE, 2)

/** Lets others have their turn: an abort is heard between two measurements. */
async function giveWay(signal: AbortSignal | undefined): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
  signal?.throwIfAborted()
}

/** What is heard but for effects, and how loud that is which leads: the voice, else the music. */
type Heard = {
  readonly mixed: Float32Array
  readonly loudnessLufs: number
  readonly bedBelowVoiceLu: number | null
  /** Mono, as it is in the mix. */
  readonly voice: Float32Array | null
}

/** The voice, and the bed under it. */
async function layBed(
  order: MixOrder & { readonly voice: NonNullable<MixOrder['voice']> },
  bed: Float32Array | null,
  frames: number,
): Promise<Heard> {
  const voice = fitLength(await polishVoice({ ...order, sampleRate: SAMPLE_RATE }), frames)
  const mixed = spread(voice)
  const loudnessLufs = meterLoudness(voice, SAMPLE_RATE, 1, 2)
  if (loudnessLufs === -Infinity) throw new RenderError('mix_failed', 'The narration is silent.')
  if (!bed) return { mixed, loudnessLufs, bedBelowVoiceLu: null, voice }
  await giveWay(order.signal)
  const volume = order.bed?.volume
  const levels = { bedLufs: measure(bed), voiceLufs: loudnessLufs, volume }
  const music = setMusicLevel({ bed, voice, sampleRate: SAMPLE_RATE, ...levels })
  if (!music) return { mixed, loudnessLufs, bedBelowVoiceLu: null, voice }
  pauseBed(bed, order.breaks ?? [], SAMPLE_RATE)
  add(mixed, bed)
  return { mixed, loudnessLufs, bedBelowVoiceLu: music.bedBelowVoiceLu, voice }
}

function leadWithBed(bed: Float32Array): Heard {
  const loudnessLufs = measure(bed)
  if (loudnessLufs === -Infinity) throw new RenderError('mix_failed', 'There is neither voice nor music.')
  return { mixed: bed, loudnessLufs, bedBelowVoiceLu: null, voice: null }
}

/** Where music leads, clips lie so far under it. */
const CLIPS_BELOW_MUSIC_LU = 8

/** The clips' own sound: under the voice and giving way to it as music does, at the most that music may have; else under the music. */
function addClips(
  mixed: Float32Array,
  clips: Float32Array,
  loudnessLufs: number,
  voice: Float32Array | null,
) {
  if (voice)
    setMusicLevel({
      ...{ bed: clips, bedLufs: CLIP_SOUND.lufs, voice, voiceLufs: loudnessLufs },
      ...{ sampleRate: SAMPLE_RATE, volume: 1 },
    })
  else amplify(clips, loudnessLufs - CLIPS_BELOW_MUSIC_LU - CLIP_SOUND.lufs)
  add(mixed, clips)
}

/** Turned up or down and limited until it is as loud as wanted: limiting takes some loudness away again. */
async function setLevel(
  mixed: Float32Array,
  firstGuessLufs: number,
  signal: AbortSignal | undefined,
): Promise<{ samples: Float32Array; loudnessLufs: number }> {
  let gainDb = TARGET_LUFS - firstGuessLufs
  const samples = new Float32Array(mixed.length)
  for (let round = 1; ; round += 1) {
    await giveWay(signal)
    samples.set(mixed)
    gainDb = Math.min(gainDb, MAX_GAIN_DB)
    amplify(samples, gainDb)
    limitPeaks(samples, SAMPLE_RATE, CEILING_DBTP)
    const loudnessLufs = measure(samples)
    const missing = TARGET_LUFS - loudnessLufs
    if (Math.abs(missing) <= CLOSE_ENOUGH_LU || round === MAX_ROUNDS) return { samples, loudnessLufs }
    // The limiter takes back a part of what is added, so later steps are larger than what is missing.
    gainDb += missing * (round === 1 ? 1 : 1.6)
  }
}

async function resampleBed(
  { ffmpeg, signal }: MixOrder,
  bed: NonNullable<MixOrder['bed']>,
): Promise<Float32Array> {
  if (bed.sampleRate === SAMPLE_RATE) return bed.samples
  const raw = ['-f', 'f32le', '-ac', '2', '-ar']
  const args = [...raw, `${bed.sampleRate}`, '-i', '-', ...raw, `${SAMPLE_RATE}`, '-c:a', 'pcm_f32le', '-']
  const { stdout } = await runFfmpeg(ffmpeg, args, {
    signal,
    input: bytesOf(bed.samples),
    failure: 'mix_failed',
  })
  return new Float32Array(
    stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length - (stdout.length % 8)),
  )
}

/** A copy of exactly so many samples: cut, or filled with silence. */
function fitLength(samples: Float32Array, length: number): Float32Array {
  const fitted = new Float32Array(length)
  fitted.set(samples.subarray(0, length))
  return fitted
}

/** How loud the loudest moment of interleaved stereo samples is, in LUFS without frequency weighting. */
function findLoudestMoment(samples: Float32Array): number {
  const window = Math.round(MOMENT_SECONDS * SAMPLE_RATE) * 2
  let loudest = 0
  for (let at = 0; at < samples.length; at += window / 4) {
    const part = samples.subarray(at, at + window)
    const power = part.reduce((sum, sample) => sum + sample * sample, 0) / (window / 2)
    loudest = Math.max(loudest, power)
  }
  return 10 * Math.log10(loudest) - 0.691
}

function add(mixed: Float32Array, more: Float32Array): void {
  for (let i = 0; i < more.length; i += 1) mixed[i] = (mixed[i] ?? 0) + (more[i] ?? 0)
}

/** Mono to interleaved stereo. */
function spread(mono: Float32Array): Float32Array {
  const stereo = new Float32Array(mono.length * 2)
  for (let i = 0; i < mono.length; i += 1) stereo[2 * i] = stereo[2 * i + 1] = mono[i] ?? 0
  return stereo
}

function amplify(samples: Float32Array, gainDb: number): void {
  const gain = 10 ** (gainDb / 20)
  for (let i = 0; i < samples.length; i += 1) samples[i] = (samples[i] ?? 0) * gain
}
