import { parseSync } from 'oxc-parser'

/** A place that starts a program: which one by its file's name, or the expression that says so when only a person can tell. */
export type Start = { readonly command: string } | { readonly expression: string }

type Node = { readonly type: string; readonly start: number; readonly end: number } & Record<string, unknown>
/** A function on the way to a node, by the name under which it is called. */
type Scope = { readonly name: string | undefined; readonly parameters: readonly Node[] }

/** Node's own, and the package that starts all programs of the product. */
const MODULE = /^(node:)?child_process$|^@hookreel\/sandbox$|\/start-program\.ts$/
const STARTERS = new Set([
  'spawn',
  'spawnSync',
  'exec',
  'execSync',
  'execFile',
  'execFileSync',
  'fork',
  'startProgram',
  'startNode',
  'runProgram',
])
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
const nameOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'Identifier' ? String(value['name']) : undefined

/** Calls `see` for every node below, with the functions around it, the nearest first. */
function walk(node: Node, see: (node: Node, scopes: readonly Scope[], parent: Node) => void): void {
  const go = (at: Node, scopes: readonly Scope[], parent: Node): void => {
    see(at, scopes, parent)
    const isFunction = /Function/.test(at.type)
    const named = nameOf(at['id']) ?? nameOf(parent['id'])
    const inner = isFunction ? [{ name: named, parameters: listOf(at['params']) }, ...scopes] : scopes
    for (const value of Object.values(at))
      for (const child of isNode(value) ? [value] : listOf(value)) go(child, inner, at)
  }
  go(node, [], node)
}

/** `require('node:child_process')` and `await import('node:child_process')`. */
function isModule(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'AwaitExpression') return isModule(node['argument'])
  const [first] = node.type === 'ImportExpression' ? [node['source']] : listOf(node['arguments'])
  const isAsked = node.type === 'ImportExpression' || nameOf(node['callee']) === 'require'
  return isAsked && isNode(first) && MODULE.test(String(first['value']))
}

/** The names under which a file knows the functions that start programs, and the module itself. */
function findNames(program: Node): { starters: Map<string, string>; modules: Set<string> } {
  const starters = new Map<string, string>()
  const modules = new Set<string>()
  const learn = (imported: unknown, local: unknown) => {
    const [name, own] = [nameOf(imported), nameOf(local)]
    if (own !== undefined && name !== undefined && STARTERS.has(name)) starters.set(own, name)
    if (own !== undefined && name === undefined) modules.add(own)
  }
  walk(program, (node) => {
    const source = node['source']
    if (node.type === 'ImportDeclaration' && isNode(source) && MODULE.test(String(source['value'])))
      for (const one of listOf(node['specifiers'])) learn(one['imported'], one['local'])
    if (node.type !== 'VariableDeclarator') return
    const [id, init] = [node['id'], node['init']]
    if (isModule(init) && isNode(id)) {
      if (id.type === 'ObjectPattern')
        for (const one of listOf(id['properties'])) learn(one['key'], one['value'])
      else learn(undefined, id)
    }
    // const run = promisify(execFile)
    const given =
      isNode(init) && nameOf(init['callee']) === 'promisify' ? listOf(init['arguments'])[0] : undefined
    const starter = starters.get(nameOf(given) ?? '')
    const alias = nameOf(id)
    if (starter !== undefined && alias !== undefined) starters.set(alias, starter)
  })
  return { starters, modules }
}

/** What is known of a file while it is read. */
type Known = {
  readonly text: string
  readonly starters: ReadonlyMap<string, string>
  readonly modules: ReadonlySet<string>
  readonly constants: ReadonlyMap<string, Node>
  /** Functions that start what they are given, and at which place of their arguments it stands. */
  readonly handing: Map<string, number>
}

const textOf = ({ text }: Known, node: Node): string => text.slice(node.start, node.end)

function starterOf(known: Known, callee: unknown): string | undefined {
  if (!isNode(callee)) return undefined
  const name = nameOf(callee)
  if (name !== undefined) return known.starters.get(name)
  if (callee.type === 'CallExpression' && nameOf(callee['callee']) === 'promisify')
    return starterOf(known, listOf(callee['arguments'])[0])
  const [object, property] = [callee['object'], nameOf(callee['property'])]
  const isOfModule = known.modules.has(nameOf(object) ?? '') || isModule(object)
  return isOfModule && property !== undefined && STARTERS.has(property) ? property : undefined
}

