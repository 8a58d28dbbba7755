import path from 'node:path'
import { expect, test } from '@playwright/test'
import { findAccessFaults, measureOverflow, openAccount, SHOTS } from './app.ts'

const MINUTE = 60_000
const SENTENCES = [
  'Venus spins so slowly that a day there is longer than its year.',
  'The Sun holds almost all the mass of the solar system.',
  'A teaspoon of a neutron star weighs a billion tons.',
  'Light from the Sun needs eight minutes to reach us.',
]
/** One pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const OTHER = 'The Sun holds nearly all the mass of our solar system.'

test('a film is watched before it is paid, its scenes are changed, and it is made as it was arranged', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(12 * MINUTE)
  await openAccount(page.context(), baseURL ?? '')
  const scenes = page.getByRole('list', { name: 'Scenes' }).getByRole('listitem')
  const sentence = (number: number) => page.getByLabel(`Sentence of scene ${number}`)
  const ready = () => expect(page.getByText('The preview is ready')).toBeAttached({ timeout: 2 * MINUTE })
  const shoot = (name: string) =>
    page.screenshot({ path: path.join(SHOTS, `storyboard-${name}.png`), fullPage: true })

  await page.goto(`/generate-video?title=Space&script=${encodeURIComponent(SENTENCES.join(' '))}`)
  const preview = page.getByRole('button', { name: 'Preview', exact: true })
  await expect(preview).toBeDisabled()
  await page.getByRole('combobox', { name: 'Voice Actor' }).click()
  await page.getByRole('option').first().click()
  await page.getByText('15 s', { exact: true }).click()
  await page.getByText('420p', { exact: true }).click()

  await test.step('the preview plays with the voice', async () => {
    await preview.click()
    const place = page.getByLabel('Place in the preview')
    await expect(page.getByRole('button', { name: 'Pause the preview' })).toBeVisible({ timeout: MINUTE })
    await expect.poll(() => place.inputValue().then(Number), { timeout: MINUTE }).toBeGreaterThan(0.5)
    await ready()
    await expect(scenes).toHaveCount(4)
    const player = page.getByRole('group', { name: 'Preview of your video' })
    await player.focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: 'Play the preview' })).toBeVisible()
    const before = Number(await place.inputValue())
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => place.inputValue().then(Number)).toBeCloseTo(Math.min(before + 1, 15), 0)
    await shoot('preview')
    await expect(page.getByText('You have 100, 75 remain afterwards.')).toBeVisible()
  })

  await test.step('a sentence is edited', async () => {
    await sentence(2).fill(OTHER)
    await sentence(2).press('Enter')
    await ready()
    await expect(page.getByLabel('Script')).toHaveValue(SENTENCES.with(1, OTHER).join(' '))
  })

  await test.step('another picture is taken', async () => {
    const canvas = scenes.nth(2).locator('canvas')
    const pixels = () => canvas.evaluate((shown: { toDataURL(): string }) => shown.toDataURL())
    const before = await pixels()
    await page.getByRole('button', { name: 'Another picture for scene 3' }).click()
    await expect.poll(pixels, { timeout: MINUTE }).not.toBe(before)
    await ready()
  })

  await test.step('a picture of one’s own is taken', async () => {
    await page
      .getByLabel('Picture file for scene 4')
      .setInputFiles({ name: 'own.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') })
    await ready()
    await page
      .getByLabel('Picture file for scene 4')
      .setInputFiles({ name: 'own.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(page.getByText('Choose a still PNG, JPEG or WebP picture that is not damaged.')).toBeVisible()
  })

  await test.step('a scene is moved, one is dropped, and both come back', async () => {
    await page.getByRole('button', { name: 'Move up scene 2' }).click()
    await expect(sentence(1)).toHaveValue(OTHER)
    await page.getByRole('button', { name: 'Drop scene 3' }).click()
    await expect(scenes).toHaveCount(3)
    await page.getByRole('button', { name: 'Undo the last change of the scenes' }).click()
    await expect(scenes).toHaveCount(4)
    await ready()
  })

  await test.step('it is there again after a reload, and everyone can use it', async () => {
    await page.reload()
    await expect(scenes).toHaveCount(4)
    await expect(sentence(1)).toHaveValue(OTHER)
    await expect(page.locator('.skeleton')).toHaveCount(0)
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
    expect(await findAccessFaults(page)).toEqual([])
  })

  await test.step('the film is made of it', async () => {
    await page.getByRole('button', { name: 'Generate Video' }).click()
    await expect(page.getByText('Video Generation Started!')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your video is ready' })).toBeVisible({
      timeout: 8 * MINUTE,
    })
    const { items } = (await (await page.request.get('/api/videos')).json()) as {
      items: { script: string }[]
    }
    const [first = '', , third = '', fourth = ''] = SENTENCES
    expect(items[0]?.script).toBe([OTHER, first, third, fourth].join(' '))
  })
})
