import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { encodeArguments, findFfmpeg, runFfmpeg, type Ffmpeg } from '@hookreel/render'
import { readFixedFilm, writeFixedFilm } from './fixed-film.ts'
import { measureCommand, type Cost } from './measure-command.ts'

// npm run bench [-- --json] [--quick]: what the film costs, as ratios within one run, medians of three.

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const PROMPT = '5 space facts that will blow your mind'
const PROMPT_SECONDS = 30

type Readings = {
  readonly render: Cost[]
  readonly encodeOnly: Cost[]
  readonly render15: Cost[]
  readonly render60: Cost[]
  readonly promptToFile: Cost[]
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, quick: { type: 'boolean' } } })
  const isQuick = values.quick === true
  const folder = await mkdtemp(join(tmpdir(), 'hookreel-bench-'))
  const say = (text: string) => void process.stderr.write(`${text}\n`)
  try {
    const readings = await takeReadings(folder, isQuick, say)
    const results = summarize(readings)
    process.stdout.write(values.json ? `${JSON.stringify({ ...results, readings })}\n` : describe(results))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function takeReadings(
  folder: string,
  isQuick: boolean,
  say: (text: string) => void,
): Promise<Readings> {
  const ffmpeg = await findFfmpeg()
  const frameSize = isQuick ? { width: 540, height: 960 } : { width: 1080, height: 1920 }
  say(`drawing the fixed films, ${frameSize.width}x${frameSize.height}`)
  const film = (seconds: number) => join(folder, `film-${seconds}`)
  for (const seconds of [15, 30, 60]) await writeFixedFilm(film(seconds), seconds, frameSize)
  const renderFilm = (seconds: number) =>
    measureCommand(
      process.execPath,
      [here('render-once.ts'), film(seconds), join(folder, `${seconds}.mp4`)],
      folder,
    )

  const readings: Readings = { render: [], encodeOnly: [], render15: [], render60: [], promptToFile: [] }
  for (let round = 1; round <= (isQuick ? 1 : 3); round += 1) {
    say(`round ${round}`)
    readings.render.push(await renderFilm(30))
    readings.encodeOnly.push(await encodeOnly(ffmpeg, folder, film(30), join(folder, '30.mp4')))
    readings.render15.push(await renderFilm(15))
    readings.render60.push(await renderFilm(60))
    readings.promptToFile.push(await makeFromPrompt(join(folder, `data-${round}`), folder))
  }
  return readings
}

/** The bound: the same ffmpeg and settings, fed the film's own decoded frames from a file. */
async function encodeOnly(
  ffmpeg: Ffmpeg,
  folder: string,
  filmFolder: string,
  filmFile: string,
): Promise<Cost> {
  const frames = join(folder, 'frames.yuv')
  await runFfmpeg(ffmpeg, [
    '-v',
    'error',
    '-i',
    filmFile,
    '-map',
    '0:v:0',
    '-f',
    'rawvideo',
    '-pix_fmt',
    'yuv420p',
    frames,
  ])
  const { timeline, soundFile } = await readFixedFilm(filmFolder)
  const output = join(folder, 'encode-only.mp4')
  try {
    return await measureCommand(
      ffmpeg.path,
      ['-y', ...encodeArguments(timeline, frames, soundFile, output)],
      folder,
    )
  } finally {
    await rm(frames, { force: true })
  }
}

/** The whole product from a prompt, with nothing remembered: its data folder is the working folder's. */
async function makeFromPrompt(dataFolder: string, folder: string): Promise<Cost> {
  await mkdir(dataFolder)
  const cli = here('../apps/cli/src/hookreel.ts')
  const args = ['make', PROMPT, '--seconds', String(PROMPT_SECONDS), '--out', join(folder, 'prompt.mp4')]
  return measureCommand(process.execPath, [cli, ...args], dataFolder)
}

function summarize(readings: Readings) {
  const median = (costs: readonly Cost[], of: (cost: Cost) => number) => {
    const sorted = costs.map(of).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? 0
  }
  const cpu = (cost: Cost) => cost.cpuSeconds
  const wall = (cost: Cost) => cost.wallSeconds
  const round = (value: number) => Math.round(value * 1000) / 1000
  const { render, encodeOnly: bound, render15, render60, promptToFile } = readings
  return {
    renderToEncodeOnlyCpu: round(median(render, cpu) / median(bound, cpu)),
    renderToEncodeOnlyWall: round(median(render, wall) / median(bound, wall)),
    promptToFileToLength: round(median(promptToFile, wall) / PROMPT_SECONDS),
    peakRenderMemoryMb: Math.round(median(render, (cost) => cost.peakMemoryMb)),
    timePerSecond15to60: round(median(render60, wall) / 60 / (median(render15, wall) / 15)),
  }
}

function describe(results: ReturnType<typeof summarize>): string {
  const rows: [string, string][] = [
    ['render / encode only, CPU', String(results.renderToEncodeOnlyCpu)],
    ['render / encode only, wall', String(results.renderToEncodeOnlyWall)],
    ['prompt to file / length', String(results.promptToFileToLength)],
    ['peak memory of a render', `${results.peakRenderMemoryMb} MB`],
    ['time per second, 60 s / 15 s film', String(results.timePerSecond15to60)],
  ]
  const machine = cpus()
  const lines = rows.map(([name, value]) => `${name.padEnd(36)}${value}`)
  return `${lines.join('\n')}\non ${machine.length} x ${machine[0]?.model ?? 'unknown'}, Node ${process.version}\n`
}

await run()
