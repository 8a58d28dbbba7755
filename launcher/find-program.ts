import { accessSync, chmodSync, constants, existsSync, globSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describeProgram, sayHowToGet, type Program, type ProgramName } from './programs.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const require = createRequire(import.meta.url)

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The file of the npm package, made executable: its install script, which would do that, is not run. */
function findFfmpegInPackage(): string | undefined {
  const { platform, arch } = process
  for (const scope of ['@ffmpeg-binary', '@ffmpeg-installer']) {
    try {
      const manifest = require.resolve(`${scope}/${platform}-${arch}/package.json`)
      const file = path.join(path.dirname(manifest), platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg')
      if (!isProgram(file)) chmodSync(file, 0o755)
      return file
    } catch {
      // Not installed for this machine: the next one may be.
    }
  }
  return undefined
}

/** The folder of the package: the browser is packed in it, and `tests/browser/find-browser.ts` unpacks it. */
function findChromiumInPackage(): string | undefined {
  const folder = path.join(ROOT, 'node_modules/@sparticuz/chromium')
  return existsSync(folder) ? folder : undefined
}

const IN_PACKAGES: Partial<Record<ProgramName, () => string | undefined>> = {
  ffmpeg: findFfmpegInPackage,
  chromium: findChromiumInPackage,
}

const listFolders = (): string[] =>
  (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '')

function findOnPath({ commands }: Program, folders = listFolders()): string | undefined {
  return commands.flatMap((command) => folders.map((folder) => path.join(folder, command))).find(isProgram)
}

/**
 * The folder of the ffmpeg that npm installed, for the PATH of the tests: it starts in 38 ms of a core, Debian's with its 215 libraries
 * in 132, and tests start thousands (five files took 223 in place of 332 s of a core). Undefined where npm has only an old one.
 */
export function findQuickFfmpeg(): string | undefined {
  const file = findFfmpegInPackage()
  return file?.includes('@ffmpeg-binary') ? path.dirname(file) : undefined
}

/**
 * The ffmpeg that was installed on this machine, beside npm's, which is the first on the PATH of `npm test`: what must hold with
 * either is tested with both. Undefined where there is none.
 */
export function findMachineFfmpeg(): string | undefined {
  const folders = listFolders().filter((folder) => !folder.includes('node_modules'))
  return findOnPath(describeProgram('ffmpeg'), folders)
}

/** Where the machine has a program of the table: what its variable names, else its usual places, else the PATH. */
export function findInstalled(name: ProgramName): string | undefined {
  const program = describeProgram(name)
  const named = program.variable === undefined ? undefined : process.env[program.variable]
  if (named) return named
  // Among those of one place the newest version first: /usr/lib/postgresql/17 before 15.
  const usual = (program.places ?? []).flatMap((place) => globSync(place).toSorted().toReversed())
  return usual.find(isProgram) ?? findOnPath(program)
}

/** The same, else what npm installed in its place. Undefined when it is nowhere. */
export function findProgram(name: ProgramName): string | undefined {
  return findInstalled(name) ?? IN_PACKAGES[name]?.()
}

/** "eSpeak NG is not on this machine: apt install espeak-ng, or name it in ESPEAK_PATH". */
export function sayLack(name: ProgramName): string {
  const program = describeProgram(name)
  const ways = sayHowToGet(program)
  return `${program.title} is not on this machine${ways === '' ? '' : `: ${ways}`}`
}

/** For what cannot go on without it. Throws an Error that says how the program is had. */
export function getProgram(name: ProgramName): string {
  const file = findProgram(name)
  if (file === undefined) throw new Error(sayLack(name))
  return file
}
