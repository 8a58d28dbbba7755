import { join } from 'node:path'
import { specOf } from '@hookreel/film'
import { encoderForFilm } from '@hookreel/studio'
import type { FilmOrder } from '@hookreel/studio'
import { programsOf } from '../../config/programs-of.ts'
import { needsOf } from './start-film-worker.ts'
import type { VideoDeps } from '../video-deps.ts'
import type { VideoRow } from '../videos.queries.ts'

/** Has a process ready for a film like this one, where films are made. That there is none only costs the next film a second. */
export async function prepareWorker(
  { config, log, readyWorker }: Pick<VideoDeps, 'config' | 'log' | 'readyWorker'>,
  video: VideoRow,
): Promise<void> {
  if (!readyWorker) return
  try {
    const encoder = await encoderForFilm({ ffmpegPath: config.ffmpegPath, choice: config.encoder })
    const film = { crew: config.crew.settings, order: orderOf(video), encoder, ...programsOf(config) }
    await readyWorker.prepare(join(config.dataDir, 'waiting'), needsOf(film))
  } catch (error) {
    log.warn('no process waits for the next film', { error })
  }
}

/** What a film was ordered as. */
export function orderOf(video: VideoRow): FilmOrder {
  const { duration: seconds, ...spec } = specOf(video)
  const { title, seed } = video
  return { ...spec, title, seconds, seed }
}
