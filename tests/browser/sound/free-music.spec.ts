import { expect, test } from '@playwright/test'
import { encodeWav } from '@hookreel/studio'
import { replyJson, startFakeService, type FakeService } from '../../fakes/fake-service.ts'
import { findAccessFaults, measureOverflow, openAccount, SHOTS } from '../app.ts'
import { spawnServer, type SpawnedServer } from '../start-server.ts'

const ID = '36537842-b067-4ca0-ad67-e00ff2e06b2d'
let openverse: FakeService
let server: SpawnedServer
test.beforeAll(async () => {
  test.setTimeout(150_000)
  const tone = Float32Array.from({ length: 8 * 48_000 }, (_, at) => 0.3 * Math.sin((at >> 1) / 25))
  openverse = await startFakeService(({ path, query }) => {
    const piece = {
      ...{ id: ID, title: 'البحر هادئ', creator: 'Ann', source: 'jamendo', duration: 4000 },
      ...{ license: 'by', license_version: '4.0' },
      license_url: 'https://creativecommons.org/licenses/by/4.0/',
      foreign_landing_url: 'https://www.jamendo.com/track/1',
      url: `${openverse.url}/1.wav`,
    }
    if (path === '/v1/audio/') return replyJson({ results: query.get('q') === 'nothing' ? [] : [piece] })
    if (path === `/v1/audio/${ID}/`) return replyJson(piece)
    return { status: 200, headers: { 'content-type': 'audio/wav' }, pieces: [encodeWav(tone, 48_000, 2)] }
  })
  server = await spawnServer({ OPEN_WEB: 'on', OPENVERSE_URL: openverse.url })
})
test.afterAll(async () => {
  await server?.stop()
  await openverse?.close()
})

test('free music is searched, heard and used, with its author and licence', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAccount(context, server.address)
  const script = encodeURIComponent('Why is the sky blue?')
  await page.goto(`${server.address}/generate-video?title=Sky&script=${script}`)
  await page.getByRole('radio', { name: 'Your own music' }).check({ force: true })
  await page.getByRole('button', { name: 'Find free music' }).click()
  const dialog = page.getByRole('dialog', { name: 'Free music and sounds' })
  const words = dialog.getByRole('searchbox')
  await words.fill('nothing')
  await expect(dialog.getByText('Nothing was found.')).toBeVisible()
  await words.fill('calm sea')
  await expect(dialog.getByText('0:04 · Ann, CC BY 4.0')).toBeVisible()
  await dialog.getByRole('button', { name: 'Hear البحر هادئ' }).click()
  await expect(dialog.getByRole('button', { name: 'Stop البحر هادئ' })).toBeVisible()
  await page.screenshot({ path: `${SHOTS}/free-music-390.png` })
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  expect(await findAccessFaults(page)).toEqual([])
  const meaning = dialog.getByText('under the whole film and over and over')
  await expect(meaning).toHaveCount(0)
  await dialog.getByRole('radio', { name: 'Ambience' }).check({ force: true })
  await expect(meaning).toBeVisible()
  await expect(dialog.getByText('0:04 · Ann, CC BY 4.0')).toBeVisible()
  await page.screenshot({ path: `${SHOTS}/free-sounds-390.png` })
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  await dialog.getByRole('button', { name: 'Use البحر هادئ' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('radio', { name: 'البحر هادئ' })).toBeChecked()
})
