import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Credit, FilmPart, Timeline } from '@hookreel/film'
import type { Sealer } from '@hookreel/render'
import { convertForDownload } from './convert-for-download.ts'
import type { Narration } from '../narration/time-narration.ts'
import { writePart } from '../part-files.ts'
import type { RenderedFilm } from './join-film.ts'
import { writeSubtitles } from '../narration/write-subtitles.ts'
import { listChanges, sealInPlace } from './seal-in-place.ts'
import type { ProductionContext, FinishedFilm } from '../production-context.ts'

type Made = {
  readonly rendered: RenderedFilm
  readonly timeline: Timeline
  readonly narration: Narration
  readonly credits: readonly Credit[]
  readonly parts: readonly FilmPart[]
  readonly sealer: Sealer
}

/** The checked film in the format that was ordered, with its subtitles and figures. */
export async function deliverFilm(production: ProductionContext, made: Made): Promise<FinishedFilm> {
  const { place, ffmpeg, order, progress } = production
  const inFolder = (file: string) => join(place.partsFolder, file)
  const { rendered, timeline, narration, sealer } = made
  const converted = await convertForDownload(place, ffmpeg, rendered.file, order.format)
  // Last of all: whatever is done with a sealed file breaks its seal.
  const origin = { parts: made.parts, works: made.credits, changes: listChanges(order) }
  const sealed = await sealInPlace(production, rendered.file, 'mp4', { origin, sealer })
  const isMaster = converted === rendered.file
  const download = isMaster
    ? sealed
    : await sealInPlace(production, converted, order.format, { origin, sealer })
  const downloadFile = download?.file ?? converted
  const subtitles = writeSubtitles(narration.words)
  const subtitleFile = (kind: string) => rendered.file.replace(/mp4$/, kind)
  await Promise.all(
    (['srt', 'vtt'] as const).map((kind) =>
      writePart(place.partsFolder, subtitleFile(kind), new TextEncoder().encode(subtitles[kind])),
    ),
  )
  const sizeBytes = (await stat(inFolder(downloadFile))).size
  progress.at('check', 1)
  return {
    filmFile: inFolder(sealed?.file ?? rendered.file),
    posterFile: inFolder(rendered.posterFile),
    downloadFile: inFolder(downloadFile),
    subtitleFiles: { srt: inFolder(subtitleFile('srt')), vtt: inFolder(subtitleFile('vtt')) },
    durationSeconds: narration.seconds,
    sizeBytes,
    wordCount: narration.words.length,
    cues: timeline.cues,
    credits: made.credits,
    parts: made.parts,
    encoding: rendered.encoding,
    isSealed: sealed !== undefined,
    stepCosts: progress.measuredCosts(),
  }
}
