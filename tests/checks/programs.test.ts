import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { describeForReadme, describeForTable } from '../../launcher/describe-programs.ts'
import { PROGRAMS, type ProgramName } from '../../launcher/programs.ts'
import { findStarts } from './find-started-programs.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')
const SOURCES = [
  '*.{ts,cjs}',
  '{launcher,tests,bench}/**/*.{ts,mjs}',
  '{packages,apps}/*/{src,scripts,compositor}/**/*.{ts,tsx,mjs}',
  'packages/crew/{kokoro,llama}/*.mjs',
]
/** These two speak of starting programs and start none. */
const OURS = ['tests/checks/programs.test.ts', 'tests/checks/find-started-programs.ts']
const files = globSync(SOURCES, { cwd: ROOT }).filter(
  (file) => !file.includes('node_modules') && !OURS.includes(file),
)

/** Starts whose program the source does not name: what it is, as a person read it there. */
const READ_BY_A_PERSON: Readonly<Record<string, ProgramName>> = {
  'run.cjs: findNode()': 'node',
  'bench/measure-command.ts: what measureCommand is given': 'node',
  // Without taskset the same command is run by itself.
  'bench/take-readings.ts: command[0]': 'node',
  'packages/render/src/ffmpeg/confine-ffmpeg.ts: what startFfmpeg is given': 'ffmpeg',
  'packages/render/src/ffmpeg/find-ffmpeg.ts: options.ffmpegPath': 'ffmpeg',
  'packages/render/src/ffmpeg/find-ffmpeg.ts: packaged': 'ffmpeg',
  'packages/render/src/ffmpeg/find-ffmpeg.ts: ffmpeg.path': 'ffmpeg',
  'packages/render/src/encode/fit-film.test.ts: ffmpeg.path': 'ffmpeg',
  'packages/render/src/encode/write-rendition.test.ts: ffmpeg.path': 'ffmpeg',
  // A shell that sets limits, then bubblewrap or unshare, then what was asked for.
  'packages/sandbox/src/start-program.ts: order.command': 'sh',
  'packages/sandbox/src/start-program.test.ts: code in a string': 'node',
  'tests/stories/faults/faults.test.ts: code in a string': 'node',
}
const COMMANDS = new Map<string, ProgramName>(
  PROGRAMS.flatMap(({ name, commands }) => [name, ...commands].map((command) => [command, name] as const)),
)

/** What a file starts that neither the table nor a person has a name for, and the names of what it starts otherwise. */
function judge(file: string, text: string): { unknown: string[]; known: ProgramName[]; readings: string[] } {
  const starts = findStarts(file, text).map((start) => {
    if ('command' in start) return { said: `${file}: ${start.command}`, program: COMMANDS.get(start.command) }
    const said = `${file}: ${start.expression}`
    return { said, program: READ_BY_A_PERSON[said] }
  })
  return {
    unknown: starts.filter(({ program }) => program === undefined).map(({ said }) => said),
    known: starts.flatMap(({ program }) => program ?? []),
    readings: starts.map(({ said }) => said).filter((said) => said in READ_BY_A_PERSON),
  }
}

describe('the table of programs', () => {
  const judged = files
    .map((file) => [file, read(file)] as const)
    .filter(([, text]) => /child_process|@hookreel\/sandbox|start-program\.ts/.test(text))
    .map(([file, text]) => judge(file, text))

  test('has every program that a source starts', () => {
    expect(files.length).toBeGreaterThan(1000)
    expect(judged.flatMap(({ unknown }) => unknown)).toEqual([])
  })

  test('has no program that nothing starts, and no reading of a source that is gone', () => {
    // Playwright and chrome-launcher start the browser.
    const started = new Set(['chromium', 'chromium-headless-shell', ...judged.flatMap(({ known }) => known)])
    expect(PROGRAMS.map(({ name }) => name).filter((name) => !started.has(name))).toEqual([])
    const readings = new Set(judged.flatMap((one) => one.readings))
    expect(Object.keys(READ_BY_A_PERSON).filter((one) => !readings.has(one))).toEqual([])
  })

  test('alone knows where programs lie', () => {
    const places = /['"`]\/usr\/(local\/)?(bin|sbin|lib)\//
    const knowing = files.filter((file) => places.test(read(file)))
    expect(knowing.filter((file) => !file.startsWith('launcher/'))).toEqual([])
  })

  test.each([
    ["import { spawn } from 'node:child_process'\nspawn('sox', [])", 'sox'],
    ["import * as child from 'child_process'\nchild.execSync('convert a b')", 'convert'],
    ["const { execFile } = require('node:child_process')\nexecFile(isMac ? 'ffmpeg' : 'avconv')", 'avconv'],
    ["import { execFile } from 'node:child_process'\nconst run = promisify(execFile)\nrun('jq', [])", 'jq'],
    [
      "import { spawn as go } from 'node:child_process'\nconst at = (p: string) => go(p, [])\nat('rsync')",
      'rsync',
    ],
    ["import { spawn } from 'node:child_process'\nspawn(settings.player, [])", 'settings.player'],
    ["import { spawn } from 'node:child_process'\nkeep(spawn)", 'keep(spawn)'],
    ["(await import('node:child_process')).spawn('curl')", 'curl'],
  ])('misses none that is planted: %s', (text, said) => {
    expect(judge('planted.ts', text).unknown).toEqual([`planted.ts: ${said}`])
  })
})

describe('what people read about programs', () => {
  test('in README.md and docs/testing.md is what the table says', () => {
    expect(read('README.md')).toContain(describeForReadme())
    expect(read('docs/testing.md')).toContain(describeForTable())
  })

  test('in the Dockerfile: what the product starts is installed', () => {
    const [, installed = ''] =
      /apt-get install -y --no-install-recommends ([^\n\\]+)/.exec(read('Dockerfile')) ?? []
    for (const { apt, startedBy } of PROGRAMS as readonly { apt?: string; startedBy: readonly string[] }[])
      if (apt !== undefined && startedBy.includes('product')) expect(installed.split(' ')).toContain(apt)
  })

  test('a test that uses the PostgreSQL of the tests says so in its tags', () => {
    const using = files
      .filter((file) => file.endsWith('.test.ts'))
      .filter((file) =>
        /inject\('postgresUrl'\)|startPostgresServer|buildMachines|isPostgres: true/.test(read(file)),
      )
    expect(using.length).toBeGreaterThan(10)
    expect(using.filter((file) => !/@module-tag postgresql|tags: \['postgresql'\]/.test(read(file)))).toEqual(
      [],
    )
  })
})
