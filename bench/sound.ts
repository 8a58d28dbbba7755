import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEmbeddedComposer, createEmbeddedNarrator } from '@hookreel/crew'
import { MOODS, type Mood } from '@hookreel/film'
import { findFfmpeg, measureLoudness, mixSound, polishVoice, setMusicLevel } from '@hookreel/render'
import { decodeWav } from '../tests/builders/decode-wav.ts'

/** Measures finished sound in every mood and the voice before and after its polish; prints the tables of docs/sound.md. */
const RATE = 48_000
const GAP_SECONDS = 0.3
const SCRIPT = [
  'Honey never spoils.',
  'Jars from old tombs, three thousand years old, were still good to eat.',
  'An octopus has three hearts, nine brains and blue blood.',
  'Bananas are berries, but strawberries are not.',
]
const ffmpeg = await findFfmpeg()
const narrator = createEmbeddedNarrator()

async function speakScript(voiceId: string) {
  const lines = []
  for (const text of SCRIPT) lines.push(await narrator.speakLine({ text, voiceId, pace: 1 }))
  const sampleRate = lines[0]?.sampleRate ?? RATE
  const gap = new Float32Array(Math.round(GAP_SECONDS * sampleRate))
  const samples = Float32Array.from(lines.flatMap((line) => [...line.samples, ...gap]))
  return { samples, sampleRate }
}

const measure = (samples: Float32Array, channels: number) =>
  measureLoudness({ ffmpeg, source: { samples, sampleRate: RATE, channels } })
const levelDb = (samples: Float32Array) =>
  10 * Math.log10(samples.reduce((sum, sample) => sum + sample * sample, 1e-12) / samples.length)

/** Level of what lies above a frequency, against the whole, in decibels (a one-pole filter, twice). */
function shareAbove(samples: Float32Array, sampleRate: number, hertz: number): number {
  const step = 1 - Math.exp((-2 * Math.PI * hertz) / sampleRate)
  let [low, lower] = [0, 0]
  const high = samples.map((sample) => {
    low += step * (sample - low)
    const first = sample - low
    lower += step * (first - lower)
    return first - lower
  })
  return levelDb(high) - levelDb(samples)
}

/** How far loud and soft moments lie apart while someone speaks: the 90th against the 30th percentile of 50 ms. */
function levelSpread(samples: Float32Array, sampleRate: number): number {
  const step = Math.round(0.05 * sampleRate)
  const levels = Array.from({ length: Math.floor(samples.length / step) }, (_, i) =>
    levelDb(samples.subarray(i * step, (i + 1) * step)),
  ).sort((a, b) => a - b)
  return (levels[Math.floor(levels.length * 0.9)] ?? 0) - (levels[Math.floor(levels.length * 0.3)] ?? 0)
}

async function measureMood(mood: Mood, voice: { samples: Float32Array; sampleRate: number }, folder: string) {
  const seconds = voice.samples.length / voice.sampleRate + 1
  const { samples: bed, beatsPerMinute } = await createEmbeddedComposer().composeBed({
    mood,
    seconds,
    seed: 3,
  })
  const outputFile = join(folder, `${mood}.wav`)
  const mixed = await mixSound({
    ffmpeg,
    voice,
    bed: { samples: bed, sampleRate: RATE },
    seconds,
    outputFile,
  })
  const polished = await polishVoice({ ffmpeg, voice, sampleRate: RATE })
  const stereo = Float32Array.from({ length: polished.length * 2 }, (_, i) => polished[i >> 1] ?? 0)
  const under = bed.slice(0, stereo.length)
  const { loudnessLufs: bedLufs } = await measure(bed, 2)
  const { loudnessLufs: voiceLufs } = await measure(stereo, 2)
  setMusicLevel({ bed: under, bedLufs, voice: polished, voiceLufs, sampleRate: RATE })
  const distance = voiceLufs - (await measure(under, 2)).loudnessLufs
  const { samples } = decodeWav(await readFile(outputFile))
  const tail = levelDb(samples.slice(-0.05 * RATE * 2))
  const figures = [
    beatsPerMinute.toFixed(0),
    mixed.loudnessLufs.toFixed(1),
    mixed.truePeakDbtp.toFixed(1),
    distance.toFixed(1),
    tail.toFixed(0),
  ]
  return `| ${mood} | ${figures.join(' | ')} |`
}

const folder = await mkdtemp(join(tmpdir(), 'hookreel-sound-'))
const out = [
  '| Mood | Beats a minute | LUFS | dBTP | Bed under voice, LU | Last 50 ms, dB |',
  '|---|---|---|---|---|---|',
]
const voice = await speakScript('flite-rms')
for (const mood of MOODS) out.push(await measureMood(mood, voice, folder))
out.push(
  '',
  '| Voice | Above 5 kHz before → after, dB | Spread of level before → after, dB | Peak |',
  '|---|---|---|---|',
)
for (const id of ['flite-slt', 'flite-rms', 'espeak-en-us-f2', 'espeak-de-m3']) {
  const dry = await speakScript(id)
  const wet = await polishVoice({ ffmpeg, voice: dry, sampleRate: RATE })
  const change = (read: (samples: Float32Array, rate: number) => number) =>
    `${read(dry.samples, dry.sampleRate).toFixed(1)} → ${read(wet, RATE).toFixed(1)}`
  const peak = wet.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  out.push(
    `| ${id} | ${change((s, rate) => shareAbove(s, rate, 5000))} | ${change(levelSpread)} | ${peak.toFixed(2)} |`,
  )
}
process.stdout.write(`${out.join('\n')}\n`)
await rm(folder, { recursive: true })
process.exit(0)
