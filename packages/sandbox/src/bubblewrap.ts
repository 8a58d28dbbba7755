import { existsSync, lstatSync, readlinkSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Confinement } from './confinement.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
/** The code that runs, and none of the folders beside it: `.env` and the data lie there, too. */
const OUR_CODE = ['package.json', 'packages', 'apps', 'node_modules'].map((name) => path.join(ROOT, name))
const SYSTEM = ['/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32']
const SETTINGS = ['ld.so.cache', 'ld.so.conf', 'ld.so.conf.d', 'alternatives', 'fonts', 'localtime'].map(
  (name) => `/etc/${name}`,
)
const NETWORK_SETTINGS = [
  ...['resolv.conf', 'hosts', 'host.conf', 'nsswitch.conf', 'gai.conf', 'ssl/certs', 'ssl/openssl.cnf'],
  ...['ca-certificates', 'pki/tls/certs', 'pki/ca-trust', 'crypto-policies'],
].map((name) => `/etc/${name}`)
/** Where systems keep programs with everything that these need. */
const PROGRAM_STORES = ['/usr/', '/opt/', '/nix/store/', '/gnu/store/', '/home/linuxbrew/.linuxbrew/']

/** The view of the machine that a program gets from bubblewrap: an empty one, with what is named put in. */
export function bubblewrapArguments(program: string, confinement: Confinement): string[] {
  const {
    reads = [],
    writes = [],
    hasNetwork = false,
    programs,
    isOurCode = false,
    devices = [],
  } = confinement
  return [
    ...'--die-with-parent --new-session --unshare-user --unshare-pid --unshare-ipc --unshare-uts'.split(' '),
    '--unshare-cgroup-try',
    ...(hasNetwork ? [] : ['--unshare-net']),
    ...'--ro-bind /usr /usr --dev /dev --tmpfs /tmp'.split(' '),
    ...SYSTEM.flatMap(systemFolder),
    ...[...SETTINGS, ...(hasNetwork ? NETWORK_SETTINGS : [])].flatMap(readable),
    // A program that decodes has no use for /proc; without it there is nothing to be read of any process.
    ...(programs === undefined && devices.length === 0 ? [] : ['--proc', '/proc']),
    ...devices.flatMap((file) => ['--dev-bind-try', path.resolve(file), path.resolve(file)]),
    // Drivers look up there what a device is.
    ...(devices.length === 0 ? [] : readable('/sys')),
    ...[program, ...(programs ?? [])].flatMap(foldersOfProgram).flatMap(readable),
    ...(isOurCode ? OUR_CODE.flatMap(readable) : []),
    ...reads.flatMap(readable),
    ...writes.flatMap((file) => ['--bind', path.resolve(file), path.resolve(file)]),
    '--chdir',
    '/',
    '--',
  ]
}

function systemFolder(folder: string): string[] {
  try {
    return lstatSync(folder).isSymbolicLink()
      ? ['--symlink', readlinkSync(folder), folder]
      : ['--ro-bind', folder, folder]
  } catch {
    return []
  }
}

/** The place that is named shows what lies there in truth: settings are often links to somewhere else. */
function readable(file: string): string[] {
  const named = path.resolve(file)
  if (!existsSync(named)) return []
  return ['--ro-bind', realpathSync(named), named]
}

/** A program that lies nowhere where the system keeps programs: its folder, and the libraries beside that. */
function foldersOfProgram(program: string): string[] {
  const folders = [program, ...(existsSync(program) ? [realpathSync(program)] : [])].map((file) =>
    path.dirname(file),
  )
  return [...new Set(folders)].flatMap((folder) => {
    const store = PROGRAM_STORES.find((start) => folder.startsWith(start))
    if (store === '/usr/') return []
    if (store !== undefined) return [path.join(store, path.relative(store, folder).split(path.sep)[0] ?? '')]
    return [folder, path.join(folder, '..', 'lib')]
  })
}
