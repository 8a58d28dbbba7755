import { ERRORS, type Storyboard } from '@hookreel/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer, openIdleQueue, type BuiltServer } from '../../../../../tests/builders/build-server.ts'
import { ORDER } from '../../../../../tests/builders/build-video.ts'
import { makePreviewOf } from './make-preview.job.ts'
import type { PreviewEnd } from './previewer.ts'

const SLOW = { type: 'failed', code: 'words_too_slow', message: ERRORS.words_too_slow.message } as const
let end: PreviewEnd
let made = 0
let server: BuiltServer
beforeAll(async () => {
  server = await buildServer({
    openQueue: openIdleQueue(),
    previewer: {
      make: async () => {
        made += 1
        return end
      },
      keepPhoto: async () => ({ type: 'done' }),
      close: () => undefined,
    },
  })
})
afterAll(() => server?.close())

const preview = async (who: Awaited<ReturnType<BuiltServer['signUp']>>) => {
  const { body } = await who.ask('POST', '/api/storyboards', ORDER)
  const { id } = body as Storyboard
  await makePreviewOf(server.deps, id)
  return (await who.ask('GET', `/api/storyboards/${id}`)).body as Storyboard
}

test('whose previews ended their process three times within an hour has none made until it is over', async () => {
  const anna = await server.signUp()
  end = { ...SLOW, isTheirs: true }
  made = 0
  for (let n = 0; n < 3; n += 1)
    expect(await preview(anna)).toMatchObject({ status: 'failed', failure: SLOW.message })
  expect(await preview(anna)).toMatchObject({
    status: 'failed',
    failure: expect.stringContaining('within an hour'),
  })
  expect(made).toBe(3)
  end = { type: 'done' }
  expect(await preview(await server.signUp())).toMatchObject({ status: 'ready', failure: null })
  server.wait(3601)
  expect(await preview(anna)).toMatchObject({ status: 'ready', failure: null })
})

test('nobody is kept from previews because of what ended beside those of others', async () => {
  const anna = await server.signUp()
  end = { ...SLOW, isTheirs: false }
  made = 0
  for (let n = 0; n < 5; n += 1) await preview(anna)
  expect(made).toBe(5)
})
