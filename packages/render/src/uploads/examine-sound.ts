import { createReadStream } from 'node:fs'

/** What a sound is like, measured on all of it. */
export type SoundExam = {
  readonly seconds: number
  /** The loudest moment of 20 ms, in decibels under full scale; -Infinity where there is nothing. */
  readonly loudestDb: number
  /** The level that nine moments of ten exceed: the noise between words. */
  readonly floorDb: number
  /** Share of the loud samples that lie on a flat top, as where a microphone was driven too far. */
  readonly clippedShare: number
  /** Mains hum: 50 or 60 Hz, where its harmonics stand out of the quiet moments; 0 without. */
  readonly humHertz: 0 | 50 | 60
}

const MOMENT_SECONDS = 0.02
/** Long enough to tell 100 Hz from 120 Hz. */
const HUM_SECONDS = 0.2
/** Samples so near to each other at the top are flat. */
const FLAT = 0.003
const FLAT_RUN = 4
/** What counts as loud, as a share of the peak. */
const LOUD_SHARE = 0.5
/** A harmonic of hum stands so far out of what lies beside it. */
const HUM_DB = 9
/** Nobody hears hum below this. */
const HUM_AUDIBLE_DB = -75
const HARMONICS = [2, 3, 4]
const BESIDE_HERTZ = [-13, 13]

/** Reads raw mono samples (16 bits, little end first), piece by piece: fifteen minutes are 86 MB. */
export async function examineSound(file: string, sampleRate: number): Promise<SoundExam> {
  const peak = await findPeak(file)
  const levels: number[] = []
  const quiet = openHum(sampleRate)
  let [count, sum, inMoment, loud, flat, run, before] = [0, 0, 0, 0, 0, 0, 0]
  const momentLength = Math.round(MOMENT_SECONDS * sampleRate)
  for await (const samples of readPieces(file)) {
    for (const sample of samples) {
      const size = Math.abs(sample)
      count += 1
      if (size >= peak * LOUD_SHARE) loud += 1
      run = size >= peak * (1 - FLAT) && Math.abs(sample - before) <= peak * FLAT ? run + 1 : 1
      if (run === FLAT_RUN) flat += FLAT_RUN
      else if (run > FLAT_RUN) flat += 1
      before = sample
      sum += sample * sample
      inMoment += 1
      quiet.take(sample)
      if (inMoment < momentLength) continue
      levels.push(toDb(sum / inMoment))
      sum = inMoment = 0
    }
  }
  const sorted = levels.toSorted((a, b) => a - b)
  return {
    seconds: count / sampleRate,
    loudestDb: sorted.at(-1) ?? -Infinity,
    floorDb: sorted[Math.floor(sorted.length / 10)] ?? -Infinity,
    clippedShare: loud === 0 ? 0 : flat / loud,
    humHertz: quiet.judge(),
  }
}

const toDb = (power: number) => (power > 0 ? 10 * Math.log10(power) : -Infinity)

async function findPeak(file: string): Promise<number> {
  let peak = 0
  for await (const samples of readPieces(file))
    for (const sample of samples) {
      const size = Math.abs(sample)
      if (size > peak) peak = size
    }
  return peak
}

/** Pieces of 64 kB: between two of them others have their turn. */
async function* readPieces(file: string): AsyncGenerator<Float32Array> {
  let odd: number | undefined
  for await (const chunk of createReadStream(file)) {
    // A read stream without an encoding gives buffers.
    const bytes = chunk as Buffer
    const shift = odd === undefined ? 0 : 1
    const samples = new Float32Array((bytes.length + shift) >> 1)
    for (let i = 0; i < samples.length; i += 1) {
      const at = 2 * i - shift
      const low = at < 0 ? (odd ?? 0) : (bytes[at] ?? 0)
      const high = bytes[at + 1] ?? 0
      samples[i] = (((high << 8) | low) << 16) / 2 ** 31
    }
    odd = (bytes.length + shift) % 2 === 1 ? bytes[bytes.length - 1] : undefined
    yield samples
  }
}

type Window = { readonly level: number; readonly powers: ReadonlyMap<number, number> }

/** Listens for mains hum in the quietest tenth of all windows (Goertzel's filters). */
function openHum(sampleRate: number) {
  const tones = [50, 60].flatMap((base) =>
    HARMONICS.flatMap((times) => [0, ...BESIDE_HERTZ].map((beside) => base * times + beside)),
  )
  const filters = [...new Set(tones)].map((hertz) => {
    const turn = 2 * Math.cos((2 * Math.PI * hertz) / sampleRate)
    return { hertz, turn, one: 0, two: 0 }
  })
  const length = Math.round(HUM_SECONDS * sampleRate)
  const windows: Window[] = []
  let [count, sum] = [0, 0]
  const finish = () => {
    const powers = new Map(
      filters.map((filter) => {
        const { hertz, turn, one, two } = filter
        filter.one = filter.two = 0
        return [hertz, (4 * (one * one + two * two - turn * one * two)) / (length * length)]
      }),
    )
    windows.push({ level: sum / count, powers })
    count = sum = 0
  }
  return {
    take: (sample: number) => {
      for (const filter of filters) {
        const now = sample + filter.turn * filter.one - filter.two
        filter.two = filter.one
        filter.one = now
      }
      count += 1
      sum += sample * sample
      if (count === length) finish()
    },
    judge: () => judgeHum(windows),
  }
}

function judgeHum(windows: readonly Window[]): SoundExam['humHertz'] {
  const calm = windows
    .filter(({ level }) => level > 0)
    .toSorted((a, b) => a.level - b.level)
    .slice(0, Math.max(3, windows.length / 10))
  const powerAt = (hertz: number) =>
    toDb(calm.reduce((all, { powers }) => all + (powers.get(hertz) ?? 0), 0) / Math.max(1, calm.length))
  const standsOut = (base: number) =>
    HARMONICS.filter((times) => {
      const own = powerAt(base * times)
      const beside = Math.max(...BESIDE_HERTZ.map((step) => powerAt(base * times + step)))
      return own > HUM_AUDIBLE_DB && own - beside > HUM_DB
    }).length
  const [fifty, sixty] = [standsOut(50), standsOut(60)]
  if (Math.max(fifty, sixty) < 2) return 0
  return sixty > fifty ? 60 : 50
}
