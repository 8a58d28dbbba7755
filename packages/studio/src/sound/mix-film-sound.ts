import { join } from 'node:path'
import { freeBytes, NO_VOICE, readRecordingVoice } from '@hookreel/film'
import type { SoundEffect } from '@hookreel/film'
import { encodeSound, mixSound, readClipSound } from '@hookreel/render'
import type { Ffmpeg, HeardSound, MixedSound, MixOrder } from '@hookreel/render'
import type { BedPart } from './compose-music.ts'
import type { Narration } from '../narration/time-narration.ts'
import { makePart, readSamples } from '../part-files.ts'
import { rememberStep } from '../remember-step.ts'
import type { StepPlace } from '../remember-step.ts'
import { orFailAs } from '../studio-error.ts'
import { levelVoices } from './level-voices.ts'
import { endWithFilm } from './piece-for-film.ts'
import { resample } from './resample.ts'

const MIX_VERSION = 6
/** A few milliseconds at each end of a line, so that no cut clicks. */
const FADE_SECONDS = 0.006

/** The finished sound in the parts folder: a 48 kHz stereo WAV, the same as it goes into the film, and how loud it is. */
export type SoundPart = {
  readonly file: string
  readonly encodedFile: string
  /** The encoded sound in fragments, which is heard before the film is done. */
  readonly fragmentsFile: string
  readonly loudnessLufs: number
  readonly truePeakDbtp: number
  /** What the encoded sound was heard to be. */
  readonly heard: HeardSound
}

/** What sounds beside the narration: a bed and how loud it is chosen (0 to 1), or none, and effects at transitions. */
export type Accompaniment = {
  readonly bed: BedPart | null
  readonly volume: number
  readonly effects: readonly SoundEffect[]
  /** Where the music stops for a moment, in seconds. */
  readonly breaks: readonly number[]
  /** Clips of the person's own (part files) that are heard, and the shots that show them. */
  readonly clips: readonly KeptClip[]
}

/** A clip whose own sound is heard. */
export type KeptClip = { readonly file: string; readonly startSeconds: number; readonly shotFrames: number }

/** Puts the lines in their places and mixes them with bed and effects. Throws StudioError `render_failed`. */
export async function mixFilmSound(
  place: StepPlace,
  ffmpeg: Ffmpeg,
  narration: Narration & { readonly filmSeconds: number },
  { bed, volume, effects, breaks, clips }: Accompaniment,
): Promise<SoundPart> {
  const isRecorded = readRecordingVoice(narration.voiceId) !== undefined
  const input = {
    lines: narration.lines.map(({ file, fromSample, toSample, startSeconds }) => [
      file,
      fromSample,
      toSample,
      startSeconds,
    ]),
    bed: bed && { file: bed.file, volume },
    effects,
    ...(breaks.length > 0 && { breaks }),
    ...(clips.length > 0 && { clips }),
    seconds: narration.seconds,
    filmSeconds: narration.filmSeconds,
    ...(isRecorded && { isRecorded }),
    version: MIX_VERSION,
  }
  return rememberStep<SoundPart>(place, 'mix', input, async (key) => {
    const file = `sound/${key}.wav`
    const voice = narration.voiceId === NO_VOICE ? null : await joinLines(place.partsFolder, narration)
    const samples = bed && (await readBed(place.partsFolder, bed, narration.seconds))
    const loudness = await mixPart(place, file, {
      ...{ ffmpeg, effects, breaks, clips: await readClips(place, ffmpeg, clips) },
      voice: voice && { ...voice, isRecorded },
      bed: bed && samples && { samples, sampleRate: bed.sampleRate, volume },
      seconds: narration.seconds,
    })
    // Before it is encoded: 23 MB of music for a minute of film.
    if (voice) freeBytes(voice.samples)
    if (samples) freeBytes(samples)
    const { loudnessLufs, truePeakDbtp } = loudness
    const [encodedFile, fragmentsFile] = [`sound/${key}.m4a`, `sound/${key}.m4s`]
    const heard = await encodePart(place, ffmpeg, { file, encodedFile, fragmentsFile }, narration.filmSeconds)
    return {
      data: { file, encodedFile, fragmentsFile, loudnessLufs, truePeakDbtp, heard },
      files: [file, encodedFile, fragmentsFile],
    }
  })
}

