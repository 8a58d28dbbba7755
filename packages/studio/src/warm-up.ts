import { setFlagsFromString } from 'node:v8'
import { readFilm } from '@hookreel/crew/makers'
import { findFfmpeg, startEncoderThread } from '@hookreel/render'
import { createEmbeddedCrew } from './studio-crew.ts'

const SENTENCE = 'Whoever waits for a film may draw a picture of the sea.'

/**
 * Does in a process what its first film would wait for: finds ffmpeg, starts the encoding thread, reads a sentence and draws a small picture
 * of it. What fails here fails again in the film, which tells why.
 */
export async function warmUp(options: { readonly ffmpegPath?: string }): Promise<void> {
  startEncoderThread()
  const { engine } = createEmbeddedCrew().illustrator
  const film = readFilm({ title: '', script: SENTENCE, style: 'default' })
  const scene = { index: 0, sceneCount: 1, seed: 1, earlierSubjects: [] }
  const drawing = engine.drawPicture({
    ...{ ...scene, film, narration: SENTENCE, frameSize: { width: 108, height: 192 } },
  })
  await Promise.allSettled([findFfmpeg(options), drawing])
}

/**
 * V8 looks for garbage when pixels that are in use for a moment are as large as what its heap may still grow by: 29 times in ten pictures, a
 * fifth of their CPU. Here they count as part of the heap, which is looked through when both have grown by 60 %: 9 times, 24 MB more
 * (decision 0037). For a process that makes films and nothing else: a thread with a limit of memory that outgrows it ends its whole process then.
 */
export function countPixelsAsMemory(): void {
  setFlagsFromString('--external-memory-accounted-in-global-limit')
  setFlagsFromString('--heap-growing-percent=60')
}
