import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Timeline } from '@hookreel/film'

/** A film laid out in a folder: `timeline.json`, the pictures' files, `sound.wav`. */
export type FixedFilm = {
  readonly timeline: Timeline
  readonly loadFile: (file: string) => Promise<Uint8Array>
  readonly soundFile: string
}

/** Opens a film written before. */
export async function readFixedFilm(folder: string): Promise<FixedFilm> {
  const timeline = JSON.parse(await readFile(join(folder, 'timeline.json'), 'utf8')) as Timeline
  return { timeline, loadFile: (file) => readFile(join(folder, file)), soundFile: join(folder, 'sound.wav') }
}
