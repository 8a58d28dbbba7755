import type { Storyboard } from '@hookreel/contract'
import { createEmbeddedNarrator } from '@hookreel/crew'
import type { Narrator } from '@hookreel/crew'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buildServer,
  openIdleQueue,
  type BuiltServer,
  type Client,
} from '../../../../../tests/builders/build-server.ts'
import { ORDER } from '../../../../../tests/builders/build-video.ts'
import { makePreviewOf } from '../../storyboards/preview/make-preview.job.ts'
import type { PreviewTask } from '../../storyboards/preview/preview-tasks.ts'

const SCRIPT =
  'ANNA: Why is the sky blue?\nBEN: Because air scatters blue light. It does so all day.\nANNA: And at dusk?'
const TALK = { ...ORDER, script: SCRIPT, voiceId: 'flite-slt' }

const embedded = createEmbeddedNarrator({ espeakPath: '/nowhere/espeak-ng' })
const OTHERS = [
  { id: 'flite-fifth', language: 'English (US)' },
  { id: 'flite-marie', language: 'French' },
  { id: 'openai:nova', language: 'English (US)' },
]
/** Four voices, a fifth, one of another language, and one of a service. */
const narrator: Narrator = {
  ...embedded,
  listVoices: async () => [
    ...(await embedded.listVoices()),
    ...OTHERS.map((own) => ({
      ...own,
      name: own.id,
      gender: 'female' as const,
      accent: '',
      description: '',
    })),
  ],
  canSpeak: (text, voiceId) =>
    embedded.canSpeak(text, OTHERS.some(({ id }) => id === voiceId) ? 'flite-slt' : voiceId),
}

