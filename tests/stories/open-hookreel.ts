import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { tryCommand } from '../../apps/cli/src/run-command.ts'

const ENTRY = path.resolve(import.meta.dirname, '../../apps/cli/src/hookreel.ts')
const RUN = path.resolve(import.meta.dirname, '../../apps/cli/src/run-command.ts')
const execute = promisify(execFile)

type Ended = { readonly code: number; readonly out: string; readonly err: string }

/** The command line in a folder of its own, with its data there. */
export function openHookreel(folderOf: () => string) {
  const hookreel = (args: readonly string[], environment: Record<string, string> = {}): Promise<Ended> =>
    new Promise((resolve) => {
      // Strangers are asked nothing: a test that wants sources brings its own.
      const env = { ...process.env, DATA_DIR: path.join(folderOf(), 'data'), OPEN_WEB: 'off', ...environment }
      execFile(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', ENTRY, ...args],
        { env, cwd: folderOf() },
        (error, out, err) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
      )
    })

  /** What each of many commands would say and end with, in one process. */
  const tryCommands = async (
    commands: readonly (readonly string[])[],
    environment: Record<string, string> = {},
  ) => {
    const script = `const { tryCommand } = await import(process.argv[1])
      const answers = []
      for (const args of JSON.parse(process.argv[2])) answers.push(await tryCommand(args))
      process.stdout.write(JSON.stringify(answers), () => process.exit(0))`
    const env = { ...process.env, DATA_DIR: path.join(folderOf(), 'data'), OPEN_WEB: 'off', ...environment }
    const { stdout } = await execute(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        '--input-type=module',
        '-e',
        script,
        RUN,
        JSON.stringify(commands),
      ],
      { env, cwd: folderOf() },
    )
    return JSON.parse(stdout) as (Awaited<ReturnType<typeof tryCommand>> | null)[]
  }
  return { hookreel, tryCommands }
}
