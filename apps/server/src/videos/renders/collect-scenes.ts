import { putPart } from '../../platform/storage/share-parts.ts'
import type { VideoDeps } from '../video-deps.ts'
import { partPlacesOf, sceneKey } from '../video-files.ts'
import type { VideoRow } from '../videos.queries.ts'

type Scenes = NonNullable<NonNullable<VideoRow['progress']>['scenes']>

/** The small pictures of the scenes of a film in the making. */
export type SceneCollection = {
  /** Puts a scene's picture where pages can fetch it. One that cannot be put there is left out. */
  take(scene: { readonly index: number; readonly count: number; readonly file: string }): void
  /** Those that can be fetched now; nothing before the scenes are planned. */
  now(): Scenes | undefined
  /** Waits for what is being put. */
  settle(): Promise<void>
}

/** Goes on with the scenes that were shown before a crash. */
export function collectScenes(deps: VideoDeps, video: VideoRow, onTaken: () => void): SceneCollection {
  let scenes = video.progress?.scenes
  let putting: Promise<void> = Promise.resolve()
  const put = async (index: number, count: number, file: string) => {
    await putPart({ ...partPlacesOf(deps, video), keyOf: () => sceneKey(video, index) }, file)
    const drawn = new Set(scenes?.count === count ? scenes.drawn : [])
    scenes = { count, drawn: [...drawn.add(index)] }
    onTaken()
  }
  return {
    take: ({ index, count, file }) => {
      putting = putting
        .then(() => put(index, count, file))
        .catch((error: unknown) => deps.log.warn('a scene could not be shown', { videoId: video.id, error }))
    },
    now: () => scenes,
    settle: () => putting,
  }
}
