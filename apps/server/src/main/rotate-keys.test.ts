import { expect, test } from 'vitest'
import { buildServer } from '../../../../tests/builders/build-server.ts'
import { openGrant, sealGrant } from '../posting/channels/seal-grant.ts'
import { channels } from '../schema.ts'
import { loadSecrets, rotateSecret } from '../platform/secrets.ts'
import { COMMANDS } from './admin-commands.ts'
import type { AdminDeps } from './admin-commands.ts'

const NOW = new Date('2026-06-01T00:00:00Z')
const grant = {
  accessToken: 'act.one',
  accessExpiresAt: NOW,
  refreshToken: 'rft.one',
  endsAt: null,
  scopes: ['video.upload'],
}

test('new keys leave every channel connected, also after a rotation that died half-way', async () => {
  const server = await buildServer()
  const { db, config } = server.deps
  const client = await server.signUp()
  const { body } = await client.ask('GET', '/api/profile')
  const { id: userId } = body as { id: string }
  const sealed = sealGrant(loadSecrets(config.dataDir), 'channel-1', grant)
  await db.insert(channels).values({
    id: 'channel-1',
    userId,
    network: 'tiktok',
    accountId: 'open-1',
    name: 'Demo',
    username: 'demo',
    scopes: [],
    sealedGrant: sealed,
    accessExpiresAt: NOW,
    refreshedAt: NOW,
    connectedAt: NOW,
  })
  const read = async () => {
    const [row] = await db.select().from(channels)
    return openGrant(loadSecrets(config.dataDir), 'channel-1', row?.sealedGrant ?? '')
  }
  const rotate = COMMANDS['rotate-keys']
  // The command uses the database and the settings alone.
  const deps = { db, config } as AdminDeps
  expect(await rotate?.(deps, [], {})).toContain('1 channels were encrypted anew')
  expect(await read()).toEqual(grant)
  // The new secret is there, and the process died before anything was encrypted under it.
  rotateSecret(config.dataDir)
  expect(await rotate?.(deps, [], {})).not.toContain('could not be read')
  expect(await read()).toEqual(grant)
  expect(openGrant(loadSecrets(config.dataDir), 'channel-1', sealed)).toBeUndefined()
  expect((await client.ask('GET', '/api/profile')).status).toBe(401)
  await server.close()
})
