/** Below this share of a voice's loudest sample nobody speaks. */
const QUIET_SHARE = 0.05

type SpokenSamples = { readonly voiceId: string; readonly samples: Float32Array }

/**
 * Makes several voices as loud as the softest of them, in place: the mix turns the whole up. One voice stays as it is. What counts is the
 * root mean square where it speaks: engines differ by more than 10 dB (docs/sound.md).
 */
export function levelVoices<Line extends SpokenSamples>(lines: readonly Line[]): readonly Line[] {
  const levels = new Map(
    [...Map.groupBy(lines, ({ voiceId }) => voiceId)].map(([voiceId, own]) => [voiceId, measureLevel(own)]),
  )
  const heard = [...levels.values()].filter((level) => level > 0)
  if (heard.length < 2) return lines
  const softest = Math.min(...heard)
  for (const { voiceId, samples } of lines) {
    const gain = softest / (levels.get(voiceId) || softest)
    for (let at = 0; at < samples.length; at += 1) samples[at] = (samples[at] ?? 0) * gain
  }
  return lines
}

function measureLevel(lines: readonly SpokenSamples[]): number {
  const loudest = lines.reduce(
    (most, { samples }) => samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), most),
    0,
  )
  let [sum, count] = [0, 0]
  for (const { samples } of lines)
    for (const sample of samples) {
      if (Math.abs(sample) < loudest * QUIET_SHARE) continue
      sum += sample * sample
      count += 1
    }
  return count === 0 ? 0 : Math.sqrt(sum / count)
}
