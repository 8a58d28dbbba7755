import { getProfile as endpoint, type Profile } from '@hookreel/contract'
import { expect, test } from 'vitest'
import { buildServer } from '../../../../tests/builders/build-server.ts'
import { getProfile } from './get-profile.ts'
import { presentProfile } from './present-profile.ts'

test('a profile shows what the contract names, and no other column of its row', async () => {
  const server = await buildServer()
  try {
    const user = await server.signUp()
    const shown = (await user.ask('GET', '/api/profile')).body as Profile
    const named = Object.keys(endpoint.output.shape).toSorted()
    expect(Object.keys(shown).toSorted()).toEqual(named)
    const row = { ...(await getProfile(server.deps.db, shown.id)), riskScore: 7 }
    const presented = presentProfile(row, { id: shown.id, email: shown.email, name: shown.fullName })
    expect(presented).toEqual(shown)
  } finally {
    await server.close()
  }
})
