import { FILM_STEPS, type FilmStep } from '@hookreel/film'
import type { Cost } from './measure-command.ts'
import { PROMPT_SECONDS, type Readings } from './take-readings.ts'

export type Results = ReturnType<typeof summarize>

/** Medians of the rounds; ratios are taken within each round first. */
export function summarize(readings: Readings) {
  const { render, encodeOnly, compose, render15, render60, promptToFile, steps, writer, preview } = readings
  const { filmBeforeEdit, edit, editInReadyProcess, first } = readings
  const cpu = (cost: Cost | undefined) => cost?.cpuSeconds ?? 0
  const wall = (cost: Cost | undefined) => cost?.wallSeconds ?? 0
  const peak = (costs: readonly Cost[]) => Math.round(median(costs.map((cost) => cost.peakMemoryMb)))
  const ratio = (of: (round: number) => number) => median(render.map((_, round) => of(round)))
  const stepSeconds = (step: FilmStep) => median(steps.map((took) => took[step] ?? 0))
  const composeCpu = median(compose.map(cpu))
  return {
    renderToEncodeOnlyCpu: ratio((i) => cpu(render[i]) / cpu(encodeOnly[i])),
    renderToEncodeOnlyWall: ratio((i) => wall(render[i]) / wall(encodeOnly[i])),
    promptToFileToLength: median(promptToFile.map((cost) => wall(cost) / PROMPT_SECONDS)),
    // As the server makes it: its process waits for a change.
    editToFileSeconds: median(editInReadyProcess),
    editInNewProcessSeconds: median(edit.map(wall)),
    firstPictureSeconds: median(first.map(({ pictures }) => pictures)),
    firstWithSoundSeconds: median(first.map(({ pictures, sound }) => Math.max(pictures, sound))),
    editToFilm: ratio((i) => wall(edit[i]) / wall(filmBeforeEdit[i])),
    peakRenderMemoryMb: peak(render),
    peakRenderMemory15Mb: peak(render15),
    peakRenderMemory60Mb: peak(render60),
    timePerSecond15to60: ratio((i) => wall(render60[i]) / 60 / (wall(render15[i]) / 15)),
    previewSeconds: median(preview.map(({ wallSeconds }) => wallSeconds)),
    seconds: {
      renderWall: median(render.map(wall)),
      renderCpu: median(render.map(cpu)),
      encodeOnlyWall: median(encodeOnly.map(wall)),
      encodeOnlyCpu: median(encodeOnly.map(cpu)),
      render15Wall: median(render15.map(wall)),
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
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 1000) / 1000
}
