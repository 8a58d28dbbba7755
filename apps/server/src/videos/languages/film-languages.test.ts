import { HOUR_MS } from '@hookreel/contract'
import type { FilmLanguages, Video } from '@hookreel/contract'
import { createEmbeddedNarrator, ProviderError } from '@hookreel/crew'
import type { Delivery } from '@hookreel/film'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { buildClient, buildServer, openIdleQueue } from '../../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../../tests/builders/build-server.ts'
import { beepingNarrator } from '../../../../../tests/builders/build-stand-ins.ts'
import { ORDER } from '../../../../../tests/builders/build-video.ts'
import type { Narrator, Translator } from '@hookreel/crew'
import { recordingVoiceId } from '@hookreel/film'
import { sounds } from '../../schema.ts'
import { planFilmLength } from '../ordering/estimate-making.ts'
import { explainFailure } from '../renders/explain-failure.ts'
import { failVideo } from '../renders/fail-video.ts'
import { filmJobOf, MAKE_SERVICE_VIDEO, MAKE_VIDEO } from '../renders/film-job.ts'
import { listSteps, saveStep } from '../renders/steps.queries.ts'
import { findVideo } from '../videos.queries.ts'
import type { VideoRow } from '../videos.queries.ts'
import { videos, videoSteps } from '../video-schema.ts'
import { longestVersion } from './longest-version.ts'
import { translateFilm } from './translate-film.ts'

type Asked = { status: number; body: unknown }

const PRICE = 13
let server: BuiltServer
let ada: Client
let film: Video

beforeAll(async () => {
  server = await buildServer({ narrator: withSilence, openQueue: openIdleQueue() })
  ada = await server.signUp()
  film = await finishFilm(ada)
})
afterAll(() => server.close())

/** Two voices, two more of another language, and none. */
const withSilence: Narrator = {
  ...beepingNarrator,
  listVoices: async () => [
    ...(await beepingNarrator.listVoices()),
    ...(await createEmbeddedNarrator().listVoices()).filter(({ id }) => id === 'none'),
    ...(['es-eva', 'es-leo'] as const).map((id) => ({
      ...{ id, name: id, language: 'Spanish', accent: '', description: '' },
      gender: id === 'es-eva' ? ('female' as const) : ('male' as const),
    })),
  ],
}

/** A film of this user that is finished, and of which something is kept. */
async function finishFilm(user: Client, change: Partial<VideoRow> = {}): Promise<Video> {
  const { body } = (await user.ask('POST', '/api/videos', ORDER)) as { body: Video }
  const { db, clock } = server.deps
  const partsKeptUntil = new Date(clock.now().getTime() + HOUR_MS)
  await db
    .update(videos)
    .set({ status: 'completed', partsKeptUntil, ...change })
    .where(eq(videos.id, body.id))
  const step = { step: 'segment', inputHash: 'x', data: { value: 1, sizes: [] }, files: [], tookMs: 1 }
  await db.insert(videoSteps).values({ ...step, videoId: body.id, createdAt: clock.now() })
  return body
}

const read = async (user: Client, { id }: Video) =>
  (await user.ask('GET', `/api/videos/${id}/languages`)) as Asked
const order = (user: Client, { id }: Video, body: object, headers = {}) =>
  user.ask('POST', `/api/videos/${id}/languages`, body, headers) as Promise<Asked & { body: Video }>
const withTranslator = (translator: Translator, user: Client = ada) =>
  buildClient(createApp({ ...server.deps, translator }), user.cookie)
const toSpanish: Translator = async ({ texts }) => ({
  texts: texts.map((text) => (text === '' ? '' : `Hola ${text}`)),
  writtenBy: 'OpenAI',
})
const balanceOf = async (user: Client) =>
  ((await user.ask('GET', '/api/credits')).body as { balance: number }).balance
const typed = async () =>
  ((await read(ada, film)).body as FilmLanguages).narrations.map((text) => `Hola. ${text}`)
const WITHOUT_VOICE = { language: 'Arabic', voiceId: 'none' }