/** The program of a name: a function's parameter, whose calls are then looked at, too, or a constant of the file. */
function resolveName(known: Known, node: Node, scopes: readonly Scope[]): Start[] {
  const name = nameOf(node) ?? ''
  for (const scope of scopes) {
    const place = scope.parameters.findIndex((one) => (nameOf(one) ?? nameOf(one['left'])) === name)
    const parameter = scope.parameters[place]
    if (parameter?.type === 'AssignmentPattern' && isNode(parameter['right']))
      return resolve(known, parameter['right'], scopes)
    if (parameter === undefined || scope.name === undefined) continue
    known.handing.set(scope.name, place)
    return []
  }
  const constant = known.constants.get(name)
  return constant && /^(Literal|ConditionalExpression|CallExpression)$/.test(constant.type)
    ? resolve(known, constant, scopes)
    : [{ expression: textOf(known, node) }]
}

function resolve(known: Known, node: unknown, scopes: readonly Scope[]): Start[] {
  if (!isNode(node)) return []
  if (node.type === 'Literal') return [{ command: String(node['value']) }]
  if (node.type === 'ConditionalExpression')
    return [node['consequent'], node['alternate']].flatMap((one) => resolve(known, one, scopes))
  if (/^(TSAs|TSNonNull)/.test(node.type)) return resolve(known, node['expression'], scopes)
  if (node.type === 'Identifier') return resolveName(known, node, scopes)
  const called = nameOf(node['callee'])
  if (called === 'getProgram') return resolve(known, listOf(node['arguments'])[0], scopes)
  if (called === 'join') return resolve(known, listOf(node['arguments']).at(-1), scopes)
  const text = textOf(known, node)
  return text === 'process.execPath' ? [{ command: 'node' }] : [{ expression: text }]
}

/** The programs that the calls of a file start, those of its own functions that hand a program on among them. */
function findCalls(known: Known, program: Node): Start[] {
  const starts = new Map<Node, Start[]>()
  const look = (node: Node, scopes: readonly Scope[]) => {
    if (node.type !== 'CallExpression' || starts.has(node)) return
    const starter = starterOf(known, node['callee'])
    const place = starter === undefined ? known.handing.get(nameOf(node['callee']) ?? '') : 0
    if (place === undefined) return
    const given = listOf(node['arguments'])[place]
    const found =
      starter === 'fork' || starter === 'startNode' ? [{ command: 'node' }] : resolve(known, given, scopes)
    const isLine = starter === 'exec' || starter === 'execSync'
    const first = (one: Start) => ('command' in one ? { command: one.command.split(' ')[0] ?? '' } : one)
    starts.set(node, isLine ? found.map(first) : found)
  }
  // A function that hands on what it is given may be called above the place where that is seen.
  for (let before = -1; before < known.handing.size;) {
    before = known.handing.size
    walk(program, look)
    walk(program, look)
  }
  return [...starts.values()].flat()
}

/** What only a person can tell: code in a string, a starter handed on as a value, an exported function that starts what it is given. */
function findUntold(known: Known, program: Node): Start[] {
  const untold: Start[] = []
  walk(program, (node, _, parent) => {
    const isText = node.type === 'TemplateElement' || node.type === 'Literal'
    if (isText && /child_process/.test(textOf(known, node)) && !MODULE.test(String(node['value'])))
      untold.push({ expression: 'code in a string' })
    const isGiven = known.starters.has(nameOf(node) ?? '') && parent.type === 'CallExpression'
    if (isGiven && parent['callee'] !== node && nameOf(parent['callee']) !== 'promisify')
      untold.push({ expression: textOf(known, parent) })
    const name = parent.type === 'ExportNamedDeclaration' ? nameOf(node['id']) : undefined
    if (name !== undefined && known.handing.has(name)) untold.push({ expression: `what ${name} is given` })
  })
  return untold
}

/** Every start of a program in a file. What is handed through a function's parameter is followed to the calls of that function. */
export function findStarts(file: string, text: string): Start[] {
  // Every node is looked at in one way, whatever its kind: the parser's own types are one for each kind.
  const program = parseSync(file, text, { preserveParens: false }).program as unknown as Node
  const constants = new Map<string, Node>()
  walk(program, (node) => {
    const [name, init] = [nameOf(node['id']), node['init']]
    if (node.type === 'VariableDeclarator' && name !== undefined && isNode(init)) constants.set(name, init)
  })
  const known = { text, constants, handing: new Map<string, number>(), ...findNames(program) }
  return [...findCalls(known, program), ...findUntold(known, program)]
}
