import type { Storyboard } from '@hookreel/contract'
import { expect, test, type Page } from '@playwright/test'
import { paintNoise, startOpenPictures, type OpenPictures } from '../../fakes/open-web/open-pictures.ts'
import { findAccessFaults, measureOverflow, openAccount, SHOTS } from '../app.ts'
import { spawnServer, type SpawnedServer } from '../start-server.ts'

test.use({ serviceWorkers: 'block' })

const MINUTE = 60_000
const BY = {
  ...{ License: 'cc-by-4.0', LicenseShortName: 'CC BY 4.0', UsageTerms: 'CC BY 4.0', Artist: 'Ann Artist' },
  LicenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
}
const NAMES = ['by day', 'at dusk', 'in fog', 'in winter', 'from the sea', 'at night', 'in a storm']
const SCRIPT =
  'The Velmora Tower is the tallest lighthouse of its coast and was built of white stone. The cat sleeps on the sofa below its lamp for sixteen hours a day.'

let collections: OpenPictures
let server: SpawnedServer
test.beforeAll(async () => {
  test.setTimeout(4 * MINUTE)
  collections = await startOpenPictures({
    things: [
      {
        ...{ id: 'Q1', page: 'Velmora Tower', description: 'lighthouse', kinds: ['Q39715'] },
        ...{ picture: 'Tower by day.jpg', category: 'Velmora Tower' },
      },
    ],
    files: NAMES.map((name) => ({
      ...{ name: `Tower ${name}.jpg`, depicts: ['Q1'], meta: BY, categories: ['Velmora Tower'] },
      bytes: paintNoise(`Tower ${name}.jpg`, 540, 960),
    })),
  })
  const { bases } = collections
  server = await spawnServer({
    ...{ OPEN_WEB: 'on', OPEN_WEB_CONTACT: 'ops@example.org' },
    ...{ WIKIPEDIA_URL: bases.wikipedia, WIKIDATA_URL: bases.wikidata, COMMONS_URL: bases.commons },
    ...{ OPENVERSE_URL: bases.openverse, NASA_IMAGES_URL: bases.nasa },
    ...{ CLEVELAND_URL: bases.cleveland, WELLCOME_URL: bases.wellcome },
    ...{ RIJKSMUSEUM_URL: bases.rijksmuseum, CONGRESS_URL: bases.congress, ARCHIVE_URL: bases.archive },
  })
})
test.afterAll(async () => {
  await server?.stop()
  await collections?.close()
})

async function openBoard(page: Page, pictures: 'drawn' | 'real'): Promise<string> {
  await openAccount(page.context(), server.address)
  const order = {
    ...{ title: 'The Velmora Tower', script: SCRIPT, style: 'default', voiceId: 'flite-slt', pictures },
    ...{ duration: 'script', resolution: '420p', aspectRatio: '9:16' },
  }
  const made = await page.request.post(`${server.address}/api/storyboards`, { data: order })
  const { id } = (await made.json()) as Storyboard
  const query = new URLSearchParams({ title: order.title, script: SCRIPT, storyboardId: id })
  await page.goto(`${server.address}/generate-video?${query}`)
  await ready(page)
  return id
}
const ready = (page: Page) =>
  expect(page.getByText('The preview is ready')).toBeAttached({ timeout: 3 * MINUTE })
const sceneOf = async (page: Page, id: string) => {
  const board = (await (
    await page.request.get(`${server.address}/api/storyboards/${id}`)
  ).json()) as Storyboard
  return board.scenes[0]
}
const workOf = async (page: Page, id: string) => (await sceneOf(page, id))?.picture?.credits[0]?.title

