import { expect, test, type Page } from '@playwright/test'
import path from 'node:path'
import { replyJson, SILENT, startFakeService } from '../fakes/fake-service.ts'
import type { FakeService, Handler } from '../fakes/fake-service.ts'
import { findAccessFaults, measureOverflow, openAccount, SHOTS } from './app.ts'
import { spawnServer } from './start-server.ts'
import type { SpawnedServer } from './start-server.ts'

let fake: FakeService
let server: SpawnedServer

/** Each service of the fake is in a state of its own. */
const answerInStates: Handler = ({ path: asked }) => {
  const [, service] = asked.split('/')
  if (service === 'openai') return replyJson({ status: 'completed', output: [] })
  if (service === 'anthropic')
    return replyJson(
      { type: 'error', error: { type: 'authentication_error', message: 'invalid x-api-key' } },
      401,
    )
  if (service === 'google')
    return replyJson(
      { error: { code: 429, message: 'You exceeded your current quota.', status: 'RESOURCE_EXHAUSTED' } },
      429,
    )
  if (service === 'ollama') return replyJson({ models: [{ name: 'mistral:7b' }] })
  if (service === 'elevenlabs') return replyJson({ character_count: 500, character_limit: 500 })
  if (service === 'kokoro') return replyJson({ voices: ['af_heart'] })
  if (service === 'fal') return SILENT
  if (service === 'replicate') return replyJson({ detail: 'Request was throttled.' }, 429)
  if (service === 'comfyui') return replyJson({ error: 'down' }, 503)
  return undefined
}

test.beforeAll(async () => {
  test.setTimeout(300_000)
  fake = await startFakeService(answerInStates)
  const at = (service: string) => `${fake.url}/${service}`
  server = await spawnServer({
    OPENAI_API_KEY: 'sk-one',
    OPENAI_BASE_URL: at('openai'),
    ANTHROPIC_API_KEY: 'an-one',
    ANTHROPIC_BASE_URL: at('anthropic'),
    GOOGLE_GENERATIVE_AI_API_KEY: 'go-one',
    GOOGLE_GENERATIVE_AI_BASE_URL: at('google'),
    OLLAMA_BASE_URL: at('ollama'),
    ELEVENLABS_API_KEY: 'el-one',
    ELEVENLABS_BASE_URL: at('elevenlabs'),
    KOKORO_BASE_URL: at('kokoro'),
    FAL_KEY: 'fal-one',
    FAL_BASE_URL: at('fal'),
    REPLICATE_API_TOKEN: 'r8-one',
    REPLICATE_BASE_URL: at('replicate'),
    COMFYUI_URL: at('comfyui'),
    PEXELS_API_KEY: 'px-one',
    PEXELS_BASE_URL: at('pexels'),
    AI_TIMEOUT_SECONDS: '5',
    MODERATION: 'off',
  })
})
test.afterAll(async () => {
  await server.stop()
  await fake.close()
})

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}`), level: 3 }) })

async function tryOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Test ${name}`, exact: true }).click()
}

test('every state of a service is shown and explained, and its test says what is wrong', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000)
  await openAccount(context, server.address)
  await page.goto(`${server.address}/settings?tab=video`)
  await page.getByRole('link', { name: 'Show services' }).click()
  await expect(page.getByRole('heading', { name: 'AI services', level: 1 })).toBeVisible()
  await expect(rowOf(page, 'Pexels')).toContainText('Not used yet')
  await expect(page.getByText('$0 of $5.00')).toBeVisible()
  const found: [string, string, RegExp?][] = [
    ['OpenAI', 'Works'],
    ['Anthropic', 'Key refused', /invalid x-api-key/],
    ['Google Gemini', 'Out of credit', /exceeded your current quota/],
    ['Ollama', 'Not usable', /ollama pull/],
    ['ElevenLabs', 'Out of credit', /500 of 500 characters/],
    ['Kokoro', 'Works'],
    ['Replicate', 'Too busy', /again in a minute/],
    ['ComfyUI', 'Not reachable', /check its address/],
    ['fal', 'Slow', /did not answer within 5 seconds/],
  ]
  for (const [name, state, why] of found) {
    await tryOut(page, name)
    await expect(rowOf(page, name).getByText(state, { exact: true })).toBeVisible({ timeout: 20_000 })
    if (why) await expect(rowOf(page, name)).toContainText(why)
  }
  // What OpenAI's test cost stands on its row.
  await expect(rowOf(page, 'OpenAI')).toContainText('of yours this month')
  await expect(page.getByRole('heading', { name: 'Not connected' })).toBeVisible()
  await expect(rowOf(page, 'Stability AI')).toContainText('STABILITY_API_KEY')
  expect(await page.content()).not.toContain('sk-one')
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0, { timeout: 30_000 })
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
    expect(await findAccessFaults(page)).toEqual([])
    // The frame stays at the top of the window: a picture of the whole page needs a window as high as the page.
    await page.setViewportSize({
      width,
      height: await page.evaluate('document.documentElement.scrollHeight'),
    })
    await page.screenshot({ path: path.join(SHOTS, `ai-services-${width}-${colorScheme}.png`) })
  }
})

test('a service that fails three times while ideas are written is paused, and ideas come all the same', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000)
  await openAccount(context, server.address)
  for (let round = 0; round < 3; round += 1) {
    const answer = await context.request.post(`${server.address}/api/ideas/generate`, {
      headers: { origin: server.address },
      data: { prompt: 'Why octopuses have three hearts', count: 1 },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await page.goto(`${server.address}/settings/services`)
  await expect(rowOf(page, 'Anthropic')).toContainText('Paused')
  await expect(rowOf(page, 'Anthropic')).toContainText('left alone for a minute')
  // A test says how it is now; for others it stays left alone.
  await tryOut(page, 'Anthropic')
  await expect(page.locator('[data-sonner-toast]')).toContainText('Key refused')
  await expect(rowOf(page, 'Anthropic')).toContainText('Paused')
})
