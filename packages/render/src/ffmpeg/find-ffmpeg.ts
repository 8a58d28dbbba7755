import { runProgram } from '@hookreel/sandbox'
import { npmFfmpegPath } from './npm-ffmpeg-path.ts'
import { RenderError } from '../render-error.ts'

/** An ffmpeg that runs on this machine, and what it can do. */
export type Ffmpeg = {
  readonly path: string
  /** As it names itself: "5.1.9-0+deb12u1". */
  readonly version: string
  readonly source: 'FFMPEG_PATH' | 'PATH' | 'npm'
  readonly filters: ReadonlySet<string>
  /** Whether it may read what strangers send: `UPLOADS_NEED` or newer. */
  readonly readsUploads: boolean
}

/** The oldest ffmpeg that is given files of strangers, in words. Older ones were hung by 13 kB, and are mended no more. */
export const UPLOADS_NEED = '4.4'
/** Builds name themselves in many ways; the number of their library of decoders is always the same: 58.134 is 4.4. */
const OLDEST_DECODERS = [58, 134] as const

const known = new Map<string, Promise<Ffmpeg | undefined>>()

/**
 * Finds ffmpeg: the given path, else the one on the PATH, else the one that npm installed.
 * What it can do is read once for each path.
 * @throws RenderError `ffmpeg_missing` when none runs, or when the given path does not.
 */
export async function findFfmpeg(options: { ffmpegPath?: string | undefined } = {}): Promise<Ffmpeg> {
  if (options.ffmpegPath) {
    const given = await inspect(options.ffmpegPath, 'FFMPEG_PATH')
    if (given) return given
    throw new RenderError(
      'ffmpeg_missing',
      `FFMPEG_PATH names ${options.ffmpegPath}, which does not run as ffmpeg; correct it or remove it.`,
    )
  }
  const onPath = await inspect('ffmpeg', 'PATH')
  if (onPath) return onPath
  const packaged = await npmFfmpegPath()
  const fromNpm = packaged === undefined ? undefined : await inspect(packaged, 'npm')
  if (fromNpm) return fromNpm
  throw new RenderError(
    'ffmpeg_missing',
    'ffmpeg was not found: install it (for example "apt install ffmpeg" or "brew install ffmpeg") or set FFMPEG_PATH to its program file.',
  )
}

function inspect(path: string, source: Ffmpeg['source']): Promise<Ffmpeg | undefined> {
  const key = `${source} ${path}`
  const before = known.get(key)
  if (before) return before
  const inspected = readAbilities(path, source).then((found) => {
    // A missing ffmpeg may be installed while we run: only what was found is kept.
    if (!found) known.delete(key)
    return found
  })
  known.set(key, inspected)
  return inspected
}

/** One start for all of it: linking the libraries of an ffmpeg takes 0.06 s of CPU each time. It names itself before it lists anything. */
async function readAbilities(path: string, source: Ffmpeg['source']): Promise<Ffmpeg | undefined> {
  try {
    const said = await ask(path, '-filters')
    const version = /^ffmpeg version (\S+)/m.exec(said)?.[1]
    if (version === undefined) return undefined
    const filters = readNames(said, /^\s*[A-Z.|]{2,3} (\w+)\s+\S*->\S*/gm)
    return { path, version, source, filters, readsUploads: isNewEnough(said) }
  } catch {
    return undefined
  }
}

const listed = new Map<string, Promise<ReadonlySet<string>>>()

/** What an ffmpeg can encode to, by its own names: few films ask, so it is read when one does, once for each path and version. */
export function listEncoders(ffmpeg: Ffmpeg): Promise<ReadonlySet<string>> {
  const key = `${ffmpeg.version} ${ffmpeg.path}`
  const before = listed.get(key)
  if (before) return before
  const encoders = ask(ffmpeg.path, '-encoders').then((said) => readNames(said, /^ [VAS][A-Z.]{5} (\w+)/gm))
  encoders.catch(() => listed.delete(key))
  listed.set(key, encoders)
  return encoders
}

async function ask(path: string, question: string): Promise<string> {
  const run = await runProgram(path, [question], {}, { mostBytes: 2 ** 23 })
  if (run.ending !== 0) throw new Error(`it ended with ${run.ending}`)
  return `${run.stderr}\n${run.stdout.toString('utf8')}`
}

function readNames(listing: string, line: RegExp): ReadonlySet<string> {
  return new Set([...listing.matchAll(line)].flatMap((match) => match[1] ?? []))
}

function isNewEnough(version: string): boolean {
  const [, major = '0', minor = '0'] = /^\s*libavcodec\s+(\d+)\.\s*(\d+)/m.exec(version) ?? []
  const [oldest, least] = OLDEST_DECODERS
  return Number(major) > oldest || (Number(major) === oldest && Number(minor) >= least)
}
