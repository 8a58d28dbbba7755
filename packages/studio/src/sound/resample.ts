/** Zero crossings of the sinc on each side: what it lets through beside the band lies 60 dB down. */
const CROSSINGS = 16

/** The same sound in a finer sample rate. Here, because the preview of a storyboard knows no ffmpeg. */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples
  const length = Math.round((samples.length * to) / from)
  return Float32Array.from({ length }, (_, index) => {
    const at = (index * from) / to
    const nearest = Math.floor(at)
    let sum = 0
    for (let near = nearest - CROSSINGS + 1; near <= nearest + CROSSINGS; near += 1) {
      const distance = at - near
      const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / CROSSINGS)
      sum += (samples[near] ?? 0) * sinc(distance) * window
    }
    return sum
  })
}

function sinc(x: number): number {
  return Math.abs(x) < 1e-9 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
}
