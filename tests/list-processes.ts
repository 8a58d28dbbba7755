import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** A running process and the words it was started with. */
export type RunningProcess = { readonly pid: number; readonly parent: number; readonly command: string }

async function readProcess(pid: number): Promise<RunningProcess | undefined> {
  try {
    const [words, status] = await Promise.all([
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ])
    // "42 (name of any kind) S 7 …": the parent is the second word after the name.
    const parent = Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1])
    return { pid, parent, command: words.replaceAll('\0', ' ').trim() }
  } catch {
    // It ended since it was listed.
    return undefined
  }
}

/** Every process of this machine: from /proc, else from `ps`. */
export async function listProcesses(): Promise<readonly RunningProcess[]> {
  if (process.platform !== 'linux') return askPs()
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  return (await Promise.all(pids.map(readProcess))).filter((one) => one !== undefined)
}

async function askPs(): Promise<RunningProcess[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axo', 'pid=,ppid=,args='])
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent, ...words]) => ({
      pid: Number(pid),
      parent: Number(parent),
      command: words.join(' '),
    }))
}
