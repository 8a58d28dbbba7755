import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
export type Running = {
  readonly address: string
  readonly pid: number
  memoryMb(): number
  stop(): Promise<void>
}

/** Starts a program of this repository that prints its address. */
export function startProcess(
  script: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<Running> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    let said = ''
    const read = (chunk: Buffer) => {
      said += chunk.toString()
      const address = /https?:\/\/localhost:\d+/.exec(said)?.[0]
      if (address !== undefined) resolve(present(child, address))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}: ${said.slice(-500)}`)))
  })
}

function present(child: ChildProcess, address: string): Running {
  const pid = child.pid ?? -1
  return {
    address,
    pid,
    memoryMb: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}
