import { cpus } from 'node:os'
import type { Results } from './summarize.ts'

/** The results as a table in Markdown, with the machine they come from. */
export function describeResults(results: Results, loadBefore: number): string {
  const { seconds, whereTimeGoes } = results
  const s = (value: number) => `${value.toFixed(1)} s`
  const memory = [
    ...[results.peakRenderMemory15Mb, results.peakRenderMemoryMb],
    ...[results.peakRenderMemory60Mb, results.peakRenderMemory180Mb],
  ]
  const figures: [string, string | number, string, string][] = [
    [
      'render CPU : the same encoder, own frames from a file',
      results.renderToOwnFramesCpu,
      '≤ 1.15',
      `${s(seconds.renderCpu)} : ${s(seconds.encodeOwnFramesCpu)}`,
    ],
    [
      'render CPU : the same encoder, decoded frames (the old bound)',
      results.renderToEncodeOnlyCpu,
      '–',
      `${s(seconds.renderCpu)} : ${s(seconds.encodeOnlyCpu)}`,
    ],
    [
      'render wall : the old bound',
      results.renderToEncodeOnlyWall,
      '–',
      `${s(seconds.renderWall)} : ${s(seconds.encodeOnlyWall)}`,
    ],
    [
      'prompt → finished file : film length',
      results.promptToFileRatio,
      '≤ 0.6',
      `${s(seconds.promptToFileWall)}, CPU ${s(seconds.promptToFileCpu)}`,
    ],
    [
      'one other sentence in a finished film → file, in a process that waited',
      s(results.editToFileSeconds),
      '≤ 3 s',
      `${s(results.editInNewProcessSeconds)} in a new one, ${results.editToFilm} of what the film took`,
    ],
    [
      'order → first stretch that can be watched',
      s(results.firstPictureSeconds),
      '≤ 5 s',
      `with sound ${s(results.firstWithSoundSeconds)}`,
    ],
    ['work before the first preview frame, one core', s(results.previewSeconds), '≤ 3 s', ''],
    [
      'peak memory of the render, 15 / 30 / 60 / 180 s',
      `${memory.join(' / ')} MB`,
      '≤ 500 MB',
      `all processes of a first film ${results.peakFilmMemoryMb} MB`,
    ],
    [
      'time per second of film, 180 s : 15 s',
      results.timePerSecond15to180,
      '0.9 to 1.1',
      `${s(seconds.render180Wall)} and ${s(seconds.render15Wall)}`,
    ],
    [
      'time per second of film, 60 s : 15 s',
      results.timePerSecond15to60,
      '0.9 to 1.1',
      `${s(seconds.render60Wall)} and ${s(seconds.render15Wall)}`,
    ],
  ]
  const rows = figures.map((row) => `| ${row.join(' | ')} |`)
  const places = Object.entries(whereTimeGoes).map(([name, value]) => `| ${name} | ${value.toFixed(2)} |`)
  const cores = results.cores.map(
    ({ cores, isMeasured, wallSeconds }) =>
      `| ${cores} | ${s(wallSeconds)} | ${isMeasured ? 'measured' : 'by the cost model'} |`,
  )
  const machine = cpus()
  return [
    '| Figure | Value | Mark | Absolute |',
    '|---|---|---|---|',
    ...rows,
    '',
    '| Where the time goes (30 s film) | Seconds |',
    '|---|---|',
    ...places,
    '',
    '| Cores | The fixed film of 30 s | |',
    '|---|---|---|',
    ...cores,
    '',
    `on ${machine.length} x ${machine[0]?.model ?? 'unknown'}, Node ${process.version}, load before ${loadBefore.toFixed(1)}`,
  ].join('\n')
}
