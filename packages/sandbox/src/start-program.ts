import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { bubblewrapArguments } from './bubblewrap.ts'
import { USUAL_LIMITS, type Confinement } from './confinement.ts'
import { guardMessages } from './guard-messages.ts'
import { findIsolation, UNSHARE, type Isolation } from './isolation.ts'
import { buildSyscallFilter } from './syscall-filter.ts'
import { filesOfVariables, programFolders, variablesOf } from './variables.ts'

/** How a program ended: 0, another number, the name of a signal, or why it did not start. */
export type Ending = number | string

/** When memory runs out, the system ends these before the server (-1000 to 1000, Linux). */
const SOONER_OUT_OF_MEMORY = 500
const FILE_BLOCK = 512
const WITHOUT_NETWORK = path.join(import.meta.dirname, 'without-network.ts')
const PREPARE_NODE = path.join(import.meta.dirname, 'prepare-node.ts')

/**
 * Starts a program as a child process that sees and may do only what `confinement` names, as far as this machine can hold it
 * (`findIsolation`). All its channels are pipes. Every child process of Hookreel is started by this or `startNode`.
 */
export function startProgram(
  program: string,
  args: readonly string[],
  confinement: Confinement,
  isolation: Isolation = findIsolation(),
): ChildProcessWithoutNullStreams {
  const variables = variablesFor(confinement)
  const order = wrap(findFile(program), args, { ...confinement, variables }, isolation, 3)
  const child = spawn(order.command, order.args, {
    env: variables,
    stdio: ['pipe', 'pipe', 'pipe', ...order.channel],
  })
  giveFilter(child, order.filter, 3)
  closeWhenKilled(child)
  return child
}

/**
 * Starts a module of ours (TypeScript, as Node runs it) in a process of its own that is spoken to by messages. On every other
 * channel but `errors` it is silent. Without `hasNetwork` nothing in it connects to anything, on any machine.
 */
export function startNode(
  entry: string,
  args: readonly string[],
  confinement: Confinement & {
    /** Where what it writes as errors goes. */
    readonly errors: 'pipe' | 'inherit'
    /** Of its messages: `advanced` carries typed arrays as they are. */
    readonly serialization?: 'json' | 'advanced'
    /** A process group of its own. */
    readonly isDetached?: boolean
    /** How large V8 lets half of its young generation become, in MB; 16 when left out. */
    readonly youngHeapMb?: number
  },
  isolation: Isolation = findIsolation(),
): ChildProcess {
  const { errors, serialization = 'json', isDetached = false, youngHeapMb, ...rest } = confinement
  const variables = variablesFor(confinement)
  const preloaded = rest.hasNetwork ? [PREPARE_NODE] : [PREPARE_NODE, WITHOUT_NETWORK]
  const imports = preloaded.flatMap((file) => ['--import', pathToFileURL(file).href])
  const heap = youngHeapMb === undefined ? [] : [`--max-semi-space-size=${youngHeapMb}`]
  const node = ['--disable-warning=ExperimentalWarning', ...heap, ...imports, entry, ...args]
  const reads = [...(rest.reads ?? []), ...preloaded]
  const order = wrap(process.execPath, node, { ...rest, reads, variables }, isolation, 4)
  const child = spawn(order.command, order.args, {
    env: variables,
    stdio: ['ignore', 'ignore', errors, 'ipc', ...order.channel],
    serialization,
    detached: isDetached,
  })
  giveFilter(child, order.filter, 4)
  closeWhenKilled(child)
  guardMessages(child, () => killProgram(child))
  return child
}

/** How a program ends, once all its channels are closed. Asked for before it can have ended. */
export function waitForEnd(child: ChildProcessWithoutNullStreams): Promise<Ending> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'no exit code'))
  })
}

/** Kills a program and lets go of its channels, so that nothing that still holds them keeps its caller waiting. */
export function endProgram(child: ChildProcessWithoutNullStreams): void {
  killProgram(child)
  for (const channel of child.stdio) channel?.destroy()
}

/**
 * Kills a program that `startProgram` or `startNode` started, with what confines it. Bubblewrap tells its inner process to die
 * with it only some milliseconds after it began that: killed before, the program went on for ever without it (seen in 13 of
 * 40 ends within the first 40 ms). So the outer one is stopped, and begins nothing more, its children are killed, and then it.
 */
export function killProgram(child: ChildProcess | undefined): void {
  const pid = child?.pid
  if (child === undefined || pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  if (process.platform === 'linux' && child.kill('SIGSTOP')) {
    awaitStop(pid)
    for (const inner of childrenOf(pid)) kill(inner)
  }
  child.kill('SIGKILL')
}

/** Some milliseconds at most: a signal is there when it is sent, and acts a moment later (1 of 240 had begun one more child by then). */
function awaitStop(pid: number): void {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const stat = readProcess(`/proc/${pid}/stat`)
    const state = stat.slice(stat.lastIndexOf(')') + 2)[0]
    if (state === undefined || 'TtZX'.includes(state)) return
  }
}

/** A look takes some 15 µs. */
const MAX_LOOKS = 300