test('three other real pictures are seen, one is taken and taken back, and one is never shown again', async ({
  page,
}) => {
  test.setTimeout(12 * MINUTE)
  const id = await openBoard(page, 'real')
  const open = page.getByRole('button', { name: 'Other pictures for scene 1' })
  const panel = page.getByRole('region', { name: 'Other pictures for scene 1' })
  const takes = panel.getByRole('group').getByRole('button')
  expect(await workOf(page, id)).toBe('Tower by day')

  await test.step('they are looked for when they are asked for, and are others', async () => {
    await open.focus()
    await page.keyboard.press('Enter')
    await expect(takes).toHaveCount(3, { timeout: 3 * MINUTE })
    await expect(panel.getByText('3 other pictures')).toBeAttached({ timeout: 2 * MINUTE })
    await expect(takes.first()).toHaveAccessibleName(
      /^Take for scene 1: “Tower .*” by Ann Artist, CC BY 4.0, Wikimedia Commons$/,
    )
    await expect(panel.getByText('Wikimedia Commons')).toHaveCount(3)
    for (const image of await panel.getByRole('group').locator('img').all())
      await expect
        .poll(() => image.evaluate((one: { naturalWidth: number }) => one.naturalWidth))
        .toBeGreaterThan(100)
    await page.screenshot({ path: `${SHOTS}/takes-1440.png`, fullPage: true })
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
    expect(await findAccessFaults(page)).toEqual([])
  })

  await test.step('one is taken with the keyboard, and it is what was seen', async () => {
    const name = (await takes.nth(1).getAttribute('aria-label')) ?? ''
    // From the button that opened them, over the first one.
    await takes.first().focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(takes.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => workOf(page, id), { timeout: 2 * MINUTE }).toBe(/“(.*)”/.exec(name)?.[1])
    await ready(page)
  })

  await test.step('and taken back', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => workOf(page, id), { timeout: 2 * MINUTE }).toBe('Tower by day')
    await ready(page)
  })

  await test.step('on a phone, what it shows is never shown again', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await panel.scrollIntoViewIfNeeded()
    await page.screenshot({ path: `${SHOTS}/takes-390.png` })
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
    await panel.getByRole('button', { name: 'Never show this again, scene 1' }).click()
    await expect.poll(() => workOf(page, id), { timeout: 2 * MINUTE }).toMatch(/^Tower (?!by day)/)
    await ready(page)
    await expect(takes).toHaveCount(3, { timeout: 3 * MINUTE })
    for (const take of await takes.all()) await expect(take).not.toHaveAccessibleName(/by day/)
    await page.screenshot({ path: `${SHOTS}/takes-never-390.png` })
  })

  await test.step('to undo it lets it be shown', async () => {
    const undo = page.getByRole('button', { name: 'Undo the last change of the scenes' })
    await undo.click()
    await expect.poll(() => workOf(page, id), { timeout: 2 * MINUTE }).toBe('Tower by day')
    const kept = await page.request.get(`${server.address}/api/unwanted-pictures`)
    expect(await kept.json()).toEqual({ pictures: [] })
    await ready(page)
  })

  await test.step('the settings list what is never shown, and let it be shown', async () => {
    await panel.getByRole('button', { name: 'Never show this again, scene 1' }).click()
    await expect.poll(() => workOf(page, id), { timeout: 2 * MINUTE }).toMatch(/^Tower (?!by day)/)
    await page.goto(`${server.address}/settings?tab=video`)
    const row = page.getByRole('list', { name: 'Unwanted pictures' }).getByRole('listitem')
    await expect(row).toHaveCount(1)
    await expect(row.getByRole('link', { name: 'Tower by day' })).toBeVisible()
    await page.screenshot({ path: `${SHOTS}/unwanted-390.png`, fullPage: true })
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
    expect(await findAccessFaults(page)).toEqual([])
    await row.getByRole('button', { name: 'Show again: Tower by day' }).click()
    await expect(page.getByText('Nothing so far.')).toBeVisible()
  })
})

test('other pictures say plainly what is missing, can be stopped, and are drawn in a drawn film', async ({
  page,
}) => {
  test.setTimeout(12 * MINUTE)
  await openBoard(page, 'drawn')
  const panel = page.getByRole('region', { name: 'Other pictures for scene 2' })
  const takes = panel.getByRole('group').getByRole('button')
  await test.step('slow ones are told of, and stopped', async () => {
    await page.route('**/takes', () => undefined)
    await page.getByRole('button', { name: 'Other pictures for scene 2' }).click()
    await expect(panel.getByText('Looking for other pictures')).toBeAttached()
    await panel.getByRole('button', { name: 'Stop' }).click()
    await expect(panel.getByRole('button', { name: 'Look again' })).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
  await test.step('a refusal is read and tried again', async () => {
    const refusal = { code: 'takes_failed', message: 'Other pictures could not be made. Please try again.' }
    await page.route('**/takes', (route) => route.fulfill({ status: 502, json: { error: refusal } }))
    await panel.getByRole('button', { name: 'Look again' }).click()
    await expect(panel.getByText(refusal.message)).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await panel.getByRole('button', { name: 'Try again' }).click()
  })
  await test.step('three drawn ones, words alone among them, are more on the next page', async () => {
    await expect(takes).toHaveCount(3, { timeout: 3 * MINUTE })
    await expect(panel.getByText('Words alone')).toBeVisible({ timeout: 2 * MINUTE })
    await page.screenshot({ path: `${SHOTS}/takes-drawn-1440.png`, fullPage: true })
    await panel.getByRole('button', { name: 'Three more' }).click()
    await expect(panel.getByRole('button', { name: 'The first ones' })).toBeVisible({ timeout: 2 * MINUTE })
    await page.screenshot({ path: `${SHOTS}/takes-drawn-more-1440.png`, fullPage: true })
  })
})
