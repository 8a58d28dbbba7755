import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildServer, openIdleQueue } from './build-server.ts'
import type { BuiltServer, Client } from './build-server.ts'
import { videos } from '../../apps/server/src/schema.ts'
import { readOutbox } from '../../apps/server/src/platform/mail/read-outbox.ts'
import { buildVideoRow } from './build-video.ts'

export type Ordered = { readonly name: string; readonly data: object }

/** A server whose queue only remembers what was ordered; for tests. */
export async function buildSettings(
  postgresUrl?: string,
  environment: Record<string, string> = {},
): Promise<{ server: BuiltServer; ordered: Ordered[] }> {
  const ordered: Ordered[] = []
  const server = await buildServer({
    environment,
    ...(postgresUrl === undefined ? {} : { postgresUrl }),
    openQueue: openIdleQueue(async (_on, name, data) => {
      ordered.push({ name, data })
    }),
  })
  return { server, ordered }
}

export async function readId(client: Client): Promise<string> {
  const { body } = await client.ask('GET', '/api/profile')
  return (body as { id: string }).id
}

type Video = typeof videos.$inferInsert

/** A finished video in the database and the storage, as if it had been made. */
export async function keepVideo(
  { deps }: BuiltServer,
  userId: string,
  change: Partial<Video> = {},
  film: Uint8Array = Buffer.from('a film'),
): Promise<string> {
  const id = randomUUID()
  const key = `user-videos/${userId}/${id}.mp4`
  const posterKey = `user-videos/${userId}/${id}.jpg`
  const file = join(deps.config.dataDir, 'film')
  await writeFile(file, film)
  await deps.storage.putFile(key, file)
  await deps.storage.putFile(posterKey, file)
  const video = buildVideoRow(userId, {
    id,
    title: 'Deep sea',
    status: 'completed',
    durationSeconds: 15,
    fileSize: film.length,
    filmKey: key,
    downloadKey: key,
    posterKey,
    createdAt: deps.clock.now(),
    ...change,
  })
  await deps.db.insert(videos).values(video)
  return id
}

/** Mails in the outbox to an address, the oldest first. */
export async function readMails(
  { deps }: BuiltServer,
  to: string,
): Promise<{ subject: string; text: string }[]> {
  const mails = await readOutbox(join(deps.config.dataDir, 'outbox'))
  return mails
    .filter((mail) => mail.to?.[0]?.address === to)
    .map((mail) => ({ subject: mail.subject ?? '', text: mail.text ?? '' }))
}
