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
