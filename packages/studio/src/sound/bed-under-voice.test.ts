import { createEmbeddedComposer, createEmbeddedNarrator } from '@hookreel/crew'
import { MOODS } from '@hookreel/film'
import { findFfmpeg, fitMusic, measureLoudness, polishVoice, setMusicLevel } from '@hookreel/render'
import { beforeAll, expect, test } from 'vitest'

const RATE = 48_000
let voice: Float32Array
let spoken: readonly { startSeconds: number; endSeconds: number }[]

beforeAll(async () => {
  const text = 'Honey never spoils, and jars from old tombs were still good to eat.'
  const line = await createEmbeddedNarrator().speakLine({ text, voiceId: 'flite-rms', pace: 1 })
  spoken = line.words
  voice = await polishVoice({ ffmpeg: await findFfmpeg(), voice: line, sampleRate: RATE })
})

/** A song whose second part is 12 dB louder than its first, as it is fitted to a film. */
async function playSong(seconds: number): Promise<Float32Array> {
  const parts = [
    await createEmbeddedComposer().composeBed({ mood: 'lofi', seconds: seconds / 2, seed: 1 }),
    await createEmbeddedComposer().composeBed({ mood: 'anime', seconds: seconds / 2, seed: 1 }),
  ]
  const song = parts.flatMap(({ samples }, part) => Array.from(samples, (sample) => sample / 4 ** (1 - part)))
  return fitMusic(Float32Array.from(song), RATE, seconds).samples
}

const loudnessOf = async (samples: Float32Array, channels: number) =>
  measureLoudness({ ffmpeg: await findFfmpeg(), source: { samples, sampleRate: RATE, channels } })

test.each([...MOODS, 'sent'] as const)(
  '%s music, at full volume, lies at least 12 LU under the voice while it speaks',
  async (mood) => {
    const seconds = voice.length / RATE
    const bed =
      mood === 'sent'
        ? await playSong(seconds)
        : (await createEmbeddedComposer().composeBed({ mood, seconds, seed: 3 })).samples
    const stereo = Float32Array.from({ length: voice.length * 2 }, (_, i) => voice[i >> 1] ?? 0)
    const [{ loudnessLufs: bedLufs }, { loudnessLufs: voiceLufs }] = await Promise.all([
      loudnessOf(bed, 2),
      loudnessOf(stereo, 2),
    ])
    expect(setMusicLevel({ bed, bedLufs, voice, voiceLufs, sampleRate: RATE, volume: 1 })).toBeDefined()
    const from = Math.round((spoken[0]?.startSeconds ?? 0) * RATE) * 2
    const to = Math.round((spoken.at(-1)?.endSeconds ?? 0) * RATE) * 2
    const [speaking, under] = await Promise.all(
      [stereo, bed].map((samples) => loudnessOf(samples.slice(from, to), 2)),
    )
    const distance = (speaking?.loudnessLufs ?? NaN) - (under?.loudnessLufs ?? NaN)
    expect(distance).toBeGreaterThanOrEqual(12)
    expect(distance).toBeLessThan(24)
  },
)
