import { freeBytes } from '@hookreel/film'

const PHASES = 4
const TAPS = 16
const REACH_SECONDS = 0.003
const RELEASE_SECONDS = 0.08

/**
 * Holds the true peaks of interleaved stereo samples under a ceiling, in place. The gain turns down before a peak and
 * recovers after it, so nothing is clipped; time does not shift.
 */
export function limitPeaks(samples: Float32Array, sampleRate: number, ceilingDbtp: number): void {
  const ceiling = 10 ** (ceilingDbtp / 20)
  const frames = samples.length / 2
  const needed = new Float32Array(frames).fill(1)
  let isLoud = false
  const peaks = findTruePeaks(samples)
  peaks.forEach((peak, i) => {
    if (peak <= ceiling) return
    needed[i] = ceiling / peak
    isLoud = true
  })
  freeBytes(peaks)
  if (!isLoud) return
  const reach = Math.round(REACH_SECONDS * sampleRate)
  const lowest = lowestAround(needed, reach)
  const recovered = recover(lowest, RELEASE_SECONDS * sampleRate)
  const gains = smooth(recovered, reach)
  gains.forEach((gain, i) => {
    samples[i * 2] = (samples[i * 2] ?? 0) * gain
    samples[i * 2 + 1] = (samples[i * 2 + 1] ?? 0) * gain
  })
  freeBytes(needed, lowest, recovered, gains)
}

/** The highest true peak of interleaved stereo samples in dBTP; -Infinity for silence. */
export function measureTruePeak(samples: Float32Array): number {
  return 20 * Math.log10(findTruePeaks(samples).reduce((most, peak) => Math.max(most, peak), 0))
}

/** The highest value of each frame of both channels, also between the samples (four times oversampled). */
function findTruePeaks(samples: Float32Array): Float32Array {
  const frames = samples.length / 2
  const peaks = new Float32Array(frames)
  const kernels = Array.from({ length: PHASES - 1 }, (_, phase) => sincKernel((phase + 1) / PHASES))
  for (let frame = 0; frame < frames; frame += 1) {
    for (let channel = 0; channel < 2; channel += 1) {
      let peak = Math.max(peaks[frame] ?? 0, Math.abs(samples[frame * 2 + channel] ?? 0))
      // Between quiet samples no peak matters: most of the sound is skipped here.
      if (peak > 0.3) {
        for (const kernel of kernels)
          peak = Math.max(peak, Math.abs(interpolate(samples, frame, channel, kernel)))
      }
      peaks[frame] = peak
    }
  }
  return peaks
}

function interpolate(samples: Float32Array, frame: number, channel: number, kernel: Float32Array): number {
  let sum = 0
  const first = (frame - TAPS / 2 + 1) * 2 + channel
  for (let tap = 0; tap < TAPS; tap += 1) sum += (kernel[tap] ?? 0) * (samples[first + tap * 2] ?? 0)
  return sum
}

/** Weights that give the value a fraction of a sample later. */
function sincKernel(fraction: number): Float32Array {
  return Float32Array.from({ length: TAPS }, (_, tap) => {
    const x = tap - TAPS / 2 + 1 - fraction
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / (TAPS / 2))
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window
  })
}

/** The lowest value within `reach` of each place. */
function lowestAround(values: Float32Array, reach: number): Float32Array {
  const lowest = new Float32Array(values.length)
  const queue: number[] = []
  let head = 0
  for (let i = 0; i < values.length + reach; i += 1) {
    const value = values[i]
    if (value !== undefined) {
      while (queue.length > head && (values[queue.at(-1) ?? 0] ?? 0) >= value) queue.pop()
      queue.push(i)
    }
    const place = i - reach
    if (place < 0) continue
    while ((queue[head] ?? 0) < place - reach) head += 1
    lowest[place] = values[queue[head] ?? 0] ?? 1
  }
  return lowest
}

/** After each low value the gain comes back slowly. */
function recover(values: Float32Array, releaseSamples: number): Float32Array {
  const share = 1 - Math.exp(-1 / releaseSamples)
  let gain = 1
  return values.map((value) => {
    gain = Math.min(value, gain + (1 - gain) * share)
    return gain
  })
}

function smooth(values: Float32Array, reach: number): Float32Array {
  const width = reach * 2 + 1
  const at = (i: number) => values[Math.max(0, Math.min(values.length - 1, i))] ?? 1
  let sum = 0
  for (let i = -reach; i <= reach; i += 1) sum += at(i)
  return values.map((_, i) => {
    const mean = sum / width
    sum += at(i + reach + 1) - at(i - reach)
    return mean
  })
}
