import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { SILENT, startFakeService } from '../fakes/fake-service.ts'
import type { FakeService, Handler } from '../fakes/fake-service.ts'
import { startFakePictures } from '../fakes/pictures.ts'
import type { FakePictures } from '../fakes/pictures.ts'
import { createTextServices, KEYS } from '../fakes/models/text-services.ts'
import { findAccessFaults, measureOverflow, openAccount, SHOTS, wearTheme } from './app.ts'
import { spawnServer } from './start-server.ts'
import type { SpawnedServer } from './start-server.ts'

test.use({ serviceWorkers: 'allow' })

const MINUTE = 60_000

let words: FakeService
let pictures: FakePictures
let server: SpawnedServer
let isSilent = false

const write = createTextServices([])
const writeUnlessSilent: Handler = (request) => (isSilent ? SILENT : write(request))

test.beforeAll(async () => {
  test.setTimeout(5 * MINUTE)
  words = await startFakeService(writeUnlessSilent)
  pictures = await startFakePictures()
  server = await spawnServer({
    OPENAI_API_KEY: KEYS.openai,
    OPENAI_BASE_URL: `${words.url}/openai`,
    NARRATOR_ORDER: 'embedded',
    FAL_KEY: 'fal-key',
    FAL_BASE_URL: pictures.url,
    ILLUSTRATOR_ORDER: 'fal',
    MODERATION: 'off',
  })
})
test.afterAll(async () => {
  await server?.stop()
  await words?.close()
  await pictures?.close()
})

/** An idea of one's own, opened to be edited. */
async function editIdea(page: Page, address: string): Promise<void> {
  await openAccount(page.context(), address)
  const made = await page.context().request.post(`${address}/api/ideas/generate`, {
    headers: { origin: address },
    data: { prompt: 'ocean facts', count: 1 },
  })
  const { ideas } = (await made.json()) as { ideas: { id: string }[] }
  await page.goto(`${address}/edit-idea/${ideas[0]?.id}`)
}

