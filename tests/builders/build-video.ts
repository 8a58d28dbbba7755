import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WorkerFilm } from '../../apps/server/src/videos/renders/film-tasks.ts'
import type { NewVideo } from '../../apps/server/src/videos/videos.queries.ts'

/** About 15 seconds of speech: the shortest film. */
export const SCRIPT =
  'Venus spins so slowly that a day there is longer than its year. The Sun holds almost all the mass of the solar system. ' +
  'A teaspoon of a neutron star weighs a billion tons. Light from the Sun needs eight minutes to reach us.'

/** The shortest film at the smallest size, as it is ordered; for tests. */
export const ORDER = {
  title: 'Space facts',
  script: SCRIPT,
  style: 'default',
  voiceId: 'test:ann',
  duration: 15,
  resolution: '420p',
  aspectRatio: '9:16',
  format: 'mp4',
} as const

/** The row of such an order, for tests that need no film made. */
export function buildVideoRow<Change extends Partial<NewVideo>>(userId: string, change: Change) {
  return { ...ORDER, userId, voiceName: 'Ann', seed: 1, credits: 25, ...change }
}

/** A film of six bytes in its folder, as the process that made it tells of it. */
export async function writeFinishedFilm(dataDir: string, videoId: string): Promise<WorkerFilm> {
  const folder = join(dataDir, 'films', videoId)
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'film')
  await writeFile(file, 'a film')
  return {
    ...{ filmFile: file, posterFile: file, downloadFile: file, subtitleFiles: { srt: file, vtt: file } },
    ...{ durationSeconds: 15, sizeBytes: 6, credits: [], parts: [], isSealed: false },
  }
}
