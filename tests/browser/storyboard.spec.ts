import path from 'node:path'
import { expect, test } from '@playwright/test'
import { SHOTS, chooseVoice, findAccessFaults, measureOverflow, openAccount } from './app.ts'

test.use({ serviceWorkers: 'allow' })

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

// Each has an account of its own, and takes up to a minute or two.
test.describe.configure({ mode: 'parallel' })

test('a film is watched before it is paid, its scenes are changed, and it is made as it was arranged', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(12 * MINUTE)
  // Else the preview waits to be played.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openAccount(page.context(), baseURL ?? '')
  const scenes = page.getByRole('list', { name: 'Scenes' }).getByRole('listitem')
  const sentence = (number: number) => page.getByLabel(`Sentence of scene ${number}`)
  const ready = () => expect(page.getByText('The preview is ready')).toBeAttached({ timeout: 2 * MINUTE })
  const shoot = (name: string) =>
    page.screenshot({ path: path.join(SHOTS, `storyboard-${name}.png`), fullPage: true })

  await page.goto(`/generate-video?title=Space&script=${encodeURIComponent(SENTENCES.join(' '))}`)
  const preview = page.getByRole('button', { name: 'Preview', exact: true })
  await expect(preview).toBeDisabled()
  await chooseVoice(page)
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
    await expect(page.getByText('You have 100 credits, 75 remain afterwards.')).toBeVisible()
  })
  // What comes after it is no matter of motion.
  await page.emulateMedia({ reducedMotion: 'reduce' })

  await test.step('a sentence is edited', async () => {
    await sentence(2).fill(OTHER)
    await sentence(2).press('Enter')
    await ready()
    await expect(page.getByRole('textbox', { name: 'Script' })).toHaveValue(
      SENTENCES.with(1, OTHER).join(' '),
    )
  })

  await test.step('another picture is taken', async () => {
    const canvas = scenes.nth(2).locator('canvas')
    const pixels = () => canvas.evaluate((shown: { toDataURL(): string }) => shown.toDataURL())
    const before = await pixels()
    await page.getByRole('button', { name: 'Other pictures for scene 3' }).click()
    await page
      .getByRole('button', { name: /^Take for scene 3/ })
      .first()
      .click({ timeout: MINUTE })
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
    await expect(
      page.getByText('Choose a still PNG, JPEG or WebP picture that is not damaged.'),
    ).toBeVisible()
  })

  await test.step('a scene is moved, one is dropped, and both come back', async () => {
    // Slow answers: the first comes when the second change is already shown, and the third is made before the second's.
    const saves = '**/api/storyboards/*'
    await page.route(saves, async (route) => {
      if (route.request().method() === 'PATCH') await new Promise((resolve) => setTimeout(resolve, 2000))
      await route.continue()
    })
    const moved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await page.getByRole('button', { name: 'Move up scene 2' }).click()
    await expect(sentence(1)).toHaveValue(OTHER)
    await page.getByRole('button', { name: 'Drop scene 3' }).click()
    await expect(scenes).toHaveCount(3)
    await moved
    await expect(scenes).toHaveCount(3)
    await page.getByRole('button', { name: 'Undo the last change of the scenes' }).click()
    await expect(scenes).toHaveCount(4)
    await expect(page.getByRole('button', { name: 'Drop scene 4' })).toBeEnabled()
    await ready()
    await page.unrouteAll({ behavior: 'wait' })
    await expect(scenes).toHaveCount(4)
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

test('no change of a scene is lost: not by undoing, a reload, another tab, a server that is away, or haste', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(6 * MINUTE)
  await openAccount(context, baseURL ?? '')
  const rows = page.getByRole('list', { name: 'Scenes' }).getByRole('listitem')
  const sentences = page.getByRole('list', { name: 'Scenes' }).getByRole('textbox')
  const expectOrder = async (...numbers: number[]) => {
    await expect(sentences).toHaveCount(numbers.length)
    for (const [index, number] of numbers.entries())
      await expect(sentences.nth(index)).toHaveValue(SENTENCES[number - 1] ?? '')
  }
  const undo = page.getByRole('button', { name: 'Undo the last change of the scenes' })
  await page.goto(`/generate-video?title=Space&script=${encodeURIComponent(SENTENCES.join(' '))}`)
  await chooseVoice(page)
  await page.getByText('15 s', { exact: true }).click()
  await page.getByText('420p', { exact: true }).click()
  await page.getByRole('button', { name: 'Preview first for no credits' }).click()
  await expectOrder(1, 2, 3, 4)
  await expect(page.getByRole('heading', { name: 'Preview and storyboard' })).toBeInViewport()

  await test.step('a dropped scene comes back alone, and the focus stays in the list', async () => {
    await page.getByRole('button', { name: 'Move down scene 1' }).press('Enter')
    await expect(page.getByText('It is scene 2 of 4 now.')).toBeAttached()
    await page.getByRole('button', { name: 'Drop scene 3' }).press('Enter')
    await expectOrder(2, 1, 4)
    await expect(rows.nth(2)).toBeFocused()
    await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click()
    await expectOrder(2, 1, 3, 4)
  })

  await test.step('a reload keeps what can be undone', async () => {
    await expect(page.getByRole('textbox', { name: 'Script' })).toHaveValue(
      [2, 1, 3, 4].map((n) => SENTENCES[n - 1]).join(' '),
    )
    await page.reload()
    await undo.click()
    await expectOrder(1, 2, 3, 4)
    await expect(page.getByRole('textbox', { name: 'Script' })).toHaveValue(SENTENCES.join(' '))
  })

  await test.step('a reload while one change is on its way and another waits behind it keeps both', async () => {
    const find = (label: string) => `document.querySelector('[aria-label="${label}"]')`
    const next = 'await new Promise((resolve) => setTimeout(resolve))'
    // In one go, because the first change is answered within some milliseconds.
    await page.evaluate(`(async () => {
      ${find('Drop scene 3')}.click()
      ${next}
      ${find('Undo the last change of the scenes')}.click()
      ${next}
      location.reload()
    })()`)
    await page.waitForURL(/storyboardId/)
    await expectOrder(1, 2, 3, 4)
    await page.reload()
    await expectOrder(1, 2, 3, 4)
  })

  await test.step('another tab follows, script and all', async () => {
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByLabel('Sentence of scene 2')).toHaveValue(SENTENCES[1] ?? '')
    await page.getByLabel('Sentence of scene 2').fill(OTHER)
    await page.getByLabel('Sentence of scene 2').press('Enter')
    await expect(other.getByLabel('Sentence of scene 2')).toHaveValue(OTHER)
    await expect(other.getByRole('textbox', { name: 'Script' })).toHaveValue(
      SENTENCES.with(1, OTHER).join(' '),
    )
    await expect(other.getByText('You changed the video since')).toHaveCount(0)
    await other.close()
  })

  await test.step('a preview that cannot be read says so, makes no second one, and comes when it can', async () => {
    const address = /\/api\/storyboards\/[^/]+$/
    await page.route(address, (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal' } } }),
    )
    // A line that opens asks anew by itself.
    await page.route('**/api/events', (route) => route.abort())
    await page.reload()
    await expect(page.getByText('Failed to load the preview')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Preview', exact: true })).toHaveCount(0)
    await page.unroute(address)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel('Sentence of scene 2')).toHaveValue(OTHER)
    await page.unroute('**/api/events')
  })

  const script = 'Written while nobody listened, and kept all the same.'
  const generate = page.getByRole('button', { name: 'Generate Video' })
  await test.step('while the server is away, changes wait for it', async () => {
    const address = /\/api\/storyboards\/[^/]+$/
    await page.route(address, (route) => route.abort())
    await page.getByLabel('Sentence of scene 1').fill(script)
    await page.getByLabel('Sentence of scene 1').press('Enter')
    const notice = page.getByText('Your changes are kept on this page and sent when it is back.')
    await expect(notice).toBeVisible()
    await generate.click()
    await expect(page.getByRole('alert').getByText('The server does not answer.')).toBeVisible()
    await expect(page.getByLabel('Sentence of scene 1')).toHaveValue(script)
    await page.unroute(address)
    await expect(notice).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'Script' })).toHaveValue(
      SENTENCES.with(1, OTHER).with(0, script).join(' '),
    )
  })

  await test.step('a film that is ordered at once has the last change', async () => {
    await page.route(/\/api\/storyboards\/[^/]+$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await route.continue()
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Drop scene 4' }).click()
    await generate.click()
    await expect(page.getByText('Video Generation Started!')).toBeVisible()
    await expect(page.getByRole('heading', { name: /^(Queued|Making your video)$/ })).toBeInViewport()
    const { items } = (await (await page.request.get('/api/videos')).json()) as {
      items: { script: string }[]
    }
    expect(items[0]?.script).toBe([script, OTHER, SENTENCES[2]].join(' '))
  })
})
