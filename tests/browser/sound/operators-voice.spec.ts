import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { findInstallPlace } from '../../../apps/server/src/services/installing/install-place.ts'
import { listModelFiles, MODEL_SHA256 } from '../../../apps/server/src/services/natural-voice/model-files.ts'
import { VOICE_PROGRAM } from '../../../apps/server/src/services/natural-voice/voice-program.ts'
import { makeDataDir } from '../../stories/videos-server.ts'
import { findAccessFaults, measureOverflow, openAccount, SHOTS } from '../app.ts'
import { buildIdea } from '../spec/stand-in.ts'
import { spawnServer, type SpawnedServer } from '../start-server.ts'

const CHOSEN = 'New films on this server start with this voice.'
let server: SpawnedServer
let forget: () => Promise<void>

/** A server whose natural voice is there, as far as anyone sees who does not hear it. */
test.beforeAll(async () => {
  test.setTimeout(300_000)
  const { dataDir, remove } = await makeDataDir()
  forget = remove
  const folder = path.join(dataDir, 'natural-voice')
  const place = findInstallPlace(folder, 'voice', VOICE_PROGRAM, listModelFiles(MODEL_SHA256))
  await mkdir(place.installed, { recursive: true })
  server = await spawnServer({ DATA_DIR: dataDir })
})
test.afterAll(async () => {
  await server?.stop()
  await forget?.()
})

const voiceOf = (page: Page) => page.getByRole('combobox', { name: 'Voice Actor' })
const offerOf = (page: Page) =>
  page.getByRole('button', { name: 'Start new films on this server with this voice' })

async function openOrder(page: Page): Promise<void> {
  await page.goto(
    `${server.address}/generate-video?title=Venus&script=A+day+on+Venus+is+longer+than+its+year.`,
  )
  await expect(voiceOf(page)).not.toHaveText('Select a voice')
}

async function choose(page: Page, name: RegExp): Promise<void> {
  await expect(async () => {
    await voiceOf(page).click()
    await page.getByRole('option', { name }).first().click({ timeout: 5000 })
    await expect(voiceOf(page)).toHaveText(name, { timeout: 5000 })
  }).toPass()
}

test('the voice that the operator chooses is the one that new films start with, for people who chose none', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  await openAccount(page.context(), server.address)
  await page.goto(server.operator)
  await openOrder(page)
  await expect(voiceOf(page)).toHaveText(/Heart/)
  await expect(page.getByText(CHOSEN)).toBeVisible()
  await choose(page, /^George/)
  await offerOf(page).click()
  await expect(page.getByText(CHOSEN)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByText(CHOSEN).scrollIntoViewIfNeeded()
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  expect(await findAccessFaults(page)).toEqual([])
  await page.screenshot({ path: `${SHOTS}/operators-voice-390.png` })

  const person = await browser.newContext()
  await openAccount(person, server.address)
  const other = await person.newPage()
  await test.step('for another person, also one who took a draft voice last', async () => {
    await openOrder(other)
    await expect(voiceOf(other)).toHaveText(/George/)
    await expect(offerOf(other)).toHaveCount(0)
    await expect(other.getByText(CHOSEN)).toHaveCount(0)
    const refused = await person.request.post(`${server.address}/api/natural-voice/voice`, {
      headers: { origin: server.address },
      data: { voiceId: 'natural-voice:am_adam' },
    })
    expect(refused.status()).toBeGreaterThanOrEqual(400)
    await other.evaluate(
      `localStorage.setItem('hookreel-choice:last-order', JSON.stringify({ voiceId: 'flite-slt' }))`,
    )
    await other.evaluate('sessionStorage.clear()')
    await openOrder(other)
    await expect(voiceOf(other)).toHaveText(/George/)
  })

  await test.step('and in a list of films', async () => {
    const counts = { total: 1, draft: 1, improved: 0, video_generated: 0 }
    await other.route(/\/api\/ideas\?/, (route) =>
      route.fulfill({ json: { items: [buildIdea({ title: 'Venus' })], total: 1, counts } }),
    )
    await other.goto(`${server.address}/my-ideas`)
    await other.getByRole('button', { name: 'Make and schedule' }).click()
    await expect(other.getByRole('dialog').getByRole('combobox', { name: 'Voice' })).toHaveText(/George/)
  })

  await test.step('who chose one in the settings keeps it', async () => {
    const saved = await person.request.patch(`${server.address}/api/profile`, {
      headers: { origin: server.address },
      data: { preferredVoiceActor: 'flite-rms' },
    })
    expect(saved.ok(), await saved.text()).toBe(true)
    await other.evaluate('sessionStorage.clear()')
    await openOrder(other)
    await expect(voiceOf(other)).toHaveText(/Marcus/)
  })
  await person.close()
})
