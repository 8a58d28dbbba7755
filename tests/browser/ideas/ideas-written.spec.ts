import { expect, test } from '@playwright/test'
import { SILENT, startFakeService } from '../../fakes/fake-service.ts'
import type { FakeService, Handler } from '../../fakes/fake-service.ts'
import { createSpeechServices, ELEVENLABS_KEY } from '../../fakes/speech-services.ts'
import { createTextServices, KEYS } from '../../fakes/models/text-services.ts'
import { openAccount } from '../app.ts'
import { spawnServer } from '../start-server.ts'
import type { SpawnedServer } from '../start-server.ts'

let fake: FakeService
let server: SpawnedServer
/** The model writes half of its answer and goes on when it is let. */
let goOn: () => void

const write = createTextServices([])
const writeByHalves: Handler = (request) => {
  const reply = write(request)
  if (reply === undefined || reply === SILENT || !Array.isArray(reply.pieces)) return reply
  // Its critic reads each script as soon as it is written, beside the rest.
  if (JSON.stringify(request.body).includes('strict editor')) return reply
  const pieces: readonly (string | Uint8Array)[] = reply.pieces
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve
  })
  async function* halves() {
    yield* pieces.slice(0, pieces.length / 2)
    await waiting
    yield* pieces.slice(pieces.length / 2)
  }
  return { ...reply, pieces: halves() }
}

test.beforeAll(async () => {
  test.setTimeout(150_000)
  fake = await startFakeService(writeByHalves, createSpeechServices([]))
  server = await spawnServer({
    OPENAI_API_KEY: KEYS.openai,
    OPENAI_BASE_URL: `${fake.url}/openai`,
    ELEVENLABS_API_KEY: ELEVENLABS_KEY,
    ELEVENLABS_BASE_URL: `${fake.url}/elevenlabs`,
    // Nobody listens there.
    KOKORO_BASE_URL: `${fake.url}/nowhere`,
    MODERATION: 'off',
  })
})
test.afterAll(async () => {
  goOn?.()
  await server?.stop()
  await fake?.close()
})

test('ideas appear while the others are still being written', async ({ page }) => {
  await openAccount(page.context(), server.address)
  await page.goto(`${server.address}/generate-ideas`)
  await page.getByLabel('What should the videos be about?').fill('tides')
  await page.getByLabel('What should the videos be about?').press('Control+Enter')
  await expect(page.getByRole('heading', { name: /^Writing ideas/ })).toContainText(/[1-9] of 10/)
  await expect(page.getByRole('heading', { name: 'What nobody tells you about tides, part 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Improve/ })).toHaveCount(0)
  goOn()
  await expect(page.getByRole('heading', { name: /^Your latest ideas/ })).toContainText('10 ideas')
  await expect(page.getByText('written by OpenAI')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Improve/ })).toHaveCount(10)
})

test('ideas that are stopped on the way are kept and paid as far as they were read', async ({ page }) => {
  await openAccount(page.context(), server.address)
  await page.goto(`${server.address}/generate-ideas`)
  await page.getByLabel('What should the videos be about?').fill('tides')
  await page.getByLabel('What should the videos be about?').press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'What nobody tells you about tides, part 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('The ideas that were written are saved and paid.')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Your latest ideas/ })).toContainText(/[1-9] idea/)
  await expect(page.getByRole('heading', { name: 'What nobody tells you about tides, part 1' })).toBeVisible()
  const profile = await page.context().request.get(`${server.address}/api/profile`)
  expect(await profile.json()).toMatchObject({ aiCredits: 95 })
})

test('voices say whose they are, and what is missing of them', async ({ page }) => {
  await openAccount(page.context(), server.address)
  await page.goto(`${server.address}/generate-video?title=Venus&script=A+day+on+Venus+is+long.`)
  // The notice goes after a while: it is looked for before anything else.
  await expect(page.getByText('Could not load voice options. Using default voices.')).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText('Some voices are missing')).toBeVisible()
  await page.getByLabel('Voice Actor').click()
  await page.getByRole('option', { name: /Rachel · ElevenLabs/ }).click()
  await expect(page.getByText('ElevenLabs', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /Refresh/ }).click()
  await expect(page.getByText('Failed to load voice options.')).toBeVisible()
})
