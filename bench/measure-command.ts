import { spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'

/** What a command and everything it started took. */
export type Cost = {
  readonly wallSeconds: number
  /** User and system time of all its processes. */
  readonly cpuSeconds: number
  /** Largest sum of their resident memory, sampled ten times a second. */
  readonly peakMemoryMb: number
}

const TICKS_PER_SECOND = 100
const PAGE_BYTES = 4096

/**
 * Runs a command to its end and measures it; throws when it fails. Reads /proc, so it needs Linux. `environment`: what is changed in
 * ours for it.
 */
export async function measureCommand(
  command: string,
  args: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string | undefined>> = {},
): Promise<Cost> {
  const cpuBefore = reapedCpuSeconds()
  const start = performance.now()
  const env = { ...process.env, ...environment }
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)))
  let peakBytes = 0
  const ticks = new Map<string, number>()
  const sampler = setInterval(() => {
    const family = readFamily(child.pid ?? -1)
    peakBytes = Math.max(peakBytes, sum(family.map(({ bytes }) => bytes)))
    for (const { key, spent } of family) ticks.set(key, spent)
  }, 100)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  }).finally(() => clearInterval(sampler))
  if (code !== 0) throw new Error(`${command} ${args[0] ?? ''} ended with ${code}: ${said}`)
  return {
    wallSeconds: (performance.now() - start) / 1000,
    cpuSeconds: Math.max(reapedCpuSeconds() - cpuBefore, sum(ticks.values()) / TICKS_PER_SECOND),
    peakMemoryMb: peakBytes / 1048576,
  }
}

/**
 * CPU time of all ended children and their ended children. Those that bubblewrap confined are missing: it does not wait for the process in
 * its room, whose time is lost then. What the samples saw of them, up to the last tenth of a second, is counted in their stead.
 */
function reapedCpuSeconds(): number {
  const fields = statFields('self')
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND
}

type Member = { readonly key: string; readonly bytes: number; readonly spent: number }

/** The process and all that it started, as they are now: resident bytes, and ticks of their own. */
function readFamily(root: number): Member[] {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ id: Number(name), fields: statFields(name) }))
    .filter(({ fields }) => fields.length > 0)
  const family = new Set([root])
  // Children are listed after their parents except when ids wrapped around: a second round finds those.
  for (let round = 0; round < 2; round += 1) {
    for (const { id, fields } of processes) if (family.has(Number(fields[1]))) family.add(id)
  }
  return processes
    .filter(({ id }) => family.has(id))
    .map(({ id, fields }) => ({
      // An id may come again.
      key: `${id} ${fields[19] ?? ''}`,
      bytes: Number(fields[21]) * PAGE_BYTES,
      spent: Number(fields[11]) + Number(fields[12]),
    }))
}

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}

/** Fields of /proc/<id>/stat from the state on; empty when the process has ended. */
function statFields(id: string): string[] {
  try {
    return readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.trim().split(' ') ?? []
  } catch {
    return []
  }
}
