import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Confinement } from './confinement.ts'
import { runProgram, startNode, startProgram } from './start-program.ts'
import { findIsolation, UNSHARE, type Isolation } from './isolation.ts'

/** What somebody would try who took over the program: a line for each thing that worked. */
const ATTACKS = String.raw`
use Socket;
my ($pid, $secret, $port) = @ARGV;
print "environment\n" if grep { /sk_live/ } values %ENV;
sub has { my ($file) = @_; open(my $in, '<', $file) or return 0; local $/; my $text = <$in>; return $text =~ /sk_live/ }
print "parent\n" if has("/proc/$pid/environ");
for my $file (glob("/proc/[0-9]*/environ")) { if (has($file)) { print "processes\n"; last } }
print "file\n" if has($secret);
print "change\n" if open(my $out, '>>', $secret);
print "code\n" if -e '/proc/1/root/etc/shadow' || -e '/etc/shadow';
if (socket(my $line, PF_INET, SOCK_STREAM, getprotobyname('tcp') || 6)) {
  print "network\n" if connect($line, sockaddr_in($port, inet_aton('127.0.0.1')));
}
my $child = fork();
if (defined $child) { if ($child == 0) { exit } print "program\n" }
`
let folder: string
let secret: string
let listener: Server
let port: number
/** Connections to the listener. */
let arrived = 0
/** From the strongest. */
const ISOLATIONS: readonly Isolation[] = ['bubblewrap', 'namespaces', 'limits', 'variables']

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hookreel-sandbox-'))
  secret = join(folder, 'another-users-film')
  await writeFile(secret, 'sk_live of somebody else')
  listener = createServer((socket) => {
    arrived += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const address = listener.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
  process.env['STRIPE_SECRET_KEY'] = 'sk_live_of_the_server'
})
afterAll(async () => {
  delete process.env['STRIPE_SECRET_KEY']
  listener.close()
  await rm(folder, { recursive: true, force: true })
})

function run(program: string, args: readonly string[], confinement: Confinement, isolation?: Isolation) {
  const child = startProgram(program, args, confinement, isolation)
  let [said, errors] = ['', '']
  child.stdout.on('data', (chunk) => (said += chunk))
  child.stderr.on('data', (chunk) => (errors += chunk))
  child.stdin.end()
  return new Promise<{ ending: unknown; said: string; errors: string }>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve({ ending: code ?? signal, said, errors }))
  })
}

/** What works of the attacks, in their order. */
async function attack(confinement: Confinement, isolation?: Isolation): Promise<string[]> {
  const { said } = await run(
    'perl',
    ['-e', ATTACKS, `${process.pid}`, secret, `${port}`],
    confinement,
    isolation,
  )
  return said
    .trim()
    .split('\n')
    .filter((line) => line !== '')
}

const NO_BUBBLEWRAP = 'bubblewrap does not work on this machine'
const NO_NAMESPACES = 'this machine gives no user namespaces'
const hasNamespaces = spawnSync('unshare', [...UNSHARE, '--net', '/bin/true']).status === 0

describe('a program that was taken over', { tags: ['perl'] }, () => {
  test('reads no setting, no other file, no other process, has no network and starts nothing where there is bubblewrap', async ({
    skip,
  }) => {
    skip(findIsolation() !== 'bubblewrap', NO_BUBBLEWRAP)
    expect(await attack({}, 'bubblewrap')).toEqual([])
  })

  test('sees what it was given, and changes only what it may', async ({ skip }) => {
    skip(findIsolation() !== 'bubblewrap', NO_BUBBLEWRAP)
    expect(await attack({ reads: [secret] }, 'bubblewrap')).toEqual(['file'])
    expect(await attack({ writes: [secret] }, 'bubblewrap')).toEqual(['file', 'change'])
  })

  test('has no device but those that are named', async ({ skip }) => {
    skip(findIsolation() !== 'bubblewrap', NO_BUBBLEWRAP)
    // There is one of this kind on every machine with Linux.
    const device = '/dev/cpu_dma_latency'
    skip(!existsSync(device), `there is no ${device}`)
    const look = ['-e', 'print join ",", map { -e $_ ? 1 : 0 } @ARGV', device, '/sys/devices', '/dev/kmsg']
    expect((await run('perl', look, {}, 'bubblewrap')).said).toBe('0,0,0')
    expect((await run('perl', look, { devices: [device, '/dev/none'] }, 'bubblewrap')).said).toBe('1,1,0')
    // Seen is not taken over: all else is held as before.
    expect(await attack({ devices: [device] }, 'bubblewrap')).toEqual([])
  })

  test('that starts programs and calls services has those and nothing else', async ({ skip }) => {
    skip(findIsolation() !== 'bubblewrap', NO_BUBBLEWRAP)
    expect(await attack({ programs: [], hasNetwork: true }, 'bubblewrap')).toEqual(['network', 'program'])
  })

  test('reads no setting and no other process, and has no network, with namespaces alone', async ({
    skip,
  }) => {
    skip(!hasNamespaces, NO_NAMESPACES)
    const worked = await attack({}, 'namespaces')
    for (const what of ['environment', 'parent', 'processes', 'network']) expect(worked).not.toContain(what)
  })

  test('finds no setting in its environment on any system; everything else works where nothing holds it', async () => {
    for (const isolation of ['limits', 'variables'] as const) {
      const worked = await attack({}, isolation)
      expect(worked).not.toContain('environment')
      expect(worked).toEqual(expect.arrayContaining(['file', 'change', 'network', 'program']))
    }
  })
})

