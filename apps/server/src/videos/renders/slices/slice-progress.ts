import type { StoredProgress } from '../../video-schema.ts'

type Sliced = NonNullable<StoredProgress['slices']>

/** The progress of a film whose slices are handed out: what of them was made before counts. */
export function beginSlices(
  progress: StoredProgress | null,
  span: Pick<Sliced, 'fromPercent' | 'toPercent'>,
  slices: readonly { readonly key: string; readonly frames: number; readonly isMade: boolean }[],
  now: Date,
): StoredProgress {
  const frames = Object.fromEntries(
    slices.map(({ key, frames: of, isMade }) => [key, { done: isMade ? of : 0, of }]),
  )
  const before = progress ?? { step: 'render', percent: 0, remainingSeconds: null }
  const begun = { ...span, frames, framesBefore: sumOf(frames).done, begunAt: now.toISOString() }
  return measure({ ...before, step: 'render', remainingSeconds: null }, begun, now)
}

/** The same after `done` frames of one slice; unchanged when that slice is none of the film's. */
export function addSliceFrames(
  progress: StoredProgress,
  key: string,
  done: number,
  now: Date,
): StoredProgress {
  const { slices } = progress
  const slice = slices?.frames[key]
  if (!slices || !slice) return progress
  return measure(progress, { ...slices, frames: { ...slices.frames, [key]: { ...slice, done } } }, now)
}

/** The percentage never falls, also when a slice is made once more. The time left is what the frames since the handing out took. */
function measure(progress: StoredProgress, slices: Sliced, now: Date): StoredProgress {
  const { done, of } = sumOf(slices.frames)
  const percent = slices.fromPercent + (slices.toPercent - slices.fromPercent) * (of === 0 ? 0 : done / of)
  const made = done - slices.framesBefore
  const seconds = (now.getTime() - Date.parse(slices.begunAt)) / 1000
  const remainingSeconds = made > 0 ? Math.round((seconds / made) * (of - done)) : progress.remainingSeconds
  const rounded = Math.round(percent * 10) / 10
  return { ...progress, slices, percent: Math.max(progress.percent, rounded), remainingSeconds }
}

function sumOf(frames: Sliced['frames']): { done: number; of: number } {
  const all = Object.values(frames)
  return { done: all.reduce((sum, one) => sum + one.done, 0), of: all.reduce((sum, one) => sum + one.of, 0) }
}
