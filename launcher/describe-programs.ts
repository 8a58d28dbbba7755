import { PROGRAMS, type Program } from './programs.ts'

const rows: readonly Program[] = PROGRAMS
/** What comes with the machine or with Node, and what finds it on the PATH alone. */
const FIRST: ReadonlySet<string> = new Set(['node', 'npm'])

/** "`FFMPEG_PATH` or the `PATH` (`apt install ffmpeg`), else from npm: `@ffmpeg-installer/*`", as far as there is each way. */
function listPlaces({ apt, npm, variable, isFetchedForTests }: Program): string {
  const named = variable === undefined ? 'the `PATH`' : `\`${variable}\` or the \`PATH\``
  const installed = apt === undefined ? '' : ` (\`apt install ${apt}\`)`
  const packaged =
    npm === undefined
      ? ''
      : `, else from npm: ${npm.replace(/[^, ]+/g, '`$&`')}${isFetchedForTests ? ', fetched by the tests' : ''}`
  return `${named}${installed}${packaged}`
}

function describeProduct(program: Program): string {
  const { title, purpose } = program
  return `- ${title} ${purpose}. It is taken from ${listPlaces(program)}. Without it ${program.without}.`
}

/** The sentences of README.md: what is needed beside Node and npm, and what the tests add. */
export function describeForReadme(): string {
  const product = rows.filter(({ name, startedBy }) => startedBy.includes('product') && !FIRST.has(name))
  const added = rows.filter(({ startedBy, places }) => places !== undefined && startedBy.includes('tests'))
  const tests = `\`npm test\` also starts ${added.map(({ title }) => title).join(', ')} and others. As root on Debian it installs what is missing; otherwise the tests that lack a program are skipped, named and counted.`
  return [...product.map(describeProduct), `- ${tests}`].join('\n')
}

/** The table of docs/testing.md. */
export function describeForTable(): string {
  const lines = rows.map((program) => {
    const places = FIRST.has(program.name) ? 'nodejs.org, or the system' : listPlaces(program)
    return `| ${[program.title, program.startedBy.join(', '), program.purpose, places, program.without].join(' | ')} |`
  })
  return [
    '| Program | Started by | What it does | Where it is taken from | Without it |',
    '|---|---|---|---|---|',
  ]
    .concat(lines)
    .join('\n')
}
