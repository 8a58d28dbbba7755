import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildView, ensureBase, GUESTS, listVariables, readSuite, type Guest } from './bare-view.ts'
import { ensureForBareView } from './ensure-programs.ts'
import { findProgram, sayLack } from './find-program.ts'
import type { ProgramName } from './programs.ts'

const FOLDER = '/var/tmp/hookreel-bare'
const NEEDED: readonly ProgramName[] = ['debootstrap', 'unshare', 'chroot', 'mount', 'git']
const USAGE = `Runs \`npm test\` where nothing is installed but a bare Debian, Node and npm: a fresh clone of the last commit, an empty home.

  npm run test:bare                                    as root, then as an ordinary user
  npm run test:bare -- --as user                       as one of them: root, user
  npm run test:bare -- --as user -- npm test -- FILES  another command in place of \`npm test\`
  --suite NAME   the release of Debian (this machine's)
  --keep         leaves the view and says where it is; --again runs the command in the one that was left
  --folder PATH  where views and logs are (${FOLDER})

It needs Linux, root, debootstrap (installed with apt where it is missing), and this machine's own way to a mirror of Debian and to a registry of npm.`

/**
 * In a mount namespace of its own, so that nothing of it is left on the machine, however it ends. The view becomes the root
 * of that namespace: a process whose root was merely changed may make no namespaces of its own, and bubblewrap would not work.
 */
const MOUNT = `set -e; view="$1"; shift
mount --rbind "$view" "$view"
mount --rbind /dev "$view/dev"; mount -t tmpfs -o mode=1777 tmpfs "$view/dev/shm"
mount -t proc proc "$view/proc"; mount -t sysfs -o ro sysfs "$view/sys"
cd "$view"; mkdir -p .machine; pivot_root . .machine; cd /; umount -l /.machine; rmdir /.machine
exec "$@"`

/** Why this machine can build no view; undefined when it can. */
function findObstacle(suite: string | undefined): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'It needs Linux and root: it mounts and changes its root.'
  ensureForBareView(NEEDED)
  const lacking = NEEDED.find((name) => findProgram(name) === undefined)
  if (lacking !== undefined) return `${sayLack(lacking)}.`
  return suite === undefined
    ? 'This machine is no Debian: say which release is wanted with --suite.'
    : undefined
}

/** Runs the command inside as this guest; what it says goes to us and into the log. */
function runInside(view: string, guest: Guest, command: readonly string[], log: string): Promise<number> {
  const group = String(guest.uid)
  const inside = [
    'chroot',
    `--userspec=${group}:${group}`,
    '--groups=',
    '/',
    '/usr/bin/env',
    '-i',
    ...listVariables(guest),
  ]
  const place = ['sh', '-c', 'cd "$HOME/hookreel" && exec "$@"', 'bare', ...command]
  const unshare = ['--mount', '--pid', '--fork', '--kill-child', '--ipc']
  const child = spawn('unshare', [...unshare, 'sh', '-c', MOUNT, 'bare', view, ...inside, ...place], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const file = createWriteStream(log)
  for (const stream of [child.stdout, child.stderr]) {
    stream.pipe(process.stdout, { end: false })
    stream.pipe(file, { end: false })
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill('SIGKILL'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => file.end(() => resolve(code ?? 1)))
  })
}

type Options = {
  readonly suite: string
  readonly folder: string
  readonly keep: boolean
  readonly again: boolean
}

/** One guest's run: the view is built, used and removed. Answers the command's exit code. */
async function testAs(
  who: keyof typeof GUESTS,
  command: readonly string[],
  options: Options,
): Promise<number> {
  const guest = GUESTS[who]
  const view = path.join(options.folder, `view-${who}`)
  const log = path.join(options.folder, `${who}.log`)
  const isThere = options.again && statSync(view, { throwIfNoEntry: false }) !== undefined
  if (!isThere)
    buildView({ base: ensureBase(options.folder, options.suite), view, suite: options.suite }, guest)
  console.log(`As ${guest.name} on a bare machine: ${command.join(' ')} (log: ${log})`)
  const code = await runInside(view, guest, command, log)
  if (options.keep || options.again) console.log(`The view is left in ${view}.`)
  else rmSync(view, { recursive: true, force: true })
  console.log(`As ${guest.name}: ended with ${code} (log: ${log})`)
  return code
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      suite: { type: 'string', default: readSuite() },
      folder: { type: 'string', default: FOLDER },
      keep: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const { as: wanted, suite, folder, keep, again } = values
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const guests = (['root', 'user'] as const).filter((who) => wanted === undefined || wanted === who)
  const obstacle = guests.length === 0 ? '--as takes root or user.' : findObstacle(suite)
  if (obstacle !== undefined || suite === undefined) {
    console.log(`No bare machine can be built here. ${obstacle ?? ''}\n\n${USAGE}`)
    return 2
  }
  mkdirSync(folder, { recursive: true })
  const command = positionals.length === 0 ? ['npm', 'test'] : positionals
  const codes: number[] = []
  for (const who of guests) codes.push(await testAs(who, command, { suite, folder, keep, again }))
  return Math.max(...codes)
}

process.exit(await main())