describe('a finished video in another language', () => {
  test('is offered with who speaks which, what it costs, and whether anything translates', async () => {
    const { status, body } = await read(ada, film)
    expect([status, body]).toMatchObject([
      200,
      { first: null, versions: [], language: 'English', canTranslate: false, credits: PRICE },
    ])
    const { languages, voices, narrations } = body as FilmLanguages
    expect(languages).toContain('Arabic')
    expect(languages).not.toContain('English')
    expect(voices.map(({ id }) => id)).toContain(ORDER.voiceId)
    expect(narrations.join(' ')).toBe(film.script)
    expect((await read(withTranslator(toSpanish), film)).body).toMatchObject({ canTranslate: true })
  })

  test('is ordered with a translation of one’s own, once for each key, and held for half the price of a film', async () => {
    const before = await balanceOf(ada)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const asked = { ...WITHOUT_VOICE, narrations: await typed(), title: 'حقائق' }
    const { status, body } = await order(ada, film, asked, key)
    expect([status, body]).toMatchObject([
      201,
      {
        ...{ title: 'حقائق', script: (await typed()).join(' '), credits: PRICE, changeOf: film.id },
        language: { name: 'Arabic', isTranslating: false },
      },
    ])
    expect((await order(ada, film, asked, key)).body.id).toBe(body.id)
    expect((await order(ada, film, { ...asked, title: 'x' }, key)).body).toMatchObject({
      error: { code: 'idempotency_conflict' },
    })
    expect(await balanceOf(ada)).toBe(before - PRICE)
    const row = await findVideo(server.deps.db, body.id)
    // What each picture was made from stays.
    expect(row?.choices.storyboard?.scenes.map(({ drawnFrom }) => drawnFrom).join(' ')).toBe(film.script)
    expect(row?.choices.storyboard?.about).toEqual({ title: film.title, script: film.script })
    await ada.ask('POST', `/api/videos/${body.id}/cancel`)
    expect(await balanceOf(ada)).toBe(before)
  })

  test('has voices of its language where scenes had one of their own', async () => {
    const user = await server.signUp()
    const first = await finishFilm(user)
    const row = await findVideo(server.deps.db, first.id)
    const told = ((await read(user, first)).body as FilmLanguages).narrations
    const drawing = { seed: 1, index: 0, sceneCount: told.length, earlierSubjects: [] }
    const slow: Delivery = { pace: 0.85, pauseSeconds: 0, stresses: [], voiceId: 'flite-rms' }
    const scenes = told.map((narration, at) => ({
      ...{ narration, drawing, upload: null },
      ...(at === 0 && { delivery: slow }),
    }))
    const about = { title: first.title, script: first.script }
    const storyboard = { id: 'board', about, pace: null, silences: null, scenes }
    await server.deps.db
      .update(videos)
      .set({ choices: { ...(row ?? expect.fail()).choices, storyboard } })
      .where(eq(videos.id, first.id))
    const narrations = told.map((text) => `Hola. ${text}`)
    const { body, status } = await order(user, first, { language: 'Spanish', voiceId: 'es-eva', narrations })
    expect(status).toBe(201)
    const version = await findVideo(server.deps.db, body.id)
    const said = version?.choices.storyboard?.scenes.map(({ delivery }) => delivery)
    expect(said).toMatchObject([{ pace: 0.85, voiceId: 'es-leo' }, ...told.slice(1).map(() => undefined)])
  })

  test('with a translation of one’s own is about as long as the first one, whose price it has, also said in digits', async () => {
    const user = await server.signUp()
    const first = await finishFilm(user)
    const before = await balanceOf(user)
    const told = ((await read(user, first)).body as FilmLanguages).narrations
    const spoken = { language: 'English', voiceId: ORDER.voiceId }
    for (const [wish, long] of [
      [WITHOUT_VOICE, 'It goes on and on. '.repeat(60)],
      [spoken, 'In 777,777,777 days. '.repeat(30)],
    ] as const) {
      const narrations = told.map((text, at) => (at === 0 ? long : text))
      const { status, body } = await order(user, first, { ...wish, narrations })
      expect([status, body]).toMatchObject([
        422,
        { error: { code: 'invalid_input', fields: { narrations: expect.stringContaining('Shorten it') } } },
      ])
    }
    expect(await balanceOf(user)).toBe(before)
  })

  test('by a recording of one’s own is about as long as the first one, too, and so is one whose scenes are said with pauses', async () => {
    const user = await server.signUp()
    const first = await finishFilm(user)
    const before = await balanceOf(user)
    const { db } = server.deps
    const row = await findVideo(db, first.id)
    if (!row) throw new Error('the film is gone')
    const sound = {
      userId: row.userId,
      kind: 'voice',
      name: 'long',
      sizeBytes: 1,
      hash: 'x',
      terms: null,
    } as const
    const [long] = await db
      .insert(sounds)
      .values({ ...sound, id: crypto.randomUUID(), seconds: 900 })
      .returning()
    const voiceId = recordingVoiceId({ soundId: long?.id ?? '', seconds: 900 })
    const spoken = await order(withTranslator(toSpanish, user), first, { language: 'Spanish', voiceId })
    expect(spoken).toMatchObject({
      status: 422,
      body: { error: { fields: { voiceId: expect.stringContaining('takes about 900 seconds') } } },
    })
    // Many short scenes, each said slowly and with the longest pause: the version has those, too.
    const narrations = Array.from({ length: 30 }, (_, at) => `Word ${at}.`)
    const drawing = { seed: 1, index: 0, sceneCount: 30, earlierSubjects: [] }
    const delivery = { pace: 0.85, pauseSeconds: 1.2, stresses: [] } as const
    const scenes = narrations.map((narration) => ({
      narration,
      drawing,
      upload: null,
      delivery: { ...delivery, stresses: [] },
    }))
    const about = { title: first.title, script: first.script }
    const storyboard = { id: 'x', about, pace: null, silences: null, scenes }
    const told = narrations.join(' ')
    const choices = { ...row.choices, storyboard }
    await db.update(videos).set({ script: told, choices }).where(eq(videos.id, first.id))
    const longest = longestVersion({ ...row, script: told, choices })
    const words = narrations.map((text, at) => (at === 0 ? 'It goes on and on. '.repeat(45) : text))
    const plain = planFilmLength({ ...row, voiceId: 'none', script: words.join(' '), choices: {} })
    expect(plain.seconds).toBeLessThan(longest)
    const paused = await order(user, first, { ...WITHOUT_VOICE, narrations: words })
    expect(paused).toMatchObject({ status: 422, body: { error: { code: 'invalid_input' } } })
    expect(await balanceOf(user)).toBe(before)
  })

  test('is shown to the moderation with its title, in which its language stands', async () => {
    const seen: string[] = []
    const moderate = async (texts: readonly string[]) => void seen.push(...texts)
    const user = await server.signUp()
    const first = await finishFilm(user)
    const watched = buildClient(createApp({ ...server.deps, moderate }), user.cookie)
    const narrations = await typed()
    await order(watched, first, { ...WITHOUT_VOICE, language: 'Vile words', narrations })
    expect(seen).toContain(`${first.title} (Vile words)`)
  })

  test('is refused with the reason: no translator, no voice, too few lines, what is not there', async () => {
    const codeOf = async (answer: Promise<Asked>) => {
      const { status, body } = await answer
      return [status, (body as { error: { code: string } }).error.code]
    }
    expect(await codeOf(order(ada, film, WITHOUT_VOICE))).toEqual([422, 'translation_unavailable'])
    const translated = withTranslator(toSpanish)
    const spoken = { language: 'Arabic', voiceId: ORDER.voiceId }
    const { body } = await order(translated, film, spoken)
    expect(body).toMatchObject({
      error: { code: 'voice_unknown', message: expect.stringContaining('No voice here speaks Arabic') },
    })
    expect(await codeOf(order(translated, film, { ...spoken, voiceId: 'nobody' }))).toEqual([
      422,
      'voice_unknown',
    ])
    expect(await codeOf(order(ada, film, { ...WITHOUT_VOICE, narrations: ['Hola.'] }))).toEqual([
      422,
      'invalid_input',
    ])
    const many = { ...WITHOUT_VOICE, glossary: Array.from({ length: 51 }, (_, n) => `w${n}`) }
    expect(await codeOf(order(translated, film, many))).toEqual([422, 'invalid_input'])
    expect(await codeOf(order(translated, film, { ...WITHOUT_VOICE, language: '' }))).toEqual([
      422,
      'invalid_input',
    ])
    const eve = await server.signUp()
    expect(await codeOf(order(eve, film, WITHOUT_VOICE))).toEqual([404, 'video_not_found'])
    expect((await read(eve, film)).status).toBe(404)
    expect((await read(server.stranger, film)).status).toBe(401)
    expect((await order(server.stranger, film, WITHOUT_VOICE)).status).toBe(401)
    const { body: queued } = (await eve.ask('POST', '/api/videos', ORDER)) as { body: Video }
    expect(await codeOf(order(eve, queued, WITHOUT_VOICE))).toEqual([409, 'video_not_ready'])
  })

  test('is refused where its pictures would have to be paid again, and drawn again where they were drawn', async () => {
    const user = await server.signUp()
    const drawn = await finishFilm(user, { partsKeptUntil: null })
    const narrations = await typed()
    expect((await order(user, drawn, { ...WITHOUT_VOICE, narrations })).status).toBe(201)
    const row = await findVideo(server.deps.db, drawn.id)
    if (!row) throw new Error('the film is gone')
    const choices = { ...row.choices, pictures: 'generated' as const }
    await server.deps.db.update(videos).set({ choices }).where(eq(videos.id, drawn.id))
    const { body } = await order(user, drawn, { ...WITHOUT_VOICE, narrations })
    expect(body).toMatchObject({ error: { code: 'video_not_kept' } })
  })

  test('of a version is one of the first video, and each knows the others', async () => {
    const user = await server.signUp()
    const first = await finishFilm(user)
    const narrations = await typed()
    const one = (await order(user, first, { ...WITHOUT_VOICE, narrations })).body
    await server.deps.db.update(videos).set({ status: 'completed' }).where(eq(videos.id, one.id))
    const other = (await order(user, one, { ...WITHOUT_VOICE, language: 'Hebrew', narrations })).body
    expect(other).toMatchObject({ changeOf: first.id, title: `${first.title} (Hebrew)` })
    expect((await read(user, one)).body).toMatchObject({
      ...{ first: { id: first.id }, language: 'Arabic' },
      versions: [{ id: other.id, language: 'Hebrew', status: 'queued' }],
    })
  })
})

