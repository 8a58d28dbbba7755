import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { BuiltServer } from './build-server.ts'

/** Sets how much of a limit (by its name and key) was taken: a test does not do five hundred times what it counts. */
export async function useUpLimit({ deps }: BuiltServer, name: string, key: string, count: number) {
  const keyHash = createHash('sha256').update(`${name} ${key}`).digest('base64url')
  const endsAt = new Date(deps.clock.now().getTime() + 86_400_000)
  await deps.db.execute(
    sql`insert into rate_limits (key_hash, count, ends_at) values (${keyHash}, ${count}, ${endsAt.toISOString()})
      on conflict (key_hash) do update set count = ${count}, ends_at = ${endsAt.toISOString()}`,
  )
}
