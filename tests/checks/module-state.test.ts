import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'

// What a process holds is made where it is put together and handed on: never found by import, where two tests or two servers share it
// without a word. What stands here all the same, with its reason.

/** What is remembered here is the same for everybody, whenever it is read: it only costs less the second time. */
const REMEMBERED: readonly string[] = [
  'apps/server/src/account/sign-in/refuse-common-password.ts kept',
  'apps/server/src/platform/http/limits/rate-limits.queries.ts prepared',
  'packages/crew/src/illustrator/embedded/art/world.ts keptWorld',
  'packages/crew/src/illustrator/embedded/icons.ts drawn',
  'packages/crew/src/illustrator/embedded/lexicon/find-subjects.ts index',
  'packages/crew/src/illustrator/embedded/noise.ts kept',
  'packages/crew/src/illustrator/embedded/noto-bodies.ts path',
  'packages/crew/src/illustrator/embedded/noto-bodies.ts places',
  'packages/crew/src/illustrator/embedded/styles/crayon-drawing/hatch.ts keptTile',
  'packages/crew/src/illustrator/embedded/subjects/relight.ts grainTile',
  'packages/crew/src/text/english-words.ts list',
  'packages/crew/src/text/english-words.ts shelves',
  'packages/crew/src/writer/embedded/beliefs/tell-belief.ts all',
  'packages/crew/src/writer/embedded/lists/read-lists.ts lists',
  'packages/crew/src/writer/embedded/matching/fact-index.ts index',
  'packages/crew/src/writer/embedded/matching/find-pack.ts beginnings',
  'packages/crew/src/writer/embedded/matching/find-pack.ts entries',
  'packages/crew/src/writer/embedded/prompt/emoji.ts emojiNames',
  'packages/crew/src/writer/embedded/prompt/mend-prompt.ts spoken',
  'packages/crew/src/writer/embedded/relatable/read-fields.ts fields',
  'packages/crew/src/writer/embedded/topics/topics.ts packs',
  'packages/render/src/frames/load-core.ts compiled',
  'packages/render/src/photo/treatments/crayon.ts keptTiles',
  'packages/sandbox/src/prepare-node.ts found',
]
/** A file that is started as a process or thread: what it holds is that one's own, as nothing imports it. */
const STARTED: readonly string[] = [
  'apps/server/src/storyboards/preview/preview-worker.ts',
  'packages/crew/src/illustrator/read-photo-worker.ts',
  'packages/crew/src/narrator/embedded/flite-worker.ts',
  'packages/render/src/credentials/credentials-worker.ts',
  'packages/render/src/encode/encode-worker.ts',
  'packages/render/src/photo/photo-worker.ts',
]
const FOLLOWS_CALLS = 'goes with what awaits it, and nothing else sees it'
const FONTS = 'the canvas keeps fonts for the whole process, and takes each once'
const MACHINE = 'what this machine can do, tried once in a process'
const STARTED_AHEAD = 'a thread for the film that the process makes next, begun before that film is known'
const OTHERS: Readonly<Record<string, string>> = {
  'apps/server/src/platform/db/inside-transaction.ts inside': FOLLOWS_CALLS,
  'apps/server/src/services/providers/cost-context.ts current': FOLLOWS_CALLS,
  'packages/crew/src/illustrator/embedded/styles/type/fonts.ts isDone': FONTS,
  'packages/crew/src/illustrator/embedded/styles/type/fonts.ts registered': FONTS,
  'packages/render/src/frames/fonts.ts registered': FONTS,
  'packages/render/src/encode/find-encoder.ts known': MACHINE,
  'packages/render/src/ffmpeg/find-ffmpeg.ts known': MACHINE,
  'packages/render/src/ffmpeg/find-ffmpeg.ts listed': MACHINE,
  'packages/sandbox/src/isolation.ts found': MACHINE,
  'packages/crew/src/narrator/embedded/flite-thread.ts waiting': STARTED_AHEAD,
  'packages/render/src/encode/open-segment-encoder.ts waiting': STARTED_AHEAD,
}

const ROOT = path.resolve(import.meta.dirname, '../..')
type Node = { readonly type: string }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
const childOf = (node: Node, name: string): unknown => Reflect.get(node, name)
const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(childOf(node, 'name')) : undefined

