import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { FILM_STEPS, type FilmStep } from '@hookreel/film'
import { encodeArguments, findFfmpeg, runFfmpeg, type Ffmpeg } from '@hookreel/render'
import { measureCommand, type Cost } from './measure-command.ts'
import { readFixedFilm } from './read-fixed-film.ts'
import { writeFixedFilm } from './write-fixed-film.ts'

export const PROMPT_SECONDS = 30
const PROMPT = '5 space facts that will blow your mind'

/** What was measured; one entry a round. */
export type Readings = {
  /** The fixed film of 30 s; `render15` and `render60` are the same kind of film in other lengths. */
  readonly render: Cost[]
  /** The bound: the same ffmpeg and settings, fed the film's own decoded frames from a file. */
  readonly encodeOnly: Cost[]
  /** The frames drawn, none encoded. */
  readonly compose: Cost[]
  readonly render15: Cost[]
  readonly render60: Cost[]
  /** The whole product by command line, nothing remembered. */
  readonly promptToFile: Cost[]
  /** Seconds that the remembered steps of that took; those of pictures, sound and encoding overlap. */
  readonly steps: Partial<Record<FilmStep, number>>[]
  /** A film of scenes, and the same with one other sentence, made from what is kept of the first. */
  readonly filmBeforeEdit: Cost[]
  readonly edit: Cost[]
  /** Seconds from the order to the file where the process waited for it. */
  readonly editInReadyProcess: number[]
  /** Seconds until the first stretch of the film before, and its sound, could be watched. */
  readonly first: { readonly pictures: number; readonly sound: number; readonly finished: number }[]
  /** A process that writes one script. */
  readonly writer: Cost[]
  /** Voice and first picture of a preview, on one core. */
  readonly preview: { readonly cpuSeconds: number; readonly wallSeconds: number }[]
}

type Size = { readonly isQuick: boolean; readonly rounds: number }

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const run = promisify(execFile)

/** Measures everything, round by round, so that what is compared ran close together. */
export async function takeReadings(
  folder: string,
  { isQuick, rounds }: Size,
  say: (text: string) => void,
): Promise<Readings> {
  const ffmpeg = await findFfmpeg()
  const frameSize = isQuick ? { width: 540, height: 960 } : { width: 1080, height: 1920 }
  say(`drawing the fixed films, ${frameSize.width}x${frameSize.height}`)
  const film = (seconds: number) => join(folder, `film-${seconds}`)
  for (const seconds of [15, 30, 60]) await writeFixedFilm(film(seconds), seconds, frameSize)
  const measure = (script: string, ...args: string[]) =>
    measureCommand(process.execPath, [here(script), ...args], folder)
  const render = (seconds: number) => measure('render-once.ts', film(seconds), join(folder, `${seconds}.mp4`))
  const readings: Readings = {
    ...{ render: [], encodeOnly: [], compose: [], render15: [], render60: [] },
    ...{
      promptToFile: [],
      steps: [],
      filmBeforeEdit: [],
      edit: [],
      editInReadyProcess: [],
      first: [],
      writer: [],
      preview: [],
    },
  }
  for (let round = 1; round <= rounds; round += 1) {
    say(`round ${round} of ${rounds}`)
    readings.render.push(await render(30))
    readings.encodeOnly.push(await encodeOnly(ffmpeg, folder, film(30), join(folder, '30.mp4')))
    readings.compose.push(await measure('compose-once.ts', film(30)))
    readings.render15.push(await render(15))
    readings.render60.push(await render(60))
    const dataFolder = join(folder, `data-${round}`)
    readings.promptToFile.push(await makeFromPrompt(dataFolder, folder, isQuick))
    readings.steps.push(await readSteps(dataFolder))
    const filmFolder = join(folder, `edit-${round}`)
    const readyFolder = join(folder, `ready-${round}`)
    const makeEdited = (which: string, at = filmFolder) =>
      measure('edit-once.ts', at, which, ...(isQuick ? ['quick'] : []))
    readings.filmBeforeEdit.push(await makeEdited('before'))
    readings.first.push(await readFirst(filmFolder))
    await cp(filmFolder, readyFolder, { recursive: true })
    readings.edit.push(await makeEdited('after'))
    await makeEdited('ready', readyFolder)
    readings.editInReadyProcess.push((await readFirst(readyFolder)).finished)
    readings.writer.push(await measure('write-once.ts', PROMPT, String(PROMPT_SECONDS)))
    readings.preview.push(await measurePreview())
  }
  return readings
}

/** Written by edit-once.ts. */
async function readFirst(filmFolder: string): Promise<Readings['first'][number]> {
  const first = await readFile(join(filmFolder, 'first.json'), 'utf8')
  return JSON.parse(first) as Readings['first'][number]
}

async function encodeOnly(
  ffmpeg: Ffmpeg,
  folder: string,
  filmFolder: string,
  filmFile: string,
): Promise<Cost> {
  const frames = join(folder, 'frames.yuv')
  const decode = '-map 0:v:0 -f rawvideo -pix_fmt yuv420p'.split(' ')
  await runFfmpeg(ffmpeg, ['-v', 'error', '-i', filmFile, ...decode, frames])
  const { timeline, soundFile } = await readFixedFilm(filmFolder)
  const output = join(folder, 'encode-only.mp4')
  try {
    const args = ['-y', ...encodeArguments(timeline, frames, soundFile, output)]
    // As the render starts it (packages/render/src/encode/frame-pipe.ts): otherwise the bound would cost more than it must.
    return await measureCommand(ffmpeg.path, args, folder, { MALLOC_MMAP_THRESHOLD_: undefined })
  } finally {
    await rm(frames, { force: true })
  }
}

/** The data folder of the command line is the working folder's. */
async function makeFromPrompt(dataFolder: string, folder: string, isQuick: boolean): Promise<Cost> {
  await mkdir(dataFolder)
  const out = join(folder, 'prompt.mp4')
  const args = ['make', PROMPT, '--seconds', String(PROMPT_SECONDS), '--pictures', 'drawn', '--out', out]
  const resolution = ['--resolution', isQuick ? '420p' : '1080p']
  const cli = here('../apps/cli/src/hookreel.ts')
  return measureCommand(process.execPath, [cli, ...args, ...resolution], dataFolder)
}

/** Sums what the command line remembered of its steps. */
async function readSteps(dataFolder: string): Promise<Partial<Record<FilmStep, number>>> {
  const files = await readdir(dataFolder, { recursive: true })
  const file = files.find((name) => name.endsWith('steps.json'))
  if (file === undefined) return {}
  // Written by apps/cli/src/file-memory.ts.
  const steps = JSON.parse(await readFile(join(dataFolder, file), 'utf8')) as [string, { tookMs: number }][]
  const isOf = (step: FilmStep, key: string) =>
    key.startsWith(`${step}:`) || (step === 'render' && key.startsWith('segment:'))
  const secondsOf = (step: FilmStep) =>
    steps.reduce((sum, [key, { tookMs }]) => (isOf(step, key) ? sum + tookMs / 1000 : sum), 0)
  return Object.fromEntries(FILM_STEPS.map((step) => [step, secondsOf(step)]))
}

async function measurePreview(): Promise<Readings['preview'][number]> {
  // Without taskset (not Linux) it may use all cores; its CPU seconds still say what one would take.
  const command = [process.execPath, here('preview-once.ts')] as const
  const { stdout } = await run('taskset', ['-c', '0', ...command]).catch(() => run(command[0], [command[1]]))
  return JSON.parse(stdout) as Readings['preview'][number]
}
