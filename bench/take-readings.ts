import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { FILM_STEPS, type FilmStep } from '@hookreel/film'
import { encodeArguments, findFfmpeg, KEEPS_FRAMES, runFfmpeg, type Ffmpeg } from '@hookreel/render'
import { measureCommand, type Cost } from './measure-command.ts'
import { readFixedFilm } from './film/read-fixed-film.ts'
import { writeFixedFilm } from './film/write-fixed-film.ts'
import { writeFrames } from './film/write-frames.ts'

export const PROMPT_SECONDS = 30
/** Long enough to show what grows with a film. */
export const LONG_SECONDS = 180
/** Of the table of cores. */
export const CORES = [1, 2, 4, 8]
const PROMPT = '5 space facts that will blow your mind'

/** What was measured; one entry a round. */
export type Readings = {
  /** The fixed film of 30 s; `render15`, `render60` and `render180` are the same kind of film in other lengths. */
  readonly render: Cost[]
  /** The old bound: the same ffmpeg and settings, fed frames from a file that were decoded from the film, so that their finest texture is lost. */
  readonly encodeOnly: Cost[]
  /** The bound: the same, fed the film's own frames as they are drawn. */
  readonly encodeOwnFrames: Cost[]
  /** The frames drawn, none encoded. */
  readonly compose: Cost[]
  readonly render15: Cost[]
  readonly render60: Cost[]
  /** Once a run: it takes as long as a round of all others. */
  readonly render180: Cost[]
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
  /** Once a run: the fixed film of 30 s on so many of this machine's cores. */
  readonly cores: { readonly cores: number; readonly wallSeconds: number }[]
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
  for (const seconds of [15, 30, 60, LONG_SECONDS]) await writeFixedFilm(film(seconds), seconds, frameSize)
  const measure = (script: string, ...args: string[]) =>
    measureCommand(process.execPath, [here(script), ...args], folder)
  const render = (seconds: number) => measure('render-once.ts', film(seconds), join(folder, `${seconds}.mp4`))
  const readings: Readings = {
    ...{ render: [], encodeOnly: [], encodeOwnFrames: [], compose: [], render15: [], render60: [] },
    render180: [],
    ...{
      promptToFile: [],
      steps: [],
      filmBeforeEdit: [],
      edit: [],
      editInReadyProcess: [],
      first: [],
      writer: [],
      preview: [],
      cores: [],
    },
  }
  for (let round = 1; round <= rounds; round += 1) {
    say(`round ${round} of ${rounds}`)
    readings.render.push(await render(30))
    const bound = await encodeOnly(ffmpeg, folder, film(30), join(folder, '30.mp4'))
    readings.encodeOnly.push(bound.decoded)
    readings.encodeOwnFrames.push(bound.own)
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
  say('a film of three minutes')
  readings.render180.push(await render(LONG_SECONDS))
  say('on fewer cores')
  for (const cores of CORES.filter((one) => one <= availableParallelism())) {
    const args = ['-c', `0-${cores - 1}`, process.execPath, here('render-once.ts'), film(30)]
    const { wallSeconds } = await measureCommand('taskset', [...args, join(folder, 'cores.mp4')], folder)
    readings.cores.push({ cores, wallSeconds })
  }
  return readings
}

/** Written by edit-once.ts. */
async function readFirst(filmFolder: string): Promise<Readings['first'][number]> {
  const first = await readFile(join(filmFolder, 'first.json'), 'utf8')
  return JSON.parse(first) as Readings['first'][number]
}

/** What ffmpeg alone takes, of decoded frames and of the film's own; one file of 2.8 GB at a time. */
async function encodeOnly(
  ffmpeg: Ffmpeg,
  folder: string,
  filmFolder: string,
  filmFile: string,
): Promise<{ readonly decoded: Cost; readonly own: Cost }> {
  const frames = join(folder, 'frames.yuv')
  const film = await readFixedFilm(filmFolder)
  const output = join(folder, 'encode-only.mp4')
  const encode = () => {
    const args = ['-y', ...encodeArguments(film.timeline, frames, film.soundFile, output)]
    // As the render starts it, which hands on none of our own variables: otherwise the two would not be alike.
    return measureCommand(ffmpeg.path, args, folder, { GLIBC_TUNABLES: undefined, ...KEEPS_FRAMES })
  }
  try {
    const decode = '-map 0:v:0 -f rawvideo -pix_fmt yuv420p'.split(' ')
    await runFfmpeg(ffmpeg, ['-v', 'error', '-i', filmFile, ...decode, frames])
    const decoded = await encode()
    await writeFrames(frames, film)
    return { decoded, own: await encode() }
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
