import { evenOut } from './even-out.ts'
import { findBeats } from './find-beats.ts'
import { readOnsets, toMono, ANALYSIS_HZ } from './onsets.ts'
import { planLoop, type Loop } from './plan-loop.ts'

/** Music that was sent, as long as its film. */
export type FittedMusic = {
  /** Interleaved stereo, of exactly the film's length. */
  readonly samples: Float32Array
  /** Null where no steady beat is heard. */
  readonly beatsPerMinute: number | null
  /** When it beats, in seconds of the film; every bar's first beat is one of them. */
  readonly beats: readonly number[]
  /** Where it goes back to an earlier bar, in seconds of the film; none where it is long enough. */
  readonly seams: readonly number[]
}

/** A piece that ends so little before its film may end by itself. */
const MAY_LACK_SECONDS = 1
const FADE_IN_SECONDS = 0.02
const FADE_OUT_SECONDS = 2.5
/** The fade begins with a bar where one begins at most so much earlier or later. */
const FADE_MAY_MOVE_SECONDS = 1
/** What is softer than this beside the loudest sample, at the ends, is no music. */
const SILENT_SHARE = 0.003

/**
 * Makes interleaved stereo music exactly as long as a film: without its silence at the ends, its parts brought nearer to each other in
 * loudness, looped over whole bars where it is too short, and faded out with the film. Throws RangeError for silence.
 */
export function fitMusic(sent: Float32Array, sampleRate: number, seconds: number): FittedMusic {
  const music = trimSilence(sent)
  if (music.length < sampleRate) throw new RangeError('There is less than a second of sound in this music.')
  evenOut(music, sampleRate)
  const onsets = readOnsets(music, sampleRate)
  const map = findBeats(onsets)
  const isLooped = music.length / 2 / sampleRate < seconds - MAY_LACK_SECONDS
  const mono = isLooped ? toMono(music, Math.round(sampleRate / ANALYSIS_HZ)) : undefined
  const loop = mono && planLoop(mono, onsets, map)
  const samples = new Float32Array(Math.round(seconds * sampleRate) * 2)
  const stretches = listStretches(loop, music.length / 2 / sampleRate, seconds)
  for (const stretch of stretches) lay({ samples, sampleRate }, music, stretch, loop)
  const bars: number[] = []
  const beats = stretches.flatMap(({ at, from, to }) =>
    map.beats.flatMap((beat, i) => {
      const time = at + beat - from
      // Where one stretch ends the next one begins, with the same beat.
      if (beat < from - 0.02 || beat >= to - 0.02 || time < 0 || time >= seconds) return []
      if ((i - map.firstBar) % map.beatsABar === 0) bars.push(time)
      return [time]
    }),
  )
  fadeEnds(samples, sampleRate, startOfFade(bars, seconds))
  return { samples, beatsPerMinute: map.beatsPerMinute, beats, seams: stretches.slice(1).map(({ at }) => at) }
}

/** From where to where of the music is heard, and from when on in the film. */
type Stretch = { readonly at: number; readonly from: number; readonly to: number }

function listStretches(loop: Loop | undefined, length: number, seconds: number): Stretch[] {
  if (!loop) return [{ at: 0, from: 0, to: length }]
  const { leaveSeconds, returnSeconds } = loop
  const stretches: Stretch[] = [{ at: 0, from: 0, to: leaveSeconds }]
  for (let at = leaveSeconds; at < seconds; at += leaveSeconds - returnSeconds)
    stretches.push({ at, from: returnSeconds, to: leaveSeconds })
  return stretches
}

/** Adds a stretch; before it, what was heard goes and what comes rises, so that with its first beat all of it is there. */
function lay(
  { samples, sampleRate }: { readonly samples: Float32Array; readonly sampleRate: number },
  music: Float32Array,
  { at, from, to }: Stretch,
  loop: Loop | undefined,
): void {
  const fade = loop ? Math.round(loop.fadeSeconds * sampleRate) : 0
  const first = Math.round(at * sampleRate)
  const start = Math.round(from * sampleRate)
  const length = Math.round(to * sampleRate) - start
  const likeness = loop?.likeness ?? 0
  for (let frame = at === 0 ? 0 : -fade; frame < length; frame += 1) {
    const place = (first + frame) * 2
    if (place >= samples.length) return
    const coming = frame < 0 ? crossFade(1 + frame / fade, likeness) : { rise: 1, fall: 0 }
    for (let channel = 0; channel < 2; channel += 1) {
      const was = frame < 0 ? (samples[place + channel] ?? 0) * coming.fall : 0
      samples[place + channel] = was + (music[(start + frame) * 2 + channel] ?? 0) * coming.rise
    }
  }
}

/** Gains of what comes and goes that keep the whole equally loud, however alike the two are. */
function crossFade(share: number, likeness: number): { rise: number; fall: number } {
  const [rise, fall] = [share, 1 - share]
  const power = Math.sqrt(rise * rise + fall * fall + 2 * likeness * rise * fall) || 1
  return { rise: rise / power, fall: fall / power }
}

function startOfFade(bars: readonly number[], seconds: number): number {
  const usual = seconds - Math.min(FADE_OUT_SECONDS, seconds / 3)
  const near = bars
    .filter((bar) => Math.abs(bar - usual) <= Math.min(FADE_MAY_MOVE_SECONDS, seconds / 10))
    .toSorted((a, b) => Math.abs(a - usual) - Math.abs(b - usual))
  return near[0] ?? usual
}

function fadeEnds(samples: Float32Array, sampleRate: number, fadeFrom: number): void {
  const frames = samples.length / 2
  const fadeIn = Math.round(FADE_IN_SECONDS * sampleRate)
  const fadeStart = Math.round(fadeFrom * sampleRate)
  for (let frame = 0; frame < frames; frame += 1) {
    if (frame >= fadeIn && frame < fadeStart) continue
    const going = Math.max(0, (frame - fadeStart) / Math.max(1, frames - fadeStart))
    const gain = Math.min(1, frame / fadeIn) * Math.cos((going * Math.PI) / 2) ** 2
    for (const place of [frame * 2, frame * 2 + 1]) samples[place] = (samples[place] ?? 0) * gain
  }
}

/** A copy without what is silent at the ends. */
function trimSilence(sent: Float32Array): Float32Array {
  const loudest = sent.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const isHeard = (sample: number) => Math.abs(sample) > loudest * SILENT_SHARE
  const first = sent.findIndex(isHeard)
  const last = sent.findLastIndex(isHeard)
  if (loudest < 1e-4 || first < 0) return new Float32Array(0)
  return sent.slice(first - (first % 2), last + 2 - (last % 2))
}
