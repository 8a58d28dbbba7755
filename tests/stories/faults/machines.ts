import { inject } from 'vitest'
import { buildPostgres } from '../../builders/build-postgres.ts'
import { startFakeS3 } from '../../fakes/s3.ts'
import type { FakeS3 } from '../../fakes/s3.ts'
import { makeEmptyDataDir, startStoryServer } from '../videos-server.ts'
import type { StoryServer } from '../videos-server.ts'

/** A process of the installation, with a data folder that no other one sees. */
export type Machine = StoryServer & { readonly dataDir: string }

/** Several machines on one PostgreSQL and one object store. */
export type Machines = {
  readonly store: FakeS3
  readonly databaseUrl: string
  start(role: 'web' | 'worker' | 'all', settings?: Record<string, string>): Promise<Machine>
  /** Stops whatever still runs. */
  end(): Promise<void>
}

export async function buildMachines(ownDatabaseUrl?: string): Promise<Machines> {
  const store = await startFakeS3()
  const databaseUrl = ownDatabaseUrl ?? (await buildPostgres(inject('postgresUrl')))
  const started: { machine: Machine; remove: () => Promise<void> }[] = []
  return {
    ...{ store, databaseUrl },
    start: async (role, settings = {}) => {
      const folder = await makeEmptyDataDir()
      const server = await startStoryServer(folder.dataDir, {
        ...{ ROLE: role, DATABASE_URL: databaseUrl, SECRET: 'the same secret for all these machines' },
        ...store.settings,
        ...settings,
      })
      const machine = { ...server, dataDir: folder.dataDir }
      started.push({ machine, remove: folder.remove })
      return machine
    },
    end: async () => {
      await Promise.all(started.map(({ machine }) => machine.stop()))
      for (const { remove } of started) await remove()
      await store.close()
    },
  }
}

/** What a machine logged, as parsed lines. */
export function readLog(machine: Machine, message: string): Record<string, unknown>[] {
  return machine
    .stderr()
    .split('\n')
    .filter((line) => line.includes(`"${message}"`))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}
