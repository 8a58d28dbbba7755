import { fetchMissing, fetchParts } from '../../platform/storage/share-parts.ts'
import { bringCast } from '../../cast/cast-files.ts'
import { bringRecording } from '../../sounds/recording-voice.ts'
import { bringParts } from '../../storyboards/storyboard-files.ts'
import { bringPaidParts } from './paid-parts/paid-parts.ts'
import type { VideoDeps } from '../video-deps.ts'
import { keptKey, partPlacesOf, partsFolderOf } from '../video-files.ts'
import type { RememberedStep } from './steps.queries.ts'
import type { VideoRow } from '../videos.queries.ts'

/** Brings here what was made of a film: elsewhere, for its storyboard, for the film that it changes, or for an earlier one that failed. Nothing of it is made again. */
export async function restoreArtifacts(
  deps: VideoDeps,
  video: VideoRow,
  steps: readonly RememberedStep[],
): Promise<void> {
  const parts = steps.flatMap(({ result }) => result.files)
  await fetchParts(partPlacesOf(deps, video), parts)
  const { storyboard } = video.choices
  const uploads = storyboard?.scenes.flatMap(({ upload }) => upload ?? []) ?? []
  if (storyboard) {
    const board = { userId: video.userId, id: storyboard.id }
    await bringParts(deps, board, { uploads, parts }, partsFolderOf(deps.config, video.id))
  }
  await bringRecording(deps, video, partsFolderOf(deps.config, video.id))
  const { cast } = video.choices
  await bringCast(deps, { userId: video.userId, cast }, partsFolderOf(deps.config, video.id))
  await bringKeptParts(deps, video, [...uploads, ...parts])
  await bringPaidParts(deps, video, steps)
}

/** Gives a film's folder what is kept of the film that it changes. What is gone meanwhile is made anew. */
async function bringKeptParts(
  { config, storage }: VideoDeps,
  { id, userId, changeOf }: VideoRow,
  parts: readonly string[],
): Promise<void> {
  if (changeOf === null) return
  const keyOf = (part: string) => keptKey({ userId, id: changeOf }, part)
  await fetchMissing({ storage, folder: partsFolderOf(config, id), keyOf }, parts)
}