describe('a program that takes too much', { tags: ['perl'] }, () => {
  const weakest =
    process.platform === 'linux' ? (['limits', findIsolation()] as const) : (['limits'] as const)

  test.each(weakest)('gets no more memory than it may (%s)', async (isolation) => {
    const taking = ['-e', 'my $all = "x" x 400_000_000; print length $all']
    expect((await run('perl', taking, {}, isolation)).said).toBe('400000000')
    const little = { limits: { memoryBytes: 100_000_000 } }
    expect(await run('perl', taking, little, isolation)).not.toMatchObject({ ending: 0 })
  })

  test.each(weakest)(
    'is ended after its time, even when it does nothing but compute (%s)',
    async (isolation) => {
      const ended = await run('perl', ['-e', '1 while 1'], { limits: { cpuSeconds: 1 } }, isolation)
      expect(ended.ending).not.toBe(0)
    },
  )

  test.each(weakest)('writes no file beyond its size (%s)', async (isolation) => {
    const file = join(folder, 'written')
    await writeFile(file, '')
    const write = [
      '-e',
      '$SIG{XFSZ} = "IGNORE"; open(O, ">", $ARGV[0]); print O "x" x 5_000_000; close(O) or exit 7',
      file,
    ]
    const little = { writes: [file], limits: { fileBytes: 1_000_000 } }
    expect(await run('perl', write, little, isolation)).toMatchObject({ ending: 7 })
  })

  test.runIf(process.platform === 'linux').each(weakest)(
    'goes first when memory runs out (%s)',
    async (isolation) => {
      const reading = ['-e', 'open(I, "<", "/proc/self/oom_score_adj"); print <I>']
      expect((await run('perl', reading, { programs: [] }, isolation)).said.trim()).toBe('500')
    },
  )
})

/** Ways of Node to reach an address, and what its libraries use. */
const CALLS = String.raw`
import { createSocket } from 'node:dgram'
import { lookup } from 'node:dns/promises'
import { get } from 'node:http'
import { connect } from 'node:net'
import { connect as connectTls } from 'node:tls'
const port = Number(process.argv[2])
const ways = {
  fetch: () => fetch('http://127.0.0.1:' + port),
  lookup: () => lookup('localhost'),
  http: () => new Promise((resolve, reject) => get({ port, host: '127.0.0.1' }, resolve).on('error', reject)),
  net: () => new Promise((resolve, reject) => connect(port, '127.0.0.1', resolve).on('error', reject)),
  tls: () => new Promise((resolve, reject) => connectTls({ port, host: '127.0.0.1' }).on('error', (error) => error.code === 'ECONNRESET' ? resolve() : reject(error))),
  socket: () => new Promise((resolve, reject) => new WebSocket('ws://127.0.0.1:' + port).addEventListener('error', () => reject())),
  datagram: () => new Promise((resolve, reject) => createSocket('udp4').send('x', port, '127.0.0.1', (error) => error ? reject(error) : resolve())),
}
for (const [name, way] of Object.entries(ways))
  try { await way(); process.send(name) } catch {}
process.exit(0)
`

test.each(['bubblewrap', 'namespaces', 'limits', 'variables'] as const)(
  'a process of ours that was given no network reaches nothing by any of Node’s ways (%s)',
  async (isolation) => {
    const probe = join(folder, 'calls.ts')
    await writeFile(probe, CALLS)
    const order = ISOLATIONS.indexOf(isolation) >= ISOLATIONS.indexOf(findIsolation()) ? isolation : 'limits'
    const call = async (hasNetwork: boolean) => {
      const child = startNode(
        probe,
        [`${port}`],
        { reads: [probe], programs: [], hasNetwork, errors: 'inherit' },
        order,
      )
      const worked: unknown[] = []
      child.on('message', (name) => worked.push(name))
      await new Promise((resolve) => child.once('close', resolve))
      return worked
    }
    const before = arrived
    expect(await call(false)).toEqual([])
    expect(arrived).toBe(before)
    expect(await call(true)).toEqual(expect.arrayContaining(['net', 'datagram']))
  },
)

