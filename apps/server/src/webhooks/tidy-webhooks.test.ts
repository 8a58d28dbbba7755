import { WEBHOOK_DELIVERIES_SHOWN } from '@hookreel/contract'
import { and, count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTry } from '../../../../tests/builders/build-job.ts'
import { readId } from '../../../../tests/builders/build-settings.ts'
import { addWebhook, buildWebhooks } from '../../../../tests/builders/build-webhooks.ts'
import type { WebhookWorld } from '../../../../tests/builders/build-webhooks.ts'
import { describeOnDatabases } from '../../../../tests/describe-on-databases.ts'
import { webhookDeliveries } from '../schema.ts'
import { TIDY_WEBHOOKS } from './tidy-webhooks.job.ts'

const KEPT = 4 * WEBHOOK_DELIVERIES_SHOWN

describeOnDatabases('on %s', (postgresUrl) => {
  let world: WebhookWorld
  beforeAll(async () => {
    world = await buildWebhooks({}, postgresUrl)
  })
  afterAll(() => world.server.close())

  test('of each webhook the log keeps the newest messages, what waits to be sent, and none that is a month old', async () => {
    const { db, clock } = world.server.deps
    const user = await world.server.signUp('log@example.org')
    const userId = await readId(user)
    const { webhook: busy } = await addWebhook(user, 'http://127.0.0.1:1/busy')
    const { webhook: quiet } = await addWebhook(user, 'http://127.0.0.1:1/quiet')
    const now = clock.now().getTime()
    const write = (webhookId: string, name: string, state: 'delivered' | 'waiting', minutesAgo: number) => ({
      webhookId,
      userId,
      eventKey: name,
      messageId: name,
      type: 'video.ready' as const,
      body: '{}',
      state,
      createdAt: new Date(now - minutesAgo * 60_000),
    })
    const log = Array.from({ length: KEPT + 50 }, (_, at) => write(busy.id, `sent ${at}`, 'delivered', at))
    await db
      .insert(webhookDeliveries)
      .values([
        ...log,
        write(busy.id, 'waits', 'waiting', 10_000),
        write(quiet.id, 'sent', 'delivered', 20_000),
        write(quiet.id, 'sent long ago', 'delivered', 31 * 1440),
      ])

    await TIDY_WEBHOOKS.run(world.server.deps, {}, buildTry())

    const countKept = async (webhookId: string, name?: string) => {
      const named = name === undefined ? undefined : eq(webhookDeliveries.eventKey, name)
      const [kept] = await db
        .select({ n: count() })
        .from(webhookDeliveries)
        .where(and(eq(webhookDeliveries.webhookId, webhookId), named))
      return kept?.n
    }
    expect(await countKept(busy.id)).toBe(KEPT + 1)
    expect(await countKept(busy.id, 'waits')).toBe(1)
    expect(await countKept(busy.id, `sent ${KEPT - 1}`)).toBe(1)
    expect(await countKept(busy.id, `sent ${KEPT}`)).toBe(0)
    expect(await countKept(quiet.id, 'sent')).toBe(1)
    expect(await countKept(quiet.id)).toBe(1)
  })
})
