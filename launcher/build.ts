import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
const WEB = path.join(ROOT, 'apps/web')
const STAMP = path.join(WEB, 'build/.sources')

/** A hash of everything the web build is made from; an unchanged one means there is nothing to build. */
function hashWebSources(): string {
  const patterns = [
    'apps/web/src/**/*.*',
    'apps/web/public/**/*.*',
    'apps/web/*.{ts,json}',
    'packages/{contract,film}/src/**/*.ts',
    'package-lock.json',
  ]
  const files = patterns
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .toSorted((a, b) => a.localeCompare(b))
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(path.join(ROOT, file)))
  return hash.digest('hex')
}

function run(what: string, args: readonly string[], cwd: string): void {
  const done = spawnSync(process.execPath, [...args], { cwd, encoding: 'utf8' })
  if (done.status === 0) return
  process.stderr.write(`${done.stdout}${done.stderr}\nBuilding ${what} failed.\n`)
  process.exit(1)
}

/** Builds the compositor (its own script skips when it is up to date). */
function buildCompositor(): void {
  run('the compositor', [path.join(ROOT, 'packages/film/compositor/build.ts')], ROOT)
}

/** Builds the browser's side unless it was built from the same sources. One retry: prerendering has a 10 s limit a page. */
function buildWeb(): void {
  const hash = hashWebSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return
  process.stderr.write('Building the web application …\n')
  const router = path.join(ROOT, 'node_modules/@react-router/dev/bin.cjs')
  const first = spawnSync(process.execPath, [router, 'build'], { cwd: WEB, encoding: 'utf8' })
  if (first.status !== 0) run('the web application', [router, 'build'], WEB)
  mkdirSync(path.dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, hash)
}

buildCompositor()
if (!process.argv.includes('--film-only')) buildWeb()
