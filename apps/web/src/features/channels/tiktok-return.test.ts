import { expect, test } from 'vitest'
import { finishReturn } from './tiktok-return.ts'

const returnWith = (error: string) => finishReturn({ code: null, state: null, scopes: null, error })

test('the name of a refusal is told', async () => {
  await expect(returnWith('access_denied')).rejects.toThrow('Authorization failed: access_denied')
})

test.each(['Your account is locked. Call 555 0100.', 'see https://evil.example', 'x'.repeat(41), 'a‮b'])(
  'a link that anybody made says nothing in the name of the page: %s',
  async (error) => {
    await expect(returnWith(error)).rejects.toThrow(/^An unexpected error occurred/)
  },
)
