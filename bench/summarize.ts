import { FILM_STEPS, type FilmStep } from '@hookreel/film'
import type { Cost } from './measure-command.ts'
import { CORES, LONG_SECONDS, PROMPT_SECONDS, type Readings } from './take-readings.ts'

export type Results = ReturnType<typeof summarize>

/** Medians of the rounds; ratios are taken within each round first. */
export function summarize(readings: Readings) {
  const { render, encodeOnly, encodeOwnFrames, compose, render15, render60, render180 } = readings
  const { promptToFile, steps, writer, preview, filmBeforeEdit, edit, editInReadyProcess, first } = readings
  const cpu = (cost: Cost | undefined) => cost?.cpuSeconds ?? 0
  const wall = (cost: Cost | undefined) => cost?.wallSeconds ?? 0
  const peak = (costs: readonly Cost[]) => Math.round(median(costs.map((cost) => cost.peakMemoryMb)))
  const ratio = (of: (round: number) => number) => median(render.map((_, round) => of(round)))
  const stepSeconds = (step: FilmStep) => median(steps.map((took) => took[step] ?? 0))
  const composeCpu = median(compose.map(cpu))
  return {
    renderToEncodeOnlyCpu: ratio((i) => cpu(render[i]) / cpu(encodeOnly[i])),
    renderToOwnFramesCpu: ratio((i) => cpu(render[i]) / cpu(encodeOwnFrames[i])),
    renderToEncodeOnlyWall: ratio((i) => wall(render[i]) / wall(encodeOnly[i])),
    promptToFileRatio: median(promptToFile.map((cost) => wall(cost) / PROMPT_SECONDS)),
    // As the server makes it: its process waits for a change.
    editToFileSeconds: median(editInReadyProcess),
    editInNewProcessSeconds: median(edit.map(wall)),
    firstPictureSeconds: median(first.map(({ pictures }) => pictures)),
    firstWithSoundSeconds: median(first.map(({ pictures, sound }) => Math.max(pictures, sound))),
    editToFilm: ratio((i) => wall(edit[i]) / wall(filmBeforeEdit[i])),
    // Of all renders, the longest film's with them.
    peakMemoryMb: Math.max(...[render15, render, render60, render180].map(peak)),
    peakRenderMemoryMb: peak(render),
    peakRenderMemory15Mb: peak(render15),
    peakRenderMemory60Mb: peak(render60),
    peakRenderMemory180Mb: peak(render180),
    peakFilmMemoryMb: peak(filmBeforeEdit),
    timePerSecond15to60: ratio((i) => wall(render60[i]) / 60 / (wall(render15[i]) / 15)),
    timePerSecond15to180: median([
      median(render180.map(wall)) / LONG_SECONDS / (median(render15.map(wall)) / 15),
    ]),
    previewSeconds: median(preview.map(({ wallSeconds }) => wallSeconds)),
    seconds: {
      renderWall: median(render.map(wall)),
      renderCpu: median(render.map(cpu)),
      encodeOnlyWall: median(encodeOnly.map(wall)),
      encodeOwnFramesCpu: median(encodeOwnFrames.map(cpu)),
      encodeOnlyCpu: median(encodeOnly.map(cpu)),
      render15Wall: median(render15.map(wall)),
      render180Wall: median(render180.map(wall)),
      render60Wall: median(render60.map(wall)),
      promptToFileWall: median(promptToFile.map(wall)),
      promptToFileCpu: median(promptToFile.map(cpu)),
    },
    whereTimeGoes: {
      writerWithStart: median(writer.map(wall)),
      ...Object.fromEntries(FILM_STEPS.map((step) => [step, stepSeconds(step)])),
      composeCpu,
      encodeCpu: median(render.map(cpu)) - composeCpu,
    } as Record<string, number>,
    cores: tellCores(readings.cores, composeCpu, median(render.map(cpu))),
  }
}

/**
 * How long the fixed film takes on so many cores: as measured where the machine has them, else by the cost model. There the processors
 * share all of the work evenly, and composing, which is one thread, takes no less on many: whichever is longer is the time.
 */
function tellCores(measured: Readings['cores'], composeCpu: number, renderCpu: number) {
  return CORES.map((cores) => {
    const one = measured.find((reading) => reading.cores === cores)
    const wallSeconds = one?.wallSeconds ?? Math.max(renderCpu / cores, composeCpu)
    return { cores, isMeasured: one !== undefined, wallSeconds: median([wallSeconds]) }
  })
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 1000) / 1000
}
