/** Loudness is read from moments of 400 ms, each of which begins 100 ms after the one before (ITU-R BS.1770-4). */
const STEP_SECONDS = 0.1
const STEPS_A_MOMENT = 4
/** Moments below this do not count, nor does what lies so far below all others. */
const SILENCE_LUFS = -70
const GATE_LU = 10
const OFFSET_DB = -0.691

/** Of a filter of the second order: what comes in now, once and twice before, and what went out once and twice before. */
type Biquad = {
  readonly b0: number
  readonly b1: number
  readonly b2: number
  readonly a1: number
  readonly a2: number
}

/**
 * The integrated loudness of interleaved samples after EBU R 128, in LUFS; -Infinity where nothing is loud enough to count. At most two
 * channels. As ffmpeg's ebur128 reads it, to 0.05 LU, without its process: a mix is measured four or five times. `times`: each channel is heard
 * so often, as a voice in the middle is from both sides; it is weighted once, and reads the same to the last bit.
 */
export function meterLoudness(
  samples: Float32Array,
  sampleRate: number,
  channels: 1 | 2,
  times: 1 | 2 = 1,
): number {
  const stepLength = Math.round(STEP_SECONDS * sampleRate)
  const steps = new Float64Array(Math.floor(samples.length / channels / stepLength))
  for (let channel = 0; channel < channels; channel += 1)
    addPowers(steps, stepLength, { samples, sampleRate, channels, channel })
  for (let step = 0; step < steps.length; step += 1) steps[step] = (steps[step] ?? 0) * times
  const moments: number[] = []
  for (let at = STEPS_A_MOMENT; at <= steps.length; at += 1)
    moments.push(mean([...steps.subarray(at - STEPS_A_MOMENT, at)]) / stepLength)
  const audible = moments.filter((power) => toLufs(power) > SILENCE_LUFS)
  const gate = toLufs(mean(audible)) - GATE_LU
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)))
}

/** Adds the power of each step of one channel, weighted as ears hear it. */
function addPowers(
  steps: Float64Array,
  stepLength: number,
  sound: { samples: Float32Array; sampleRate: number; channels: number; channel: number },
): void {
  const { samples, sampleRate, channels, channel } = sound
  const head = headFilter(sampleRate)
  const low = lowFilter(sampleRate)
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0]
  let at = channel
  for (let step = 0; step < steps.length; step += 1) {
    let power = 0
    for (let i = 0; i < stepLength; i += 1) {
      const x = samples[at] ?? 0
      const y = head.b0 * x + head.b1 * x1 + head.b2 * x2 - head.a1 * y1 - head.a2 * y2
      const z = low.b0 * y + low.b1 * y1 + low.b2 * y2 - low.a1 * z1 - low.a2 * z2
      x2 = x1
      x1 = x
      y2 = y1
      y1 = y
      z2 = z1
      z1 = z
      power += z * z
      at += channels
    }
    steps[step] = (steps[step] ?? 0) + power
  }
}

/** The shelf that stands for the head: 4 dB above 1.7 kHz. Its figures are the standard's, for any sample rate. */
function headFilter(sampleRate: number): Biquad {
  const [hertz, gainDb, q] = [1681.974450955533, 3.999843853973347, 0.7071752369554196]
  const k = Math.tan((Math.PI * hertz) / sampleRate)
  const high = 10 ** (gainDb / 20)
  const middle = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b0: (high + (middle * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (middle * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  }
}

/** What lies below 38 Hz is left out. */
function lowFilter(sampleRate: number): Biquad {
  const [hertz, q] = [38.13547087602444, 0.5003270373238773]
  const k = Math.tan((Math.PI * hertz) / sampleRate)
  const a0 = 1 + k / q + k * k
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 }
}

/** Nothing for no values: minus infinity as loudness. */
function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

function toLufs(power: number): number {
  return OFFSET_DB + 10 * Math.log10(power)
}
