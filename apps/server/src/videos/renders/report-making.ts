import type { FilmProgress } from '@hookreel/studio'
import { announceVideo } from '../announce-video.ts'
import { collectRushes } from './slices/collect-rushes.ts'
import { collectScenes } from './collect-scenes.ts'
import { saveProgress } from './making.queries.ts'
import type { WorkerListeners } from './supervise-film-worker.ts'
import { saveAtIntervals } from './save-at-intervals.ts'
import type { VideoDeps } from '../video-deps.ts'
import type { VideoRow } from '../videos.queries.ts'

const PROGRESS_INTERVAL_MS = 500

/** How a film goes, as its owner's pages see it. */
export type MakingReport = Required<Pick<WorkerListeners, 'onProgress' | 'onScene' | 'onRush'>> & {
  /** Aborted when the film is no longer made under this claim. */
  readonly lost: AbortSignal
  /** Waits for what is being written. */
  readonly finish: () => Promise<void>
}

/** Writes down, as its worker tells, how far a film is and what can be seen of it. The percentage never falls. */
export function reportMaking(deps: VideoDeps, video: VideoRow): MakingReport {
  const lost = new AbortController()
  let last: FilmProgress | undefined
  let highest = video.progress?.percent ?? 0
  const progress = saveAtIntervals<FilmProgress>(PROGRESS_INTERVAL_MS, async (latest) => {
    highest = Math.max(highest, latest.percent)
    const drawn = scenes.now()
    const watched = rushes.now()
    const seen = { ...(drawn && { scenes: drawn }), ...(watched && { rushes: watched }) }
    const saved = { ...latest, percent: highest, ...seen }
    const row = await saveProgress(deps.db, video, saved, deps.clock.now())
    if (row) announceVideo(deps, row)
    else lost.abort()
  })
  const saveAgain = () => {
    if (last) progress.save(last)
  }
  const scenes = collectScenes(deps, video, saveAgain)
  const rushes = collectRushes(deps, video, saveAgain)
  return {
    lost: lost.signal,
    onProgress: (latest) => {
      last = latest
      progress.save(latest)
    },
    onScene: (scene) => scenes.take(scene),
    onRush: (rush) => rushes.take(rush),
    finish: async () => {
      await Promise.all([scenes.settle(), rushes.settle()])
      await progress.finish()
    },
  }
}
