import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createEmbeddedNarrator } from '@hookreel/crew'
import { encodeWav } from '@hookreel/studio'
import { expect, test } from '@playwright/test'
import { startFakeService } from '../../fakes/fake-service.ts'
import { createHearingServices, newMood } from '../../fakes/hearing-services.ts'
import { findAccessFaults, measureOverflow, openAccount, SHOTS } from '../app.ts'
import { spawnServer } from '../start-server.ts'

const SCRIPT = 'Venus spins slowly. The Sun is heavy.'

test('a recording without a script is written down for a price that is named, and becomes the script', async ({
  page,
  baseURL,
}, { outputDir }) => {
  test.setTimeout(240_000)
  await mkdir(outputDir, { recursive: true })
  const spoken = path.join(outputDir, 'my voice.wav')
  const line = await createEmbeddedNarrator().speakLine({ text: SCRIPT, voiceId: 'flite-awb', pace: 1 })
  await writeFile(spoken, encodeWav(line.samples, line.sampleRate, 1))
  await openAccount(page.context(), baseURL ?? '')
  await page.goto('/generate-video?title=Sky')
  const plain = page.getByRole('heading', { name: 'Your own voice' }).locator('..')
  await expect(plain.getByText('No service that writes down speech is connected')).toBeVisible()
  await expect(plain.getByRole('button', { name: 'Upload a recording' })).toBeDisabled()

  const mood = { ...newMood(), text: 'Venus spins slowly. The sun is heavy.' }
  const fake = await startFakeService(createHearingServices(mood))
  const server = await spawnServer({ TRANSCRIPTION_BASE_URL: `${fake.url}/compatible` })
  try {
    await openAccount(page.context(), server.address)
    await page.goto(`${server.address}/generate-video?title=Sky`)
    const section = page.getByRole('heading', { name: 'Your own voice' }).locator('..')
    await expect(section.getByText('what you say is written down as the script')).toBeVisible()
    await page.getByLabel('Recording of your voice').setInputFiles(spoken)
    await expect(section.getByText('1 credit, nothing at the service', { exact: false })).toBeVisible({
      timeout: 60_000,
    })
    await expect(section.getByText('at most 4,000 characters')).toHaveCount(1)
    // The list as it is of longer ones: they take minutes to send.
    const lasting = async (seconds: number) => {
      await page.unroute(/\/api\/sounds\?/)
      await page.route(/\/api\/sounds\?/, async (route) => {
        const answer = await route.fetch()
        const list = (await answer.json()) as { sounds: object[] }
        await route.fulfill({ json: { ...list, sounds: list.sounds.map((one) => ({ ...one, seconds })) } })
      })
      await page.reload()
      await section.getByRole('button', { name: /^(Use|Chosen)$/ }).click()
    }
    const order = section.getByRole('button', { name: 'Write it down' })
    await lasting(300)
    await expect(section.getByText('its price does not come back')).toBeVisible()
    await expect(order).toBeVisible()
    await section.screenshot({ path: path.join(SHOTS, 'recording-voice-long.png') })
    await lasting(481)
    await expect(section.getByText('This recording lasts 8:01.')).toBeVisible()
    await expect(order).toHaveCount(0)
    await section.screenshot({ path: path.join(SHOTS, 'recording-voice-too-long.png') })
    await page.unroute(/\/api\/sounds\?/)
    await page.reload()
    await section.getByRole('button', { name: /^(Use|Chosen)$/ }).click()

    // An order that waits for its turn is taken back, and costs nothing.
    await page.route(/\/transcript$/, async (route) => {
      const sound = await page.request.get(route.request().url().replace('/transcript', ''))
      const transcript = { state: 'waiting', text: null, service: null, message: null }
      await route.fulfill({ status: 201, json: { ...((await sound.json()) as object), transcript } })
    })
    await section.getByRole('button', { name: 'Write it down' }).click()
    await expect(section.getByText('Your recording is being written down.')).toBeVisible()
    await section.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(page.getByText('Nothing was charged.')).toBeVisible()
    await expect(order).toBeVisible()
    await page.unroute(/\/transcript$/)

    mood.faults = [{ kind: 'error', status: 503, message: 'Loading the model.' }]
    await section.getByRole('button', { name: 'Write it down' }).click()
    await expect(section.getByRole('alert')).toContainText('Loading the model.', { timeout: 60_000 })
    await section.screenshot({ path: path.join(SHOTS, 'recording-voice-not-heard.png') })
    await section.getByRole('button', { name: 'Write it down' }).click()
    const use = section.getByRole('button', { name: 'Use it as the script' })
    await expect(use).toBeVisible({ timeout: 60_000 })
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
    await section.screenshot({ path: path.join(SHOTS, 'recording-voice-heard-390.png') })
    expect(await findAccessFaults(page)).toEqual([])
    await use.click()
    await expect(page.getByLabel('Script', { exact: true })).toHaveValue(mood.text)
    await expect(use).toHaveCount(0)
    await expect(page.getByText('Laid along your recording')).toBeVisible()
    expect(mood.billed).toHaveLength(1)
  } finally {
    await server.stop()
    await fake.close()
  }
})
