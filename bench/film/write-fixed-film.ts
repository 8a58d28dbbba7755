import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createEmbeddedIllustrator, readFilm } from '@hookreel/crew'
import { buildTimeline, createRandom } from '@hookreel/film'
import type { StyleId, TimedScene, Timeline, WordTime } from '@hookreel/film'
import { encodeWav } from '@hookreel/render'

const SENTENCES = [
  'The old lighthouse keeper heard the bell ring twice.',
  'Saturn would float in water, it is that light.',
  'A whale sings across a thousand miles of ocean.',
  'Your brain burns as much power as a small lamp.',
  'The city sleeps while the moon climbs the mountain.',
  'One rocket carried three people to the moon.',
]
const SCENE_SECONDS = 5
const SAMPLE_RATE = 48_000

/** Draws the fixed film, the same every time: Cinematic unless another style is asked for, grain, a caption word every 0.4 s, five seconds a scene. */
export async function writeFixedFilm(
  folder: string,
  seconds: number,
  frameSize: Timeline['frameSize'],
  style: StyleId = 'default',
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const illustrator = createEmbeddedIllustrator()
  const sceneCount = Math.round(seconds / SCENE_SECONDS)
  const scenes: TimedScene[] = []
  const words: WordTime[] = []
  for (let index = 0; index < sceneCount; index += 1) {
    const narration = SENTENCES[index % SENTENCES.length] ?? ''
    const { picture, files } = await illustrator.drawPicture({
      narration,
      film: readFilm({ title: '', script: 'facts', style }),
      frameSize,
      index,
      sceneCount,
      earlierSubjects: [],
      seed: 100 + index,
    })
    const layers = picture.layers.map((layer) => ({
      ...layer,
      file: `${index}-${layer.file}`.replaceAll('/', '-'),
    }))
    for (const [file, bytes] of files)
      await writeFile(join(folder, `${index}-${file}`.replaceAll('/', '-')), bytes)
    const startSeconds = index * SCENE_SECONDS
    scenes.push({
      startSeconds,
      endSeconds: startSeconds + SCENE_SECONDS - 0.4,
      picture: { ...picture, layers },
    })
    narration.split(' ').forEach((text, i) => {
      const wordStart = startSeconds + 0.3 + i * 0.4
      words.push({ text, startSeconds: wordStart, endSeconds: wordStart + 0.35 })
    })
  }
  const timeline = buildTimeline({ frameSize, style, seed: 1, words, scenes, seconds })
  await writeFile(join(folder, 'timeline.json'), JSON.stringify(timeline))
  await writeFile(join(folder, 'sound.wav'), buildSound(seconds))
}

/** Syllable-like tones with noise: as hard on the sound encoder as speech. */
function buildSound(seconds: number): Uint8Array {
  const random = createRandom(1)
  const samples = new Float32Array(seconds * SAMPLE_RATE * 2)
  for (let i = 0; i < samples.length; i += 2) {
    const time = i / 2 / SAMPLE_RATE
    const loudness = 0.2 * Math.max(0, Math.sin(time * 15))
    const value = loudness * (Math.sin(time * 1200) + Math.sin(time * 2900) * 0.4 + random.between(-0.3, 0.3))
    samples[i] = value
    samples[i + 1] = value
  }
  return encodeWav(samples, SAMPLE_RATE, 2)
}