async function look(page: Page, name: string): Promise<void> {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await wearTheme(page, colorScheme)
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
    expect(await findAccessFaults(page)).toEqual([])
    await page.screenshot({ path: path.join(SHOTS, `services-${name}-${width}-${colorScheme}.png`) })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('an idea is put into another language, stopped without a charge, and kept as a version', async ({
  page,
}) => {
  test.setTimeout(6 * MINUTE)
  await editIdea(page, server.address)
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  const before = await title.inputValue()
  const credits = page.getByText('95 AI credits')
  await expect(credits).toBeVisible()
  const dialog = page.getByRole('dialog')
  const start = dialog.getByRole('button', { name: /^Translate/ })

  await test.step('a language is chosen by keyboard', async () => {
    await page.getByRole('button', { name: 'Translate' }).press('Enter')
    await expect(start).toBeDisabled()
    await dialog.getByLabel('Language').press('Enter')
    await page.getByRole('option', { name: 'German' }).press('Enter')
    await look(page, 'translate')
  })
  await test.step('it is stopped', async () => {
    isSilent = true
    await dialog.getByLabel('Language').press('Control+Enter')
    await expect(dialog.getByText(/Translating into German, \d+ s\./)).toBeVisible()
    await dialog.getByRole('button', { name: 'Stop' }).click()
    await expect(dialog.getByText(/Translating/)).toHaveCount(0)
    isSilent = false
  })
  await test.step('it is read and kept', async () => {
    await start.click()
    await expect(dialog).toContainText('Your idea in German')
    await expect(dialog).toContainText('Written by OpenAI')
    await expect(dialog.getByLabel('Preview of the translation')).toContainText(`Übersetzt: ${before}`)
    await look(page, 'translated')
    await dialog.getByRole('button', { name: 'Keep as New Version' }).click()
    await expect(page.getByText('New Version Created')).toBeVisible()
    await expect(title).toHaveValue(`Übersetzt: ${before}`)
    // Only the one that was read was charged.
    await expect(page.getByText('94 AI credits')).toBeVisible()
    await page.getByRole('link', { name: before, exact: true }).click()
    await expect(title).toHaveValue(before)
  })
})

test('without a service that writes, translation says what it needs', async ({ page, baseURL }) => {
  await editIdea(page, baseURL ?? '')
  await page.getByRole('button', { name: 'Translate' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Translation needs a service that writes')
  await expect(dialog.getByRole('button', { name: /^Translate/ })).toBeDisabled()
  await look(page, 'translate-none')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('what a picture was told to show is read, changed, and a new picture made of it', async ({ page }) => {
  test.setTimeout(6 * MINUTE)
  await openAccount(page.context(), server.address)
  const script =
    'Venus spins so slowly that a day there is longer than its year. The Sun holds almost all the mass of the solar system. ' +
    'A teaspoon of a neutron star weighs a billion tons. Light from the Sun needs eight minutes to reach us.'
  await page.goto(`${server.address}/generate-video?title=Space&script=${encodeURIComponent(script)}`)
  await page.getByRole('combobox', { name: 'Voice Actor' }).click()
  await page.getByRole('option').first().click()
  await page.getByText('15 s', { exact: true }).click()
  await page.getByText('420p', { exact: true }).click()
  const spent = page.getByText('AI services', { exact: true })
  await expect(spent).toHaveCount(0)
  await page.getByText('AI images', { exact: true }).click()
  const cost = 'It takes no credits, but about $0.03 of AI services. $2.50 is left for your previews today.'
  await expect(page.getByText(cost)).toBeVisible()
  await expect(spent.locator('..')).toContainText('about $0.03')
  await page.getByText(cost).scrollIntoViewIfNeeded()
  await page.screenshot({ path: path.join(SHOTS, 'services-preview-cost.png') })
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const scene = page.getByRole('listitem', { name: 'Scene 2' })
  await expect(scene).toContainText('Picture: A quiet street at dawn', { timeout: 2 * MINUTE })
  await expect(page.getByText('The preview is ready')).toBeAttached({ timeout: 2 * MINUTE })
  await expect(page.getByText('Another picture takes about $0.007 of AI services.')).toBeVisible()
  // The film takes what the preview was paid for.
  await expect(spent).toHaveCount(0)
  const asked = pictures.asked.length

  await scene.getByRole('button', { name: 'Say what is shown in scene 2' }).click()
  const field = scene.getByLabel('What the picture of scene 2 shows')
  await expect(field).toHaveValue(/A quiet street at dawn/)
  await field.fill('A red fishing boat on dry sand')
  await field.press('Enter')
  await expect(scene).toContainText('Your own words')
  await expect.poll(() => pictures.asked.length, { timeout: MINUTE }).toBe(asked + 1)
  expect(JSON.stringify(pictures.asked.at(-1)?.body)).toContain('A red fishing boat on dry sand')
  await expect(page.getByText('The preview is ready')).toBeAttached({ timeout: MINUTE })
  await scene.scrollIntoViewIfNeeded()
  expect(await findAccessFaults(page)).toEqual([])
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  await page.screenshot({ path: path.join(SHOTS, 'services-picture-words.png') })

  await field.fill('')
  await field.press('Enter')
  await expect(field).toHaveValue(/A quiet street at dawn/)
  // The picture of the sentence was kept: nothing is paid again.
  expect(pictures.asked).toHaveLength(asked + 1)
})

test('what services take for many videos is told before they are ordered', async ({ page }) => {
  await editIdea(page, server.address)
  await page.goto(`${server.address}/my-ideas`)
  await page.getByRole('button', { name: 'Make and schedule' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make and schedule' })
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('combobox', { name: 'Voice' }).click()
  await page.getByRole('option').first().click()
  await expect(dialog.getByText('AI services')).toHaveCount(0)
  await dialog.getByRole('combobox', { name: 'Pictures' }).click()
  await page.getByRole('option', { name: 'AI images' }).click()
  await expect(dialog.getByText('AI services').locator('..')).toContainText('about $0.0')
  await expect(dialog.getByText('25 credits, held one video after the other.')).toBeVisible()
  await look(page, 'batch-cost')
})