/** What the system tells of a process; nothing when it has ended, or the system does not tell. */
function readProcess(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function childrenOf(pid: number): number[] {
  const pids = readProcess(`/proc/${pid}/task/${pid}/children`)
  return pids.split(' ').filter(Boolean).map(Number)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

/** Of what a program says as errors so much is kept: ffmpeg names what it was built with first, in up to 4 kB. */
const TAIL_LENGTH = 20_000

/**
 * Runs a program to its end, with `input` on its standard input; answers what it wrote. On abort it is killed and the
 * signal's reason thrown. What it writes beyond `mostBytes` ends it.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  confinement: Confinement,
  run: {
    readonly input?: Uint8Array | string
    readonly signal?: AbortSignal | undefined
    readonly mostBytes: number
  },
): Promise<{ readonly ending: Ending; readonly stdout: Buffer; readonly stderr: string }> {
  run.signal?.throwIfAborted()
  const child = startProgram(program, args, confinement)
  const kill = () => endProgram(child)
  run.signal?.addEventListener('abort', kill, { once: true })
  const chunks: Buffer[] = []
  let [size, stderr] = [0, '']
  child.stdout.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > run.mostBytes) kill()
    else chunks.push(chunk)
  })
  child.stderr
    .setEncoding('utf8')
    .on('data', (text: string) => (stderr = (stderr + text).slice(-TAIL_LENGTH)))
  child.stdin.on('error', () => undefined).end(run.input)
  const ending = await waitForEnd(child).finally(() => run.signal?.removeEventListener('abort', kill))
  run.signal?.throwIfAborted()
  return {
    ending: size > run.mostBytes ? 'it wrote too much' : ending,
    stdout: Buffer.concat(chunks),
    stderr,
  }
}

function variablesFor({
  isOurCode = false,
  hasNetwork = false,
  variables,
}: Confinement): Record<string, string> {
  return { ...variablesOf({ isNode: isOurCode, hasNetwork }), ...variables }
}

type Wrapped = {
  readonly command: string
  readonly args: string[]
  readonly filter: Buffer | undefined
  /** One more pipe, on which the filter goes in. */
  readonly channel: 'pipe'[]
}

function wrap(
  program: string,
  args: readonly string[],
  confinement: Confinement & { readonly variables: Record<string, string> },
  isolation: Isolation,
  filterChannel: number,
): Wrapped {
  if (isolation === 'variables') return { command: program, args: [...args], filter: undefined, channel: [] }
  const limited = ['-c', limitingScript(confinement), 'sh']
  const plain = [...limited, program, ...args]
  const shell = { command: '/bin/sh', filter: undefined, channel: [] }
  if (isolation === 'limits') return { ...shell, args: plain }
  if (isolation === 'namespaces') {
    const net = confinement.hasNetwork ? [] : ['--net']
    return { ...shell, args: [...limited, 'unshare', ...UNSHARE, ...net, '--', program, ...args] }
  }
  const reads = [...(confinement.reads ?? []), ...filesOfVariables(confinement.variables)]
  const programs = confinement.programs?.map(findFile)
  const view = bubblewrapArguments(program, { ...confinement, reads, ...(programs && { programs }) })
  const filter = buildSyscallFilter(programs !== undefined)
  const filtering = filter === undefined ? [] : ['--seccomp', String(filterChannel)]
  return {
    command: '/bin/sh',
    args: [...limited, 'bwrap', ...filtering, ...view, program, ...args],
    filter,
    channel: filter === undefined ? [] : ['pipe'],
  }
}

/** Every system of the kind has a shell that sets limits; one that is stricter already stays. */
function limitingScript({ limits, niceness }: Confinement): string {
  const { memoryBytes, cpuSeconds, fileBytes, openFiles } = { ...USUAL_LIMITS, ...limits }
  const limit = (option: string, value: number) => `ulimit -${option} ${Math.ceil(value)} 2>/dev/null`
  return [
    limit('d', memoryBytes / 1024),
    limit('t', cpuSeconds),
    limit('f', fileBytes / FILE_BLOCK),
    limit('n', openFiles),
    limit('c', 0),
    `echo ${SOONER_OUT_OF_MEMORY} 2>/dev/null >/proc/self/oom_score_adj`,
    niceness === undefined ? 'exec "$@"' : `exec nice -n ${niceness} "$@"`,
  ].join('; ')
}

/** Time for what was written before the end to be read. */
const LEFT_BEHIND_MS = 1000

/**
 * Killed from outside in its first milliseconds (by hand, or for want of memory), what confines a program leaves the inner one
 * behind. That holds the channels open, and a caller that waits for their end would wait for ever: they are let go of here.
 */
function closeWhenKilled(child: ChildProcess): void {
  child.once('exit', (code, killedBy) => {
    if (killedBy === null) return
    setTimeout(() => {
      for (const channel of child.stdio) channel?.destroy()
      if (!child.connected) return
      // Node counts a channel of messages as closed only when the other end closes it: `close` would never come. A film that was
      // cancelled in its first milliseconds kept all others waiting that way (32 of 240 processes that were killed within 80 ms).
      child.once('disconnect', () => child.emit('close', code, killedBy))
      child.disconnect()
    }, LEFT_BEHIND_MS).unref()
  })
}

function giveFilter(child: ChildProcess, filter: Buffer | undefined, channel: number): void {
  const pipe = child.stdio[channel]
  // It may end before it has read it.
  if (filter !== undefined && pipe instanceof Writable) pipe.on('error', () => undefined).end(filter)
}

/** The file of a program that is named as on a command line. One that is not found stays as it is, and fails by its name. */
function findFile(program: string): string {
  if (program.includes('/') || program.includes('\\')) return path.resolve(program)
  if (process.platform === 'win32') return program
  const files = programFolders().map((folder) => path.join(folder, program))
  return files.find((file) => existsSync(file)) ?? program
}
