import path from 'node:path'
import { expect, test } from '@playwright/test'
import { startFakePictures } from '../../fakes/pictures.ts'
import type { FakePictures } from '../../fakes/pictures.ts'
import { findAccessFaults, measureOverflow, openAccount, SHOTS, wearTheme } from '../app.ts'
import { spawnServer } from '../start-server.ts'
import type { SpawnedServer } from '../start-server.ts'

const MINUTE = 60_000
let fake: FakePictures
let server: SpawnedServer

test.beforeAll(async () => {
  test.setTimeout(3 * MINUTE)
  fake = await startFakePictures()
  server = await spawnServer({
    ...{ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: `${fake.url}/v1`, ILLUSTRATOR_ORDER: 'openai' },
    ...{ WRITER_ORDER: 'embedded', NARRATOR_ORDER: 'embedded' },
  })
})
test.afterAll(async () => {
  await server?.stop()
  await fake?.close()
})

test('four pictures are made at a price that is shown, and one of them is kept', async ({ page }) => {
  test.setTimeout(4 * MINUTE)
  await openAccount(page.context(), server.address)
  const add = (name: string, sheet: string) =>
    page.request.post(`${server.address}/api/cast`, {
      headers: { origin: server.address },
      data: { name, kind: 'person', sheet },
    })
  expect((await add('Mila', 'A woman with short red hair and a green raincoat')).status()).toBe(201)
  expect((await add('محمد', '')).status()).toBe(201)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.address}/cast`)
  const makes = page.getByRole('button', { name: 'Make four and choose' })
  await expect(makes.nth(0)).toBeEnabled()
  await expect(makes.nth(1)).toBeDisabled()
  await expect(page.getByText('Describe how it looks first.')).toBeVisible()
  await expect(page.getByText('12 credits, about $0.12 of OpenAI.')).toBeVisible()

  // An order that is never answered is stopped, and nothing is paid.
  await page.route(/\/sittings$/, () => undefined)
  await makes.nth(0).click()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByText('No pictures were ordered, and nothing was charged.')).toBeVisible()
  await expect(makes.nth(0)).toBeEnabled()
  await page.unroute(/\/sittings$/)

  fake.behave('slow')
  await makes.nth(0).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('OpenAI makes them: 0 of 4 done.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await page.screenshot({ path: path.join(SHOTS, 'cast-sitting-390.png'), fullPage: true })
  fake.behave('well')
  fake.release()
  const made = page.getByRole('button', { name: /^Mila, made/ })
  await expect(made).toHaveCount(4, { timeout: MINUTE })
  await expect(page.getByRole('button', { name: 'Keep 0 pictures' })).toBeDisabled()
  await made.nth(1).focus()
  await page.keyboard.press('Space')
  await expect(made.nth(1)).toHaveAttribute('aria-pressed', 'true')
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  expect(await findAccessFaults(page)).toEqual([])
  await page.screenshot({ path: path.join(SHOTS, 'cast-choice-390.png'), fullPage: true })
  await page.setViewportSize({ width: 1280, height: 800 })
  await wearTheme(page, 'dark')
  await page.screenshot({ path: path.join(SHOTS, 'cast-choice-dark.png') })
  await page.getByRole('button', { name: 'Keep 1 picture' }).click()
  await expect(page.getByRole('img', { name: /^Mila, picture/ })).toHaveCount(1)
  await expect(made).toHaveCount(0)
  // Now that there is one, it goes along, and costs.
  await expect(page.getByText('12 credits, about $0.17 of OpenAI.')).toBeVisible()

  fake.behave('moderated')
  await makes.nth(0).click()
  await expect(page.getByRole('alert')).toContainText('No picture could be made; your credits are back.')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(makes).toHaveCount(2)
})