let server: BuiltServer
let user: Client
let previewed: PreviewTask['order'] | undefined
beforeAll(async () => {
  server = await buildServer({
    narrator,
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

describe('the voice of a scene', () => {
  const SENTENCES = [
    'The old harbour sleeps tonight under a low and yellow moon, as it always did before the war.',
    'Its bells carry far over the black water, where not one ship has been seen for thirty years.',
    'Nobody in the town would ever say who rings them, or who it was that hung them up there.',
    'The old women say that the sea itself does it, because it has lost so many of its children.',
    'Listen to them yourself when the wind has gone, and tell me then that nobody is out there.',
  ]
  const PLAIN = { ...TALK, script: SENTENCES.join(' '), duration: 'script' }
  const USUAL = { pace: 1, pauseSeconds: 0, stresses: [] }
  const open = async (order: object = PLAIN) =>
    (await user.ask('POST', '/api/storyboards', order)).body as Storyboard
  /** The scenes with these voices; null: as the film. */
  const giving = ({ scenes }: Storyboard, voices: readonly (string | null)[]) =>
    scenes.map(({ id, narration, seed, upload }, at) => {
      const voiceId = voices[at]
      return { id, narration, seed, upload, delivery: { ...USUAL, ...(voiceId && { voiceId }) } }
    })
  const change = (board: Storyboard, body: object) => user.ask('PATCH', `/api/storyboards/${board.id}`, body)
  const give = (board: Storyboard, voices: readonly (string | null)[]) =>
    change(board, { scenes: giving(board, voices) })
  const voicesOf = (board: unknown) =>
    (board as Storyboard).scenes.map(({ delivery }) => delivery.voiceId ?? null)

  test('is kept, spoken in the preview, goes into the order, and is taken back', async () => {
    const board = await open()
    const saved = await give(board, [null, 'flite-rms'])
    expect([saved.status, saved.body]).toMatchObject([200, { status: 'making', voice: null }])
    expect(voicesOf(saved.body)).toEqual([null, 'flite-rms', null, null, null])
    await makePreviewOf(server.deps, board.id)
    expect(previewed?.scenes.map(({ delivery }) => delivery?.voiceId)).toEqual([
      ...[undefined, 'flite-rms', undefined, undefined, undefined],
    ])
    const { body: film } = await user.ask('POST', '/api/videos', { ...PLAIN, storyboardId: board.id })
    const { rows } = await server.deps.db.execute<{ said: object[] }>(
      `select jsonb_path_query_array(choices, '$.storyboard.scenes[*].delivery') as said
       from videos where id = '${(film as { id: string }).id}'`,
    )
    expect(rows[0]?.said).toEqual([{ ...USUAL, voiceId: 'flite-rms' }])
    expect(voicesOf((await give(board, [])).body)).toEqual([null, null, null, null, null])
  })

  test('that would be the fifth is refused, in a storyboard and in an order of it', async () => {
    const board = await open()
    const four = ['flite-rms', 'flite-awb', 'flite-kal', null, null]
    expect((await give(board, four)).status).toBe(200)
    const refused = await give(board, ['flite-rms', 'flite-awb', 'flite-kal', 'flite-fifth', null])
    expect(refused).toMatchObject({
      status: 422,
      body: { error: { code: 'voices_too_many', message: expect.stringContaining('four voices') } },
    })
    expect(voicesOf((await user.ask('GET', `/api/storyboards/${board.id}`)).body)).toEqual(four)
    // The film's own voice, given to a scene, is no other one; an order with another one has five.
    expect((await give(board, ['flite-rms', 'flite-awb', 'flite-kal', 'flite-slt', null])).status).toBe(200)
    const order = { ...PLAIN, storyboardId: board.id, voiceId: 'flite-fifth' }
    expect(await user.ask('POST', '/api/videos', order)).toMatchObject({
      status: 422,
      body: { error: { code: 'voices_too_many' } },
    })
  })

  test('is one that goes with the film: of its language and its place, and there', async () => {
    const board = await open()
    for (const voiceId of ['flite-nobody', 'none', 'openai:nova', 'flite-marie', 'own:1:4'])
      expect(await give(board, [null, voiceId])).toMatchObject({
        status: 422,
        body: { error: { code: 'voice_unknown', message: expect.stringContaining('scene 2') } },
      })
    const stranger = await server.signUp()
    const scenes = giving(board, ['flite-rms'])
    expect((await stranger.ask('PATCH', `/api/storyboards/${board.id}`, { scenes })).status).toBe(404)
  })

  test('of a page that is behind does not undo what another page chose', async () => {
    const board = await open()
    const was = { scenes: giving(board, []) }
    expect((await give(board, ['flite-rms'])).status).toBe(200)
    const other = await change(board, { scenes: giving(board, [null, 'flite-awb']), was })
    expect([other.status, voicesOf(other.body)]).toEqual([200, ['flite-rms', 'flite-awb', null, null, null]])
    expect(await change(board, { scenes: giving(board, ['flite-kal']), was })).toMatchObject({
      status: 409,
      body: { error: { code: 'changed_elsewhere' } },
    })
    // Four are two by now: what each page may do alone is too much together.
    const more = giving(board, [null, null, 'flite-kal', 'flite-fifth'])
    expect(await change(board, { scenes: more, was })).toMatchObject({
      body: { error: { code: 'voices_too_many' } },
    })
  })

  test('gives way to one that goes with the film’s when that changes, and waits where nobody speaks', async () => {
    const board = await open()
    await give(board, ['flite-rms', null, 'flite-slt'])
    const silent = await change(board, { voiceId: 'none' })
    expect([silent.status, voicesOf(silent.body).slice(0, 3)]).toEqual([
      200,
      ['flite-rms', null, 'flite-slt'],
    ])
    const again = await change(board, { voiceId: 'flite-awb' })
    expect(voicesOf(again.body).slice(0, 3)).toEqual(['flite-rms', null, 'flite-slt'])
    const service = await change(board, { voiceId: 'openai:nova' })
    expect([service.status, voicesOf(service.body)]).toEqual([200, [null, null, null, null, null]])
  })

  test('speaks the lines of names, too', async () => {
    const board = await open(TALK)
    const count = board.scenes.length
    const saved = await give(
      board,
      board.scenes.map(() => 'flite-kal'),
    )
    expect([saved.status, voicesOf(saved.body)]).toEqual([
      200,
      Array.from({ length: count }, () => 'flite-kal'),
    ])
  })
})
