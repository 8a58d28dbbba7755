import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, expect, test, type Page } from '@playwright/test'
import { createEmbeddedNarrator } from '@hookreel/crew'
import { encodeWav } from '@hookreel/studio'
import { findAccessFaults, measureOverflow, openAccount, SHOTS } from '../app.ts'
import { BROWSER_FLAGS, findBrowser } from '../find-browser.ts'

const SCRIPT = 'Venus spins slowly. The Sun is heavy.'
const folder = mkdtempSync(path.join(tmpdir(), 'hookreel-own-voice-'))
const spoken = path.join(folder, 'my voice.wav')

test.beforeAll(async () => {
  const { samples, sampleRate } = await createEmbeddedNarrator().speakLine({
    text: SCRIPT,
    voiceId: 'flite-awb',
    pace: 1,
  })
  // What Chromium plays as its microphone, again and again.
  writeFileSync(spoken, encodeWav(samples, sampleRate, 1))
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

const open = (page: Page, base = '') =>
  page.goto(`${base}/generate-video?title=Sky&script=${encodeURIComponent(SCRIPT)}`)

/** Its microphone hears the spoken script; `isAllowed`: whether the person lets the page listen. */
const launchWithMicrophone = async (isAllowed = true) =>
  chromium.launch({
    ...(await findBrowser()),
    args: [
      ...BROWSER_FLAGS,
      `--use-fake-ui-for-media-stream${isAllowed ? '' : '=deny'}`,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${spoken}`,
    ],
  })

test('a recording is uploaded, chosen as the voice, heard, and deleted; what is none is refused with the reason', async ({
  page,
  baseURL,
}) => {
  await openAccount(page.context(), baseURL ?? '')
  await open(page)
  const section = page.getByRole('heading', { name: 'Your own voice' }).locator('..')
  const input = page.getByLabel('Recording of your voice')
  await input.setInputFiles({
    name: 'notes.wav',
    mimeType: 'audio/wav',
    buffer: Buffer.from('no sound at all'),
  })
  await expect(section.getByRole('alert')).toContainText('This is no sound that can be read here')
  await input.setInputFiles(spoken)
  const kept = section.getByRole('listitem').filter({ hasText: 'my voice.wav' })
  await expect(kept.getByRole('button', { name: 'Chosen' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Laid along your recording')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Generation' })).toContainText('my voice.wav')
  await expect(page.getByRole('heading', { name: 'How words are said' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Preview first' }).click()
  await expect(page.getByText('Said as you recorded it').first()).toBeVisible({ timeout: 60_000 })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  await section.screenshot({ path: path.join(SHOTS, 'recording-voice-390.png') })
  expect(await findAccessFaults(page)).toEqual([])
  const remove = kept.getByRole('button', { name: 'Delete my voice.wav' })
  const question = page.getByRole('alertdialog', { name: 'Delete this recording?' })
  await remove.click()
  await expect(question).toContainText('my voice.wav')
  expect(await findAccessFaults(page)).toEqual([])
  await page.screenshot({ path: path.join(SHOTS, 'recording-voice-delete-390.png') })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(kept).toHaveCount(1)
  await remove.click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(kept).toHaveCount(0)
  // The preview that it spoke is there, and no longer says that it is said so.
  await expect(page.getByText('Said as you recorded it')).toHaveCount(0)
  await page.getByText('Its recording was deleted').first().click()
  await expect(page.getByText('Choose another voice, or record it again.').first()).toBeVisible()
  await page.screenshot({ path: path.join(SHOTS, 'recording-voice-deleted-390.png') })
})

test('a recording is made in the page, sentence by sentence, with its level, and sent', async ({
  baseURL,
}) => {
  test.setTimeout(180_000)
  const browser = await launchWithMicrophone()
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    await openAccount(context, baseURL ?? '')
    const page = await context.newPage()
    await open(page, baseURL)
    await page.getByRole('button', { name: 'Record now' }).click()
    const dialog = page.getByRole('dialog', { name: 'Record your voice' })
    await expect(dialog.getByText(SCRIPT)).toBeVisible()
    await dialog.getByRole('switch', { name: 'Sentence by sentence' }).click()
    const use = dialog.getByRole('button', { name: 'Use this recording' })
    for (const sentence of ['Venus spins slowly.', 'The Sun is heavy.']) {
      await expect(dialog.locator('[aria-current=step]')).toContainText(sentence)
      await expect(use).toBeDisabled()
      await dialog.getByRole('button', { name: 'Record', exact: true }).click()
      await expect(dialog.getByRole('button', { name: 'Stop' })).toBeVisible()
      const meter = dialog.getByRole('meter')
      await expect.poll(async () => Number(await meter.getAttribute('aria-valuenow'))).toBeGreaterThan(20)
      await page.screenshot({ path: path.join(SHOTS, 'recording-voice-recording.png') })
      await page.waitForTimeout(1500)
      await dialog.getByRole('button', { name: 'Stop' }).click()
    }
    await use.click()
    await expect(dialog).toHaveCount(0)
    const kept = page.getByRole('listitem').filter({ hasText: 'Recording.wav' })
    await expect(kept.getByRole('button', { name: 'Chosen' })).toBeVisible({ timeout: 60_000 })
  } finally {
    await browser.close()
  }
})

test('a take is lost by no press alone, and a recording that was not sent is kept, saved and sent again', async ({
  baseURL,
}) => {
  test.setTimeout(180_000)
  const browser = await launchWithMicrophone()
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce', acceptDownloads: true })
    await openAccount(context, baseURL ?? '')
    const page = await context.newPage()
    await open(page, baseURL)
    const section = page.getByRole('heading', { name: 'Your own voice' }).locator('..')
    const record = page.getByRole('button', { name: 'Record now' })
    const dialog = page.getByRole('dialog', { name: 'Record your voice' })
    const question = page.getByRole('alertdialog', { name: 'Throw away what you recorded?' })
    const cancel = dialog.getByRole('button', { name: 'Cancel' })
    await record.click()
    await cancel.click()
    await expect(dialog).toHaveCount(0)

    await record.click()
    await dialog.getByRole('button', { name: 'Record', exact: true }).click()
    const stop = dialog.getByRole('button', { name: 'Stop' })
    await expect(stop).toBeVisible()
    await page.waitForTimeout(1500)
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(question).toBeVisible()
    await page.screenshot({ path: path.join(SHOTS, 'recording-voice-throw-away-390.png') })
    await question.getByRole('button', { name: 'Go on' }).click()
    await stop.click()
    const take = dialog.getByLabel('Your take')
    await expect(take).toBeVisible()
    // The other way of reading has none, and takes none away.
    const apart = dialog.getByRole('switch', { name: 'Sentence by sentence' })
    await apart.click()
    await expect(take).toHaveCount(0)
    await apart.click()
    await expect(take).toBeVisible()
    await cancel.click()
    await question.getByRole('button', { name: 'Throw away' }).click()
    await expect(dialog).toHaveCount(0)
    await record.click()
    await expect(dialog.getByRole('button', { name: 'Use this recording' })).toBeDisabled()

    await dialog.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(stop).toBeVisible()
    await page.waitForTimeout(1500)
    await stop.click()
    await page.route('**/api/sounds/voice*', (route) => route.abort('connectionreset'), { times: 1 })
    await dialog.getByRole('button', { name: 'Use this recording' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(section.getByRole('alert')).toContainText('This recording was not sent.')
    await expect(section.getByRole('alert')).toContainText('The server does not answer.')
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
    await section.screenshot({ path: path.join(SHOTS, 'recording-voice-not-sent-390.png') })
    expect(await findAccessFaults(page)).toEqual([])
    const saving = page.waitForEvent('download')
    await section.getByRole('button', { name: 'Save it' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toMatch(/^Recording\.(webm|m4a)$/)
    expect(statSync(await saved.path()).size).toBeGreaterThan(5000)
    await section.getByRole('button', { name: 'Try again' }).click()
    const kept = section.getByRole('listitem').filter({ hasText: saved.suggestedFilename() })
    await expect(kept.getByRole('button', { name: 'Chosen' })).toBeVisible({ timeout: 60_000 })
    await expect(section.getByRole('alert')).toHaveCount(0)
  } finally {
    await browser.close()
  }
})

test('a microphone that the person does not allow is said', async ({ baseURL }) => {
  const browser = await launchWithMicrophone(false)
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    await openAccount(context, baseURL ?? '')
    const page = await context.newPage()
    await open(page, baseURL)
    await page.getByRole('button', { name: 'Record now' }).click()
    const dialog = page.getByRole('dialog', { name: 'Record your voice' })
    await dialog.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText('The microphone is not allowed.')
  } finally {
    await browser.close()
  }
})