function encodePart(
  { partsFolder, signal }: StepPlace,
  ffmpeg: Ffmpeg,
  { file, encodedFile, fragmentsFile }: Pick<SoundPart, 'file' | 'encodedFile' | 'fragmentsFile'>,
  seconds: number,
): Promise<HeardSound> {
  const soundFile = join(partsFolder, file)
  const written = {
    outputFile: join(partsFolder, encodedFile),
    fragmentsFile: join(partsFolder, fragmentsFile),
  }
  return orFailAs('render_failed', 'The sound could not be encoded.', signal, () =>
    encodeSound({ ffmpeg, soundFile, seconds, signal, ...written }),
  )
}

function mixPart(
  { partsFolder, signal }: StepPlace,
  file: string,
  order: Omit<MixOrder, 'outputFile' | 'signal'>,
): Promise<MixedSound> {
  return orFailAs('render_failed', 'The sound could not be mixed.', signal, () =>
    makePart(partsFolder, file, (outputFile) => mixSound({ ...order, outputFile, signal })),
  )
}

async function readBed(folder: string, bed: BedPart, seconds: number): Promise<Float32Array> {
  const samples = await readSamples(folder, bed.file)
  const { sampleRate, lastChordSeconds } = bed
  if (lastChordSeconds === undefined) return samples
  const ended = endWithFilm({ samples, sampleRate }, seconds, lastChordSeconds)
  if (ended !== samples) freeBytes(samples)
  return ended
}

function readClips({ partsFolder, signal }: StepPlace, ffmpeg: Ffmpeg, clips: readonly KeptClip[]) {
  return orFailAs('render_failed', 'The sound of a clip could not be read.', signal, async () => {
    const read = []
    // One after the other: each is a program of its own.
    for (const { file, startSeconds, shotFrames } of clips)
      read.push({
        startSeconds,
        samples: await readClipSound(ffmpeg, join(partsFolder, file), shotFrames, signal),
      })
    return read
  })
}

/** All lines in their places, mono, without anything else: several voices equally loud, in the finest of their sample rates. */
export async function joinLines(
  folder: string,
  narration: Pick<Narration, 'lines' | 'seconds'>,
): Promise<{ samples: Float32Array; sampleRate: number }> {
  const sampleRate = Math.max(...narration.lines.map((line) => line.sampleRate), 0) || 48_000
  const joined = new Float32Array(Math.ceil(narration.seconds * sampleRate))
  // The lines of a recording lie in one file.
  const files = new Map<string, Promise<Float32Array>>()
  const spoken = await Promise.all(
    narration.lines.map(async (line) => {
      const whole = files.get(line.file) ?? readSamples(folder, line.file)
      files.set(line.file, whole)
      const samples = (await whole).slice(line.fromSample, line.toSample)
      return { ...line, samples: resample(samples, line.sampleRate, sampleRate) }
    }),
  )
  for (const [index, { samples, startSeconds, ...line }] of levelVoices(spoken).entries()) {
    const isJoined = (other: typeof line | undefined, end: number, start: number) =>
      other?.file === line.file && end === start
    const [before, after] = [spoken[index - 1], spoken[index + 1]]
    const length = Math.round(FADE_SECONDS * sampleRate)
    if (!isJoined(before, before?.toSample ?? -1, line.fromSample)) fadeIn(samples, length)
    if (!isJoined(after, line.toSample, after?.fromSample ?? -1)) fadeOut(samples, length)
    const at = Math.round(startSeconds * sampleRate)
    joined.set(samples.subarray(0, Math.max(0, joined.length - at)), at)
  }
  return { samples: joined, sampleRate }
}

function fadeIn(samples: Float32Array, length: number): void {
  for (let i = 0; i < Math.min(length, samples.length / 2); i += 1)
    samples[i] = ((samples[i] ?? 0) * i) / length
}

function fadeOut(samples: Float32Array, length: number): void {
  const last = samples.length - 1
  for (let i = 0; i < Math.min(length, samples.length / 2); i += 1)
    samples[last - i] = ((samples[last - i] ?? 0) * i) / length
}
