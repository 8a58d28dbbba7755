import path from 'node:path'
import type { Video } from '@hookreel/contract'
import { expect, test } from '@playwright/test'
import { SHOTS, findAccessFaults, measureOverflow, openAccount } from './app.ts'
import { FULL_ORDER } from '../stories/videos-server.ts'

const MINUTE = 60_000

test('a finished video is changed three times, each for the price of what is new', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(14 * MINUTE)
  await openAccount(page.context(), baseURL ?? '')
  const headers = { origin: baseURL ?? '' }
  const scenes = page.getByRole('list', { name: 'Scenes' }).getByRole('listitem')
  const sentence = (number: number) => page.getByLabel(`Sentence of scene ${number}`)
  const ready = () => expect(page.getByText('The preview is ready')).toBeAttached({ timeout: 2 * MINUTE })
  const shoot = (name: string) =>
    page.screenshot({ path: path.join(SHOTS, `change-${name}.png`), fullPage: true })
  const done = page.getByRole('heading', { name: 'Your video is ready' })
  const finish = () => expect(done).toBeVisible({ timeout: 4 * MINUTE })
  const ask = async (address: string) => (await (await page.request.get(address)).json()) as unknown
  const balance = async () => ((await ask('/api/credits')) as { balance: number }).balance

  const ordered = await page.request.post('/api/videos', { headers, data: FULL_ORDER })
  const first = (await ordered.json()) as Video
  await page.goto(`/generate-video?videoId=${first.id}`)
  await finish()
  await shoot('0-ready')
  const before = await balance()
  const change = () => page.getByRole('button', { name: 'Change', exact: true }).click()

  await test.step('a sentence', async () => {
    await change()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change Video')
    await ready()
    await expect(page.getByText(/^Nothing is changed yet\./)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Apply for 5 credits' })).toBeDisabled()
    await sentence(2).fill('The Sun holds nearly everything that the solar system weighs.')
    await sentence(2).press('Enter')
    await expect(page.getByText('1 scene made again, the rest is kept.')).toBeVisible()
    await ready()
    await shoot('1-sentence')
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
    expect(await findAccessFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Apply for 5 credits' }).click()
    await expect(page.getByRole('button', { name: /^Cancel/ })).toBeVisible()
    await shoot('1-progress')
    await finish()
    expect(await balance()).toBe(before - 5)
    await shoot('1-ready')
  })

  await test.step('a picture, on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await change()
    await ready()
    await page.getByRole('button', { name: 'Other pictures for scene 3' }).click()
    await page
      .getByRole('button', { name: /^Take for scene 3/ })
      .first()
      .click({ timeout: MINUTE })
    await expect(page.getByText('1 scene made again, the rest is kept.')).toBeVisible()
    await ready()
    await shoot('2-phone')
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Apply for 5 credits' }).click()
    await finish()
    await shoot('2-phone-ready')
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('the order', async () => {
    await change()
    await ready()
    await page.getByRole('button', { name: 'Move up scene 2' }).click()
    await ready()
    await shoot('3-order')
    await page.getByRole('button', { name: /^Apply for/ }).click()
    await finish()
    await shoot('3-ready')
  })

  await expect(scenes).toHaveCount(0)
  const { items } = (await ask('/api/videos')) as { items: Video[] }
  expect(items).toHaveLength(4)
  // The newest first: each changes the one before it.
  const changes = items.map(({ changeOf }) => changeOf)
  expect(changes).toEqual([...items.slice(1).map(({ id }) => id), null])
  expect(items.map(({ status }) => status)).toEqual(items.map(() => 'completed'))
})

test('a change that costs more by what is still being typed is not ordered for the price that was shown', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(6 * MINUTE)
  await openAccount(page.context(), baseURL ?? '')
  const headers = { origin: baseURL ?? '' }
  const balance = async () =>
    ((await (await page.request.get('/api/credits')).json()) as { balance: number }).balance
  const done = page.getByRole('heading', { name: 'Your video is ready' })
  const ordered = await page.request.post('/api/videos', { headers, data: FULL_ORDER })
  await page.goto(`/generate-video?videoId=${((await ordered.json()) as Video).id}`)
  await expect(done).toBeVisible({ timeout: 4 * MINUTE })
  const before = await balance()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page.getByText('The preview is ready')).toBeAttached({ timeout: 2 * MINUTE })
  const apply = page.getByRole('button', { name: /^Apply for/ })
  await page.getByLabel('Sentence of scene 3').fill('A teaspoon of a neutron star weighs a billion tonnes.')
  await page.getByLabel('Sentence of scene 3').press('Enter')
  await expect(page.getByText('1 scene made again, the rest is kept.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apply for 5 credits' })).toBeEnabled()

  // So many words less that all of the film is spoken at another pace: told when the sentence is left, which the press does.
  await page.getByLabel('Sentence of scene 2').fill('The Sun is heavy.')
  await apply.click()
  await expect(page.getByText('This costs 25 credits, not 5. Nothing was ordered yet.')).toBeVisible()
  expect(await balance()).toBe(before)
  await page.getByRole('button', { name: 'Order it for 25 credits' }).click()
  await expect(page.getByText(/\(25 credits used\)/)).toBeVisible()
  expect(await balance()).toBe(before - 25)

  // Film and change have the same title and picture: when each was made tells which one is posted.
  await expect(done).toBeVisible({ timeout: 4 * MINUTE })
  await page.goto('/calendar')
  await page.getByRole('button', { name: 'New post' }).click()
  const rows = page.getByRole('dialog', { name: 'Choose a video' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  for (const row of await rows.all()) await expect(row).toHaveText(/0:1\d, \w+ \d+, \d{4}, \d+:\d\d/)
})