/** True where every user may come: a clone below root's home is root's alone. */
function isOpenToAll(place: string): boolean {
  const above = dirname(place)
  return (statSync(place).mode & 0o001) !== 0 && (above === place || isOpenToAll(above))
}

test('an ordinary user is confined as well as root', async ({ skip }) => {
  skip(process.getuid?.() !== 0, 'only root can become another user')
  skip(findIsolation() !== 'bubblewrap', NO_BUBBLEWRAP)
  skip(!isOpenToAll(import.meta.dirname), 'this folder is closed to other users')
  const probe = join(folder, 'probe.ts')
  await chmod(folder, 0o755)
  const source = `import { startProgram, findIsolation } from ${JSON.stringify(new URL('index.ts', import.meta.url).pathname)}
const child = startProgram('id', ['-u'], {})
child.stdout.on('data', (text) => console.log(findIsolation(), String(text).trim()))`
  await writeFile(probe, source)
  const ran = spawnSync(process.execPath, [probe], {
    uid: 65534,
    gid: 65534,
    encoding: 'utf8',
    env: { PATH: '/usr/bin:/bin' },
  })
  expect(ran.stdout + ran.stderr).toBe('bubblewrap 65534\n')
})

/** Processes whose command line has this word; where there is no /proc none can be told. */
const findProcesses = (word: string): string[] =>
  (existsSync('/proc') ? readdirSync('/proc') : []).filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(word)
    } catch {
      return false
    }
  })

test('a program that is ended while it is still being confined leaves nothing behind', async () => {
  const word = `endless-${randomUUID()}`
  for (let afterMs = 0; afterMs < 40; afterMs += 1) {
    const abort = new AbortController()
    const run = runProgram('perl', ['-e', 'sleep 1000', word], {}, { signal: abort.signal, mostBytes: 100 })
    setTimeout(() => abort.abort(new Error('ended')), afterMs)
    await expect(run).rejects.toThrow('ended')
  }
  await expect.poll(() => findProcesses(word), { timeout: 10_000 }).toEqual([])
})

test('a program whose confinement is killed from outside is heard to have ended, whenever that was', async () => {
  const ends = Array.from({ length: 30 }, async (_, at) => {
    const child = startProgram('perl', ['-e', 'sleep 25'], {})
    const ended = new Promise((resolve) => child.once('close', (_code, signal) => resolve(signal)))
    await new Promise((resolve) => setTimeout(resolve, at * 2))
    child.kill('SIGKILL')
    return ended
  })
  expect(await Promise.all(ends)).toEqual(Array.from({ length: 30 }, () => 'SIGKILL'))
}, 20_000)

test('a module whose process is killed while another holds its channels is heard to have ended', async () => {
  const entry = join(folder, 'left-behind.mjs')
  // What is left behind keeps the channel of messages (3) and that of errors open.
  const source = `import { spawn } from 'node:child_process'
    const left = spawn(process.execPath, ['-e', 'setTimeout(() => undefined, 8000)'], { detached: true, stdio: ['ignore', 'ignore', 'inherit', 3] })
    process.on('message', () => undefined)
    process.send({ left: left.pid })`
  await writeFile(entry, source)
  const child = startNode(entry, [], { isOurCode: true, errors: 'pipe', writes: [folder] }, 'limits')
  const ended = new Promise((resolve) => child.once('close', (_code, signal) => resolve(signal)))
  const left = await new Promise<number>((resolve) =>
    child.once('message', (message: { left: number }) => resolve(message.left)),
  )
  child.kill('SIGKILL')
  expect(await ended).toBe('SIGKILL')
  expect(process.kill(left, 0)).toBe(true)
  process.kill(left, 'SIGKILL')
}, 20_000)

test('a thread is told what was found before it was started, and tries nothing itself', async () => {
  const found = findIsolation()
  const { href } = new URL('isolation.ts', import.meta.url)
  const code = `import('${href}').then((module) => {
    require('node:worker_threads').parentPort.postMessage(module.findIsolation())
  })`
  // Where nothing is on the PATH, a program finds nothing to confine programs with.
  const worker = new Worker(code, { eval: true, env: { PATH: '' } })
  expect(await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))).toBe(
    found,
  )
})
