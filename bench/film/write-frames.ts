import { open } from 'node:fs/promises'
import { openFrames } from '@hookreel/render'
import type { FixedFilm } from './read-fixed-film.ts'

/** Draws all frames of a film into a file, one behind the other as ffmpeg reads raw ones: 93 MB a second of film at 1080x1920. */
export async function writeFrames(
  file: string,
  { timeline, loadFile }: Pick<FixedFilm, 'timeline' | 'loadFile'>,
): Promise<void> {
  const frames = await openFrames(timeline, loadFile)
  const handle = await open(file, 'w')
  try {
    for (let n = 0; n < timeline.frameCount; n += 1) await handle.write(await frames.draw(n))
  } finally {
    await handle.close()
    frames.close()
  }
}