describe('the translation of a version', () => {
  const KNOWN = { language: 'Spanish', voiceId: 'none', glossary: ['Venus'] }

  /** A version whose making has begun. */
  async function begin(translator: Translator): Promise<VideoRow> {
    const user = await server.signUp()
    const first = await finishFilm(user)
    const { body } = await order(withTranslator(translator, user), first, KNOWN)
    const [row] = await server.deps.db
      .update(videos)
      .set({ status: 'processing', claim: 'job 1' })
      .where(eq(videos.id, body.id))
      .returning()
    if (!row) throw new Error('the version is gone')
    return row
  }
  const never = new AbortController().signal
  const translate = (row: VideoRow, translator: Translator, signal = never) =>
    translateFilm({ ...server.deps, translator }, row, signal)

  test('is waited for beside other films, and not in the lane of those that are composed', async () => {
    const row = await begin(toSpanish)
    expect(filmJobOf(server.deps, row).name).toBe(MAKE_SERVICE_VIDEO.name)
    const done = await translate(row, toSpanish)
    expect(filmJobOf(server.deps, 'video' in done ? done.video : row).name).toBe(MAKE_VIDEO.name)
  })

  test('is asked for once: what was answered is remembered before it is used', async () => {
    let asked = 0
    const counting: Translator = async (request) => {
      asked += 1
      expect(request).toMatchObject({ language: 'Spanish', glossary: ['Venus'] })
      return toSpanish(request)
    }
    const row = await begin(counting)
    const done = await translate(row, counting)
    expect(done).toMatchObject({
      video: { title: 'Hola Space facts', script: expect.stringMatching(/^Hola Venus/) },
    })
    // As if its process had been killed before its words were written.
    await server.deps.db
      .update(videos)
      .set({ title: row.title, script: row.script, choices: row.choices })
      .where(eq(videos.id, row.id))
    const { title, script } = 'video' in done ? done.video : row
    expect(await translate(row, counting)).toMatchObject({ video: { title, script } })
    expect(asked).toBe(1)
    const steps = await listSteps(server.deps.db, row.id)
    expect(steps.filter(({ step }) => step === 'translate')).toHaveLength(1)
  })

  test('and what a service spoke of it are not paid again when the version failed and is ordered once more', async () => {
    let asked = 0
    const counting: Translator = async (request) => {
      asked += 1
      return toSpanish(request)
    }
    const deps = { ...server.deps, translator: counting, narrator: { ...withSilence, isCostly: () => true } }
    const user = await server.signUp()
    const first = await finishFilm(user)
    const client = buildClient(createApp(deps), user.cookie)
    const begun = async () => {
      const { body } = await order(client, first, { language: 'Spanish', voiceId: 'es-eva' })
      const change = { status: 'processing', claim: 'job 1' } as const
      const [row] = await deps.db.update(videos).set(change).where(eq(videos.id, body.id)).returning()
      return row ?? expect.fail()
    }
    const failed = await begun()
    const done = await translateFilm(deps, failed, never)
    const result = { data: { value: 1, sizes: [] }, files: ['voices/a.wav'], tookMs: 1 }
    await saveStep(deps.db, failed.id, { step: 'voice', inputHash: 'spoken', result })
    await failVideo(deps, failed.id, { code: 'voice_failed', message: 'It failed.' }, failed)
    const again = await begun()
    expect(await translateFilm(deps, again, never)).toMatchObject({
      video: { script: 'video' in done ? done.video.script : '' },
    })
    expect(asked).toBe(1)
    const known = await listSteps(deps.db, again.id)
    expect(known.filter(({ step }) => step === 'voice').map(({ inputHash }) => inputHash)).toEqual(['spoken'])
  })

  test('that was refused is asked for anew when the version is ordered once more', async () => {
    const endless: Translator = async ({ texts }) => ({
      texts: texts.map((text) => (text === '' ? '' : 'In 777,777,777 days. '.repeat(9))),
      writtenBy: 'x',
    })
    const row = await begin(toSpanish)
    expect(await translate(row, endless)).toMatchObject({ type: 'failed', code: 'translation_refused' })
    const steps = await listSteps(server.deps.db, row.id)
    expect(steps.filter(({ step }) => step === 'translate')).toEqual([])
  })

  test('that fails says why, and one that nobody wants any more ends', async () => {
    const failing: Translator = async () => {
      throw new ProviderError('openai', 'slow', 'OpenAI did not answer.')
    }
    const row = await begin(toSpanish)
    const failed = await translate(row, failing)
    expect(failed).toMatchObject({ type: 'failed' })
    if (!('type' in failed) || failed.type !== 'failed') throw new Error('it did not fail')
    expect(explainFailure(failed)).toMatchObject({
      ...{ code: 'translation_failed', isFinal: false, message: 'OpenAI did not answer.' },
    })
    const stop = new AbortController()
    const stopping: Translator = async (_request, signal) => {
      stop.abort()
      signal?.throwIfAborted()
      throw new Error('it was not told to stop')
    }
    expect(await translate(row, stopping, stop.signal)).toEqual({ type: 'killed' })
    // Nobody is asked any more.
    expect(await translate(row, failing, stop.signal)).toEqual({ type: 'killed' })
    const endless: Translator = async ({ texts }) => ({
      texts: texts.map((text) => (text === '' ? '' : 'In 777,777,777 days. '.repeat(9))),
      writtenBy: 'x',
    })
    expect(await translate(row, endless)).toMatchObject({
      ...{ type: 'failed', code: 'translation_refused' },
      message: expect.stringContaining('far longer'),
    })
    await server.deps.db.delete(videoSteps).where(eq(videoSteps.videoId, row.id))
    const blank: Translator = async ({ texts }) => ({ texts: texts.map(() => '[name]'), writtenBy: 'x' })
    expect(await translate(row, blank)).toMatchObject({ type: 'failed', code: 'translation_refused' })
  })

  test('is not asked for when the pictures are gone with the first video', async () => {
    const row = await begin(toSpanish)
    const choices = { ...row.choices, pictures: 'generated' as const }
    const gone = await translate({ ...row, changeOf: null, choices }, toSpanish)
    expect(gone).toMatchObject({ type: 'failed', code: 'origin_gone' })
    if (!('type' in gone) || gone.type !== 'failed') throw new Error('it did not fail')
    expect(explainFailure(gone)).toMatchObject({ code: 'picture_failed', isFinal: true })
    expect(await translate({ ...row, changeOf: null }, toSpanish)).toHaveProperty('video')
  })

  test('is not written into a video that somebody else makes by now', async () => {
    const row = await begin(toSpanish)
    await server.deps.db.update(videos).set({ claim: 'job 2' }).where(eq(videos.id, row.id))
    expect(await translate(row, toSpanish)).toEqual({ type: 'killed' })
    expect((await findVideo(server.deps.db, row.id))?.script).toBe(row.script)
  })
})
