/** How far the bed goes down while someone speaks. */
const DUCK_DB = 4
const STEP_SECONDS = 0.01
const LOOK_AHEAD_SECONDS = 0.08
const ATTACK_SECONDS = 0.06
const RELEASE_SECONDS = 0.45
/** A step of the voice within this of its loudest one counts as speaking. */
const SPEAKING_DB = -32

/** Turns an interleaved stereo bed down while the mono voice speaks, in place; it gives way just before a word. */
export function duckBed(bed: Float32Array, voice: Float32Array, sampleRate: number): void {
  const stepLength = Math.round(STEP_SECONDS * sampleRate)
  const targets = readTargets(voice, stepLength, Math.ceil(bed.length / 2 / stepLength) + 1)
  const attack = 1 - Math.exp(-STEP_SECONDS / ATTACK_SECONDS)
  const release = 1 - Math.exp(-STEP_SECONDS / RELEASE_SECONDS)
  let depth = targets[0] ?? 0
  const gains = targets.map((target) => {
    depth += (target - depth) * (target > depth ? attack : release)
    return 10 ** ((-DUCK_DB * depth) / 20)
  })
  for (let frame = 0; frame < bed.length / 2; frame += 1) {
    const step = Math.floor(frame / stepLength)
    const from = gains[step] ?? 1
    const gain = from + ((gains[step + 1] ?? from) - from) * ((frame % stepLength) / stepLength)
    bed[frame * 2] = (bed[frame * 2] ?? 0) * gain
    bed[frame * 2 + 1] = (bed[frame * 2 + 1] ?? 0) * gain
  }
}

/** For each step 1 when someone speaks now or in a moment, else 0. */
function readTargets(voice: Float32Array, stepLength: number, stepCount: number): number[] {
  const powers = Array.from({ length: stepCount }, (_, step) =>
    voice
      .subarray(step * stepLength, (step + 1) * stepLength)
      .reduce((sum, sample) => sum + sample * sample, 0),
  )
  const loudest = powers.reduce((most, power) => Math.max(most, power), 0)
  const threshold = loudest * 10 ** (SPEAKING_DB / 10)
  const ahead = Math.round(LOOK_AHEAD_SECONDS / STEP_SECONDS)
  return powers.map((_, step) =>
    powers.slice(step, step + ahead + 1).some((power) => power > threshold) ? 1 : 0,
  )
}
