import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
type Node = { readonly type: string; readonly start: number; readonly end: number }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function walk(part: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(part)) for (const each of part) walk(each, visit)
  else if (isNode(part)) {
    visit(part)
    for (const value of Object.values(part)) walk(value, visit)
  }
}

const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']
const childOf = (node: Node, name: string): unknown => Reflect.get(node, name)

/** The names under which a function is given a transaction. */
function transactionsOf(node: Node, code: string): string[] {
  const params = childOf(node, 'params')
  return (Array.isArray(params) ? params : [])
    .filter((param): param is Node => isNode(param) && param.type === 'Identifier')
    .filter(({ start, end }) => /^tx\b|: Transaction$/.test(code.slice(start, end)))
    .map((param) => String(childOf(param, 'name')))
}

function mentions(part: unknown, names: readonly string[]): boolean {
  let isMentioned = false
  walk(part, (node) => {
    if (node.type === 'Identifier' && names.includes(String(childOf(node, 'name')))) isMentioned = true
  })
  return isMentioned
}

/** What is waited for inside a transaction without being given it: it is no query of that transaction. */
function findWaits(file: string, code: string): string[] {
  const found: string[] = []
  const report = ({ start, end }: Node) =>
    found.push(
      `${file}:${code.slice(0, start).split('\n').length} ${code.slice(start, end).split('\n')[0] ?? ''}`,
    )
  walk(parseSync(file, code).program, (node) => {
    if (!FUNCTIONS.includes(node.type)) return
    const names = transactionsOf(node, code)
    if (names.length === 0) return
    const body = childOf(node, 'body')
    walk(body, (inner) => {
      const isWait = inner.type === 'AwaitExpression' || inner.type === 'ForOfStatement'
      const awaited = childOf(inner, inner.type === 'ForOfStatement' ? 'right' : 'argument')
      const isLoop = inner.type === 'ForOfStatement' && childOf(inner, 'await') !== true
      if (isWait && !isLoop && !mentions(awaited, names)) report(inner)
    })
    if (isNode(body) && body.type === 'CallExpression' && !mentions(body, names)) report(body)
  })
  return found
}

test('the check reports what is planted, and takes queries of the transaction', () => {
  const planted = (line: string) => findWaits('planted.ts', `db.transaction(async (tx) => { ${line} })`)
  expect(planted('await fetch(address)')).toHaveLength(1)
  expect(planted('const voices = await deps.narrator.listVoices()')).toHaveLength(1)
  expect(planted('for await (const part of storage.read(key)) keep(part)')).toHaveLength(1)
  expect(planted('await Promise.all(keys.map((key) => storage.remove(key)))')).toHaveLength(1)
  expect(findWaits('planted.ts', 'db.transaction((tx) => mail.send(letter))')).toHaveLength(1)
  expect(findWaits('planted.ts', 'async function f(on: Transaction) { await put() }')).toHaveLength(1)
  expect(planted('await insert(tx, row); for (const id of ids) await remove({ db: tx }, id)')).toEqual([])
})

test('nothing but queries is waited for inside a transaction: meanwhile everybody else would wait', () => {
  const files = globSync('apps/server/src/**/*.ts', { cwd: ROOT }).filter(
    (file) => !file.endsWith('.test.ts'),
  )
  expect(files.length).toBeGreaterThan(400)
  expect(files.flatMap((file) => findWaits(file, readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([])
})
