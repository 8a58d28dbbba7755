import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getProgram } from '../launcher/find-program.ts'
import { findFreePort } from './find-free-port.ts'
import { findQuickFolder } from './find-quick-folder.ts'

/** A PostgreSQL server of the tests' own, on a free port; its user may create databases. */
export type PostgresServer = {
  readonly url: string
  /** As after a crash: every connection is cut at once. */
  restart(): void
  stop(): void
}

export async function startPostgresServer(): Promise<PostgresServer> {
  const programs = dirname(getProgram('postgresql'))
  const folder = mkdtempSync(join(findQuickFolder(), 'hookreel-postgres-'))
  const owner = findOwner()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const run = (program: string, args: string[]) => {
    const done = spawnSync(join(programs, program), args, { encoding: 'utf8', cwd: folder, ...owner })
    if (done.status !== 0) throw new Error(`${program} failed: ${done.stderr || String(done.error)}`)
  }
  run('initdb', ['-D', data, '-U', 'hookreel', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'])
  const port = await findFreePort()
  // Tests need no durability; the pool of each server takes up to 20 connections.
  const settings = `-p ${port} -k ${folder} -h 127.0.0.1 -F -c max_connections=300`
  const start = () => run('pg_ctl', ['-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', 'start'])
  const halt = () => run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'])
  start()
  return {
    url: `postgres://hookreel@127.0.0.1:${port}/postgres`,
    restart: () => {
      halt()
      start()
    },
    stop: () => {
      halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root; the user that Debian's package makes is taken then. */
function findOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:') || entry.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}
