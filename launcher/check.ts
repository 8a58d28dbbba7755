import { spawnSync } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')

/** One check of the tree: a name for people and the Node program that decides. */
type Check = { readonly name: string; readonly args: readonly string[]; readonly cwd?: string }

const bin = (file: string): string => path.join(ROOT, 'node_modules', file)

const CHECKS: readonly Check[] = [
  { name: 'format', args: [bin('oxfmt/bin/oxfmt'), '--check'] },
  { name: 'types', args: [bin('typescript/bin/tsc'), '-p', '.'] },
  { name: 'types of film (pure)', args: [bin('typescript/bin/tsc'), '-p', 'packages/film'] },
  { name: 'types of web, routes', args: [bin('@react-router/dev/bin.cjs'), 'typegen'], cwd: 'apps/web' },
  { name: 'types of web', args: [bin('typescript/bin/tsc'), '-p', 'apps/web'] },
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

/** Runs every check of the source (no test); answers how many passed and which failed, printing why. */
export function checkSource(): { passed: number; failed: readonly string[] } {
  let passed = 0
  const failed: string[] = []
  for (const check of CHECKS) {
    const started = Date.now()
    const done = spawnSync(process.execPath, [...check.args], {
      cwd: path.join(ROOT, check.cwd ?? '.'),
      encoding: 'utf8',
      env: { ...process.env, FORCE_COLOR: '0' },
    })
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    if (done.status === 0) passed += 1
    else failed.push(check.name)
    console.log(`${done.status === 0 ? 'ok    ' : 'FAILED'} ${check.name} (${seconds} s)`)
    if (done.status !== 0) console.log(`${done.stdout}${done.stderr}`)
  }
  return { passed, failed }
}
