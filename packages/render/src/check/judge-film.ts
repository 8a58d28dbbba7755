import { FRAME_RATE, type FrameSize } from '@hookreel/film'
import type { StreamFacts } from '../ffmpeg/read-streams.ts'
import type { Stretch, MediaAnalysis } from './analyze-media.ts'

/** What a finished film is held against; lengths in seconds. */
export type ExpectedFilm = {
  readonly frameSize: FrameSize
  readonly frameCount: number
  readonly seconds: number
  /**
   * What its owner gave, and means as it is: sound with nothing but that in it may be silent for a while, pictures may be black or still.
   * Left out: all of it is ours.
   */
  readonly own?: { readonly sound: boolean; readonly pictures: boolean }
}

/** Why a film may not be delivered; stable, for logs and tests. */
export type FilmProblemCode =
  | 'unreadable'
  | 'no_picture'
  | 'no_sound'
  | 'wrong_picture_format'
  | 'wrong_sound_format'
  | 'wrong_frame_size'
  | 'wrong_frame_rate'
  | 'wrong_frame_count'
  | 'wrong_length'
  | 'wrong_loudness'
  | 'sound_peaks'
  | 'black_picture'
  | 'frozen_picture'
  | 'silent_stretch'
  | 'slow_start'

/** One reason, with a sentence for people. */
export type FilmProblem = { readonly code: FilmProblemCode; readonly message: string }
/** What was measured of a film. */
export type FilmFacts = StreamFacts & MediaAnalysis & { readonly hasFastStart: boolean }

const TARGET_LUFS = -14
const LOUDNESS_TOLERANCE_LU = 1
export const HIGHEST_PEAK_DBTP = -1
const LENGTH_TOLERANCE_SECONDS = 0.1
/** A person reads it on the card of their video: where the first few are is enough. */
const NAMED_STRETCHES = 3

/** Every reason why a film with both streams may not be delivered. */
export function judgeFilm(facts: FilmFacts, expected: ExpectedFilm): FilmProblem[] {
  const problems = [
    ...judgeStreams(facts, expected),
    ...judgeLength(facts, expected),
    ...judgeContent(facts, expected.own),
  ]
  if (!facts.hasFastStart)
    problems.push({
      code: 'slow_start',
      message: 'The film cannot start to play before all of it is loaded.',
    })
  return problems
}

/** Streams that a film lacks. */
export function findMissing({ video, audio }: StreamFacts): FilmProblem[] {
  return [
    ...(video ? [] : [{ code: 'no_picture' as const, message: 'The film has no picture.' }]),
    ...(audio ? [] : [{ code: 'no_sound' as const, message: 'The film has no sound.' }]),
  ]
}

function judgeStreams({ video, audio }: StreamFacts, { frameSize }: ExpectedFilm): FilmProblem[] {
  const problems: FilmProblem[] = []
  if (!video || !audio) return problems
  const picture = `${video.codec} ${video.profile} ${video.pixelFormat} (${video.colour || 'no colour named'})`
  if (!/^h264 High yuv420p \((tv, )?bt709(, progressive)?\)$/.test(picture)) {
    problems.push({
      code: 'wrong_picture_format',
      message: `The picture is ${picture}, not H.264 High yuv420p in BT.709.`,
    })
  }
  const sound = `${audio.codec} ${audio.sampleRate} Hz ${audio.layout}`
  if (sound !== 'aac 48000 Hz stereo') {
    problems.push({ code: 'wrong_sound_format', message: `The sound is ${sound}, not AAC in 48 kHz stereo.` })
  }
  if (video.width !== frameSize.width || video.height !== frameSize.height) {
    const message = `The picture is ${video.width}x${video.height}, not ${frameSize.width}x${frameSize.height}.`
    problems.push({ code: 'wrong_frame_size', message })
  }
  if (video.frameRate !== FRAME_RATE) {
    problems.push({
      code: 'wrong_frame_rate',
      message: `The film has ${video.frameRate} frames a second, not ${FRAME_RATE}.`,
    })
  }
  return problems
}

function judgeLength(facts: StreamFacts & MediaAnalysis, expected: ExpectedFilm): FilmProblem[] {
  const problems: FilmProblem[] = []
  if (facts.frameCount !== expected.frameCount) {
    const message = `${facts.frameCount} frames can be seen, not ${expected.frameCount}.`
    problems.push({ code: 'wrong_frame_count', message })
  }
  if (Math.abs(facts.seconds - expected.seconds) > LENGTH_TOLERANCE_SECONDS) {
    const message = `The film lasts ${facts.seconds} s; planned were ${expected.seconds.toFixed(2)} s.`
    problems.push({ code: 'wrong_length', message })
  }
  return problems
}

function judgeContent(facts: MediaAnalysis, own: ExpectedFilm['own']): FilmProblem[] {
  const problems: FilmProblem[] = []
  if (!(Math.abs(facts.loudnessLufs - TARGET_LUFS) <= LOUDNESS_TOLERANCE_LU)) {
    problems.push({
      code: 'wrong_loudness',
      message: `The sound is at ${facts.loudnessLufs} LUFS, not ${TARGET_LUFS}.`,
    })
  }
  if (facts.truePeakDbtp > HIGHEST_PEAK_DBTP) {
    const message = `The sound peaks at ${facts.truePeakDbtp} dBTP, above ${HIGHEST_PEAK_DBTP}.`
    problems.push({ code: 'sound_peaks', message })
  }
  const name = (code: FilmProblemCode, what: string, stretches: readonly Stretch[]) => {
    if (stretches.length === 0) return
    const when = stretches
      .slice(0, NAMED_STRETCHES)
      .map(({ startSeconds, endSeconds }) => `${startSeconds.toFixed(1)}–${endSeconds.toFixed(1)} s`)
    const more = stretches.length - when.length
    const rest = more === 0 ? '' : ` and ${more} more ${more === 1 ? 'time' : 'times'}`
    problems.push({ code, message: `${what} at ${when.join(', ')}${rest}.` })
  }
  if (own?.pictures !== true) {
    name('black_picture', 'The picture is black', facts.blackStretches)
    name('frozen_picture', 'The picture stands still', facts.frozenStretches)
  }
  if (own?.sound !== true) name('silent_stretch', 'There is no sound', facts.silentStretches)
  return problems
}
