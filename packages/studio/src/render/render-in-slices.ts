import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Timeline } from '@hookreel/film'
import { cutIntoSlices } from '@hookreel/render'
import type { Ffmpeg } from '@hookreel/render'
import { SLICE_STEP, sliceInput } from './film-slice.ts'
import type { SliceOrder, SlicePart } from './film-slice.ts'
import { hashFile, writePart } from '../part-files.ts'
import { recallStep, rememberStep } from '../remember-step.ts'
import type { StepPlace } from '../remember-step.ts'
import { joinFilm, renderInput } from './join-film.ts'
import type { RenderedFilm, WholeFilm } from './join-film.ts'

type Slices = { readonly slices: readonly SliceOrder[]; readonly missing: readonly SliceOrder[] }

/**
 * Joins a film from its slices when all of them are there; answers which ones are to be made otherwise, and nothing at all for a
 * film that is not longer than a slice. Throws StudioError `render_failed`.
 */
export async function renderInSlices(
  place: StepPlace,
  ffmpeg: Ffmpeg,
  film: WholeFilm,
  sliceSeconds: number,
): Promise<RenderedFilm | Slices | undefined> {
  const { timeline, attempt } = film
  const ranges = cutIntoSlices(timeline.frameCount, sliceSeconds * timeline.frameRate)
  if (ranges.length < 2) return undefined
  const known = await recallStep<RenderedFilm>(place, 'render', renderInput(film))
  if (known) return known
  const timelineFile = await keepTimeline(place, timeline)
  const slices = ranges.map((range): SliceOrder => ({ timelineFile, range, attempt }))
  const parts = await Promise.all(slices.map((slice) => findSlice(place, slice)))
  const missing = slices.filter((_, index) => parts[index] === undefined)
  if (missing.length > 0) return { slices, missing }
  return joinFilm(
    place,
    ffmpeg,
    film,
    parts.flatMap((part, index) => {
      const range = ranges[index]
      if (!part || !range) return []
      return [{ file: join(place.partsFolder, part.file), frameCount: range.to - range.from }]
    }),
  )
}

function keepTimeline(place: StepPlace, timeline: Timeline): Promise<string> {
  return rememberStep<string>(place, 'cut', timeline, async (key) => {
    const file = `film/${key}.json`
    await writePart(place.partsFolder, file, new TextEncoder().encode(JSON.stringify(timeline)))
    return { data: file, files: [file] }
  })
}

/** A slice that is remembered and whose file is here, with the checksum it had where it was made. */
async function findSlice(place: StepPlace, slice: SliceOrder): Promise<SlicePart | undefined> {
  const part = await recallStep<SlicePart>(place, SLICE_STEP, sliceInput(slice))
  if (part === undefined) return undefined
  const file = join(place.partsFolder, part.file)
  if ((await hashFile(file)) === part.sha256) return part
  await rm(file)
  return undefined
}
