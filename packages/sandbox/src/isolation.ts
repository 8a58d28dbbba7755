import { spawnSync } from 'node:child_process'
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'
import { bubblewrapArguments } from './bubblewrap.ts'
import { variablesOf } from './variables.ts'

/**
 * How well child processes are kept apart on this machine, from the strongest: `bubblewrap` (own view of files, processes
 * and network), `namespaces` (no network and no view of other processes, by util-linux' unshare), `limits` (an environment of
 * named variables and limits), `variables` (the environment alone: Windows).
 */
const ISOLATIONS = ['bubblewrap', 'namespaces', 'limits', 'variables'] as const
export type Isolation = (typeof ISOLATIONS)[number]

/** Of util-linux: its own user, process, network and message namespaces, and a view of processes that holds its own alone. */
export const UNSHARE = '--user --map-current-user --pid --fork --kill-child --mount-proc --ipc'.split(' ')

/** Under this name threads that are started later are told of it; nothing but this process can set it. */
const TOLD = 'hookreel: isolation'

let found: Isolation | undefined

/** The strongest that works here; tried once in a process, by running a program that does nothing (0.1 to 0.2 s). */
export function findIsolation(): Isolation {
  if (found !== undefined) return found
  const told = ISOLATIONS.find((isolation) => isolation === getEnvironmentData(TOLD))
  found = told ?? tryThem()
  setEnvironmentData(TOLD, found)
  return found
}

function tryThem(): Isolation {
  if (process.platform === 'win32') return 'variables'
  if (process.platform !== 'linux') return 'limits'
  const works = (program: string, args: readonly string[]) =>
    spawnSync(program, args, { stdio: 'ignore', env: variablesOf({ isNode: false, hasNetwork: false }) })
      .status === 0
  if (works('bwrap', [...bubblewrapArguments('/bin/true', {}), '/bin/true'])) return 'bubblewrap'
  if (works('unshare', [...UNSHARE, '--net', '/bin/true'])) return 'namespaces'
  return 'limits'
}

const MEANINGS: Readonly<Record<Isolation, string>> = {
  bubblewrap:
    'bubblewrap: what decodes files of strangers sees no network, no other file, no other process and no setting; system calls, memory, time and files are limited',
  namespaces:
    'no bubblewrap: what decodes files of strangers has no network, sees no other process and no setting, and has limits, but can read files that this user can read; install bubblewrap',
  limits:
    'no bubblewrap and no user namespaces: what decodes files of strangers gets no setting and has limits, but has the network, and reads files that this user can read',
  variables:
    'on this system what decodes files of strangers gets no setting, but has the network, no limits, and reads files that this user can read',
}

/** What that means, in a sentence for operators. */
export function describeIsolation(isolation: Isolation): string {
  return MEANINGS[isolation]
}
