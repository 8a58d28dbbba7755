import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')

/** One check of the tree: a name for people and the Node program that decides. */
type Check = {
  readonly name: string
  readonly args: readonly string[]
  readonly cwd?: string
  /** Begins when this one of the other checks has ended. */
  readonly after?: string
}

const bin = (file: string): string => path.join(ROOT, 'node_modules', file)

const CHECKS: readonly Check[] = [
  { name: 'format', args: [bin('oxfmt/bin/oxfmt'), '--check'] },
  { name: 'types', args: [bin('typescript/bin/tsc'), '-p', '.'] },
  { name: 'types of film (pure)', args: [bin('typescript/bin/tsc'), '-p', 'packages/film'] },
  { name: 'types of web, routes', args: [bin('@react-router/dev/bin.cjs'), 'typegen'], cwd: 'apps/web' },
  {
    name: 'types of web',
    args: [bin('typescript/bin/tsc'), '-p', 'apps/web'],
    after: 'types of web, routes',
  },
  { name: 'lint', args: [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'] },
  {
    name: 'arrows',
    args: [
      bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      'packages',
      'apps',
    ],
  },
  { name: 'dead code', args: [bin('knip/bin/knip.js'), '--no-progress'] },
  // Last: it alone asks the network, and is no failure without one.
  { name: 'known holes of libraries', args: [path.join(ROOT, 'launcher/audit.ts')] },
]

type Ended = { readonly isGood: boolean; readonly said: string }

function run(check: Check): Promise<Ended> {
  return new Promise((resolve) => {
    const options = {
      cwd: path.join(ROOT, check.cwd ?? '.'),
      env: { ...process.env, FORCE_COLOR: '0' },
      maxBuffer: 100_000_000,
    }
    execFile(process.execPath, [...check.args], options, (error, stdout, stderr) =>
      resolve({ isGood: error === null, said: `${stdout}${stderr}` }),
    )
  })
}

/** Runs every check of the source (no test), one a core; answers how many passed and which failed, printing why. */
export async function checkSource(): Promise<{ passed: number; failed: readonly string[] }> {
  const failed: string[] = []
  const ended = new Set<string>()
  const waiting = [...CHECKS]
  const work = async (): Promise<void> => {
    for (;;) {
      const next = waiting.findIndex(({ after }) => after === undefined || ended.has(after))
      const [check] = next === -1 ? [] : waiting.splice(next, 1)
      if (check === undefined) return
      const started = Date.now()
      const { isGood, said } = await run(check)
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      if (!isGood) failed.push(check.name)
      ended.add(check.name)
      console.log(`${isGood ? 'ok    ' : 'FAILED'} ${check.name} (${seconds} s)`)
      if (!isGood) console.log(said)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return { passed: CHECKS.length - failed.length, failed }
}
