import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { symlinkSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { getProgram } from './find-program.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
/** How a program reaches the network on this machine; the view is given the same. */
const NETWORK_VARIABLES = /^(https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE)$/i
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

/** Who runs the command inside, as on a machine that was just installed. */
export type Guest = {
  readonly name: string
  readonly uid: number
  readonly home: string
  readonly path: string
}

export const GUESTS = {
  root: {
    name: 'root',
    uid: 0,
    home: '/root',
    path: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  },
  user: { name: 'guest', uid: 1000, home: '/home/guest', path: '/usr/local/bin:/usr/bin:/bin' },
} as const satisfies Record<string, Guest>

const run = (program: string, args: readonly string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** Files of apt that name the wanted release; other sources are of this machine, not of a bare one. */
function listSources(suite: string): string[] {
  const named = new RegExp(`(^|\\s)${suite}(-\\w+)*(\\s|$)`, 'm')
  const files = ['/etc/apt/sources.list', ...globSync('/etc/apt/sources.list.d/*')]
  return files.filter((file) => existsSync(file) && named.test(readFileSync(file, 'utf8')))
}

/** The mirror that this machine uses; debootstrap has one of its own for a machine that names none. */
function findMirror(suite: string): string[] {
  const text = listSources(suite)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const address = /^URIs:\s*(\S+)/m.exec(text)?.[1] ?? /^deb\s+(?:\[.*?\]\s+)?(\S+)/m.exec(text)?.[1]
  return address === undefined ? [] : [address]
}

/** The release of this machine, when it is a Debian. */
export function readSuite(): string | undefined {
  const file = '/etc/os-release'
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return /^ID=debian$/m.test(text) ? /^VERSION_CODENAME=(\w+)$/m.exec(text)?.[1] : undefined
}

/** A bare Debian, unpacked once and copied for each view. */
export function ensureBase(folder: string, suite: string): string {
  const base = path.join(folder, `debian-${suite}`)
  const stamp = path.join(folder, `debian-${suite}.ready`)
  if (existsSync(stamp)) return base
  console.log(`Unpacking a bare Debian (${suite}) into ${base}, once …`)
  rmSync(base, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  run(getProgram('debootstrap'), ['--variant=minbase', suite, base, ...findMirror(suite)])
  writeFileSync(stamp, '')
  return base
}

function copyIn(view: string, file: string): void {
  if (!existsSync(file)) return
  const target = path.join(view, file)
  mkdirSync(path.dirname(target), { recursive: true })
  cpSync(realpathSync(file), target, { recursive: true, force: true })
}

/** How this machine reaches Debian and npm: addresses, certificates, keys, proxies. None of it is written into the project. */
function copyClientSettings(view: string, suite: string, home: string): void {
  rmSync(path.join(view, 'etc/apt/sources.list'), { force: true })
  const settings = globSync('/etc/apt/apt.conf.d/*').filter((file) =>
    /Acquire/.test(readFileSync(file, 'utf8')),
  )
  const plain = [
    '/etc/resolv.conf',
    '/etc/hosts',
    '/etc/apt/auth.conf',
    '/etc/apt/auth.conf.d',
    '/etc/apt/keyrings',
  ]
  const wanted = [...listSources(suite), ...settings, ...plain, '/usr/share/keyrings', CERTIFICATES]
  for (const file of wanted) copyIn(view, file)
  for (const [name, value] of Object.entries(process.env))
    if (/CERT/.test(name) && NETWORK_VARIABLES.test(name) && value) copyIn(view, value)
  const rules = [run('npm', ['config', 'get', 'globalconfig']).trim(), path.join(homedir(), '.npmrc')]
  mkdirSync(path.join(view, home), { recursive: true })
  for (const file of rules.filter((one) => existsSync(one)))
    appendFileSync(path.join(view, home, '.npmrc'), `${readFileSync(file, 'utf8')}\n`)
}

/** The Node and the npm of this machine, and not the ones that this project installed. */
function copyNode(view: string): void {
  const folders = (process.env['PATH'] ?? '').split(':').filter((folder) => !folder.includes('node_modules'))
  const find = (name: string) =>
    folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
  const [node, npm] = [find('node'), find('npm')]
  if (node === undefined || npm === undefined)
    throw new Error('This machine has no Node with npm on its PATH.')
  cpSync(realpathSync(node), path.join(view, 'usr/local/bin/node'))
  const library = path.resolve(realpathSync(npm), '../..')
  cpSync(library, path.join(view, 'usr/local/lib/node_modules/npm'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(view, 'usr/local/bin/npm'))
  symlinkSync('../lib/node_modules/npm/bin/npx-cli.js', path.join(view, 'usr/local/bin/npx'))
}

/** The base, this machine's Node and npm, an empty home, and a fresh clone of the last commit in it. */
export function buildView(place: { base: string; view: string; suite: string }, guest: Guest): void {
  const { base, view, suite } = place
  rmSync(view, { recursive: true, force: true })
  run('cp', ['-a', '--reflink=auto', base, view])
  const { name, uid } = guest
  if (uid !== 0) run('chroot', [view, 'useradd', '--create-home', '--uid', String(uid), name])
  copyClientSettings(view, suite, guest.home)
  copyNode(view)
  const home = path.join(view, guest.home)
  run(getProgram('git'), ['clone', '--quiet', '--no-hardlinks', ROOT, path.join(home, 'hookreel')])
  run('chown', ['-R', `${guest.uid}:${guest.uid}`, home])
}

/** All that the command inside finds in its environment. */
export function listVariables(guest: Guest): string[] {
  const passed = Object.entries(process.env).filter(([name]) => NETWORK_VARIABLES.test(name) || name === 'CI')
  const own = { HOME: guest.home, USER: guest.name, PATH: guest.path, TERM: 'dumb' }
  return [...Object.entries(own), ...passed].map(([name, value]) => `${name}=${value ?? ''}`)
}
