import { createEmbeddedNarrator } from '@hookreel/crew'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildServer,
  openIdleQueue,
  type BuiltServer,
  type Client,
} from '../../../../tests/builders/build-server.ts'
import { ORDER } from '../../../../tests/builders/build-video.ts'
import { makePreviewOf } from '../storyboards/make-preview.job.ts'
import type { PreviewTask } from '../storyboards/preview-works.ts'

const SCRIPT =
  'ANNA: Why is the sky blue?\nBEN: Because air scatters blue light. It does so all day.\nANNA: And at dusk?'
const TALK = { ...ORDER, script: SCRIPT, voiceId: 'flite-slt' }

let server: BuiltServer
let user: Client
let previewed: PreviewTask['order'] | undefined
beforeAll(async () => {
  server = await buildServer({
    narrator: createEmbeddedNarrator({ espeakPath: '/nowhere/espeak-ng' }),
    openQueue: openIdleQueue(),
    previewer: {
      make: async ({ order }) => {
        previewed = order
        return { type: 'done' }
      },
      keepPhoto: async () => ({ type: 'done' }),
      close: () => undefined,
    },
  })
  user = await server.signUp()
})
afterAll(() => server.close())

const order = (speakers: object[]) => user.ask('POST', '/api/videos', { ...TALK, choices: { speakers } })

test('each name of an ordered film has a voice, the chosen one where one was chosen', async () => {
  const [ANNA, BEN] = [
    { name: 'ANNA', voiceId: 'flite-slt' },
    { name: 'BEN', voiceId: 'flite-rms' },
  ]
  expect((await order([])).body).toMatchObject({ script: SCRIPT, choices: { speakers: [ANNA, BEN] } })
  const chosen = { ...BEN, voiceId: 'flite-awb' }
  expect((await order([chosen])).body).toMatchObject({ choices: { speakers: [ANNA, chosen] } })
})

test('a voice that is not there, or says nothing, is refused with the name it was chosen for', async () => {
  for (const voiceId of ['flite-nobody', 'none', 'openai:nova'])
    expect(await order([{ name: 'BEN', voiceId }])).toMatchObject({
      status: 422,
      body: { error: { code: 'voice_unknown', fields: { speakers: expect.stringContaining('BEN') } } },
    })
})

test('a storyboard keeps the names at their lines, is spoken by the chosen voices, and hands both to its film', async () => {
  const speakers = [{ name: 'BEN', voiceId: 'flite-awb' }]
  const { body, status } = await user.ask('POST', '/api/storyboards', { ...TALK, speakers })
  expect(status).toBe(201)
  const board = body as { id: string; script: string; scenes: { narration: string }[]; speakers: object[] }
  expect(board.speakers).toEqual(speakers)
  expect(board.scenes[0]?.narration).toMatch(/^ANNA: Why is the sky blue\?/)
  await makePreviewOf(server.deps, board.id)
  expect(previewed?.speakers).toEqual([{ name: 'ANNA', voiceId: 'flite-slt' }, ...speakers])
  const { body: film } = await user.ask('POST', '/api/videos', { ...TALK, storyboardId: board.id })
  expect(film).toMatchObject({ script: board.script, choices: { speakers: previewed?.speakers } })
  const changed = await user.ask('PATCH', `/api/storyboards/${board.id}`, { speakers: [] })
  expect(changed.body).toMatchObject({ status: 'making', voice: null, speakers: [] })
})