/** Whether a value, made as the file is imported, holds something by itself: what is opened, or followed by an object. */
function isHolder(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isHolder)
  if (!isNode(value) || /Function/.test(value.type)) return false
  const called = nameOf(childOf(value, 'callee')) ?? ''
  if (value.type === 'CallExpression' && /^open[A-Z]/.test(called)) return true
  if (value.type === 'NewExpression' && /^(?:AsyncLocalStorage|Weak|EventEmitter|Abort|Worker)/.test(called))
    return true
  return Object.values(value).some(isHolder)
}

type Declared = { readonly name: string; readonly value: unknown; readonly isLet: boolean }

/** The variables of a file itself. */
function listDeclared(program: Node): Declared[] {
  const body = childOf(program, 'body')
  return (Array.isArray(body) ? body : []).flatMap((statement: Node) => {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? childOf(statement, 'declaration') : statement
    if (!isNode(declaration) || declaration.type !== 'VariableDeclaration') return []
    const isLet = childOf(declaration, 'kind') !== 'const'
    const declarators = childOf(declaration, 'declarations')
    return (Array.isArray(declarators) ? declarators : []).map((one: Node) => ({
      name: nameOf(childOf(one, 'id')) ?? '(several)',
      value: childOf(one, 'init'),
      isLet,
    }))
  })
}

const MADE_TO_BE_FILLED = ['NewExpression', 'ArrayExpression', 'ObjectExpression', 'CallExpression']
const WRITES = new Set('set add delete clear push pop shift unshift splice fill'.split(' '))

/** The names of a file's variables that hold what changes while the process runs. */
function findState(file: string, code: string): string[] {
  const { program } = parseSync(file, code)
  const declared = listDeclared(program)
  const written = new Set<string | undefined>()
  const noteWrite = (target: unknown) => {
    if (isNode(target) && target.type === 'MemberExpression') written.add(nameOf(childOf(target, 'object')))
  }
  new Visitor({
    CallExpression: ({ callee }) => {
      if (callee.type !== 'MemberExpression') return
      if (WRITES.has(nameOf(callee.property) ?? '')) noteWrite(callee)
      if (nameOf(callee.object) === 'Object' && nameOf(callee.property) === 'assign') noteWrite(callee)
    },
    AssignmentExpression: ({ left }) => noteWrite(left),
    UpdateExpression: ({ argument }) => noteWrite(argument),
  }).visit(program)
  const isFilled = ({ name, value }: Declared) =>
    isNode(value) && MADE_TO_BE_FILLED.includes(value.type) && written.has(name)
  return declared.filter((one) => one.isLet || isHolder(one.value) || isFilled(one)).map(({ name }) => name)
}

test.each([
  ['let last = 0', ['last']],
  ['export let last: string | undefined', ['last']],
  ['const inTurn = openTurns()', ['inTurn']],
  ['const lanes = { short: openBudget(1), long: openBudget(1) }', ['lanes']],
  ['const known = new Map()\nexport const learn = (word) => void known.set(word, true)', ['known']],
  ['const queue: string[] = []\nexport function order(name) { queue.push(name) }', ['queue']],
  ['const counts = {}\nexport function count(name) { counts[name] += 1 }', ['counts']],
  ['const current = new AsyncLocalStorage()', ['current']],
  ['const WORDS = new Set(["a", "b"])\nexport const has = (word) => WORDS.has(word)', []],
  ['export function openCounter() { let count = 0; return () => (count += 1) }', []],
  ['export const openAll = () => openBudget(1)', []],
])('the check finds what is planted in %j: %j', (code, found) => {
  expect(findState('planted.ts', code)).toEqual(found)
})

test('nothing that changes stands in a module, but for what is named here with its reason', () => {
  const files = globSync(['apps/server/src/**/*.ts', 'packages/*/src/**/*.ts'], { cwd: ROOT }).filter(
    (file) => !file.endsWith('.test.ts'),
  )
  expect(files.length).toBeGreaterThan(1500)
  const found = files.flatMap((file) =>
    findState(file, readFileSync(path.join(ROOT, file), 'utf8')).map((name) => `${file} ${name}`),
  )
  const started = found.filter((place) => STARTED.includes(place.split(' ')[0] ?? ''))
  expect(new Set(started.map((place) => place.split(' ')[0]))).toEqual(new Set(STARTED))
  const others = found.filter((place) => !started.includes(place))
  expect(others.toSorted()).toEqual([...REMEMBERED, ...Object.keys(OTHERS)].toSorted())
})
