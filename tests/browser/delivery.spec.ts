import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { SHOTS, chooseVoice, findAccessFaults, measureOverflow, openAccount } from './app.ts'

const MINUTE = 60_000
const SCRIPT =
  'The old harbour sleeps tonight under a low moon, as it always did. Nobody in the town ever says who rings the bells out there.'
const FIVE_SCENES = [
  'The old harbour sleeps tonight under a low and yellow moon, as it always did before the war.',
  'Its bells carry far over the black water, where not one ship has been seen for thirty years.',
  'Nobody in the town would ever say who rings them, or who it was that hung them up there.',
  'The old women say that the sea itself does it, because it has lost so many of its children.',
  'Listen to them yourself when the wind has gone, and tell me then that nobody is out there.',
]
const SIZES = [
  [1440, 'light'],
  [1440, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const

async function openPreview(page: Page, baseURL: string | undefined, script: string): Promise<void> {
  await openAccount(page.context(), baseURL ?? '')
  await page.goto(`/generate-video?title=Harbour&script=${encodeURIComponent(script)}`)
  await chooseVoice(page)
  await page.getByText('420p', { exact: true }).click()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(page.getByText('The preview is ready')).toBeAttached({ timeout: 3 * MINUTE })
}

/** How much wider a text is than the box that it stands in, in pixels. */
const overhang = (box: { scrollWidth: number; clientWidth: number }) => box.scrollWidth - box.clientWidth

async function look(page: Page, name: string): Promise<void> {
  for (const [width, colorScheme] of SIZES) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await page.getByRole('list', { name: 'Scenes' }).scrollIntoViewIfNeeded()
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
    const shot = path.join(SHOTS, `delivery-${name}-${width}-${colorScheme}.png`)
    await page.getByRole('list', { name: 'Scenes' }).screenshot({ path: shot })
  }
  expect(await findAccessFaults(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('a scene is said more slowly, with a pause and a stressed word; all of it is heard, stays after a reload, and is taken back', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(6 * MINUTE)
  await openPreview(page, baseURL, SCRIPT)
  const scene = page.getByRole('listitem', { name: 'Scene 1' })
  const told = scene.getByRole('button', { name: /^How scene 1 is said/ })
  const seconds = async () => Number(await page.getByLabel('Place in the preview').getAttribute('max'))
  await expect(told).toHaveText(/Said as usual/)
  const before = await seconds()
  const shares = async () => {
    const told = page.getByRole('list', { name: 'Scenes' }).locator('p > span', { hasText: /^\d+\.\d s$/ })
    return (await told.allTextContents()).map(Number.parseFloat)
  }
  const sum = (all: readonly number[]) => all.reduce((total, share) => total + share, 0)
  const [firstBefore = 0] = await shares()
  // They are told in tenths.
  const missing = async () => Math.abs(sum(await shares()) - (await seconds()))
  expect(await missing()).toBeLessThan(0.06)

  await told.focus()
  await page.keyboard.press('Enter')
  await scene.getByRole('radio', { name: 'As usual' }).focus()
  await page.keyboard.press('ArrowLeft')
  await scene.getByRole('radio', { name: '1.2 s' }).check()
  const word = scene.getByRole('button', { name: 'moon,', exact: true })
  await word.focus()
  await page.keyboard.press('Space')
  await expect(word).toHaveAttribute('aria-pressed', 'true')
  const all = 'Said slower, with a pause of 1.2 s after it, with stress on “moon”'
  await expect(told).toContainText(all)
  await expect(page.getByText('The preview is ready')).toBeAttached({ timeout: 2 * MINUTE })
  await expect.poll(seconds, { timeout: MINUTE }).toBeGreaterThan(before + 1.2)
  await expect.poll(missing, { timeout: MINUTE }).toBeLessThan(0.06)
  expect((await shares())[0]).toBeGreaterThan(firstBefore + 1)
  await look(page, 'chosen')
  await page.setViewportSize({ width: 1366, height: 800 })
  const labels = await scene.locator('fieldset label').all()
  for (const label of labels) expect(await label.evaluate(overhang)).toBeLessThanOrEqual(0)
  await scene.screenshot({ path: path.join(SHOTS, 'delivery-pills-1366.png') })
  await page.setViewportSize({ width: 1440, height: 900 })

  await scene.getByLabel('Sentence of scene 1').fill('')
  await scene.getByLabel('Sentence of scene 1').press('Enter')
  await expect(scene.getByRole('status')).toHaveText(
    'A scene needs words, so they are back. The bin below drops the scene.',
  )
  await expect(scene.getByLabel('Sentence of scene 1')).toHaveValue(/^The old harbour/)

  await page.reload()
  await expect(told).toContainText(all)
  await told.click()
  await expect(word).toHaveAttribute('aria-pressed', 'true')
  await expect(scene.getByRole('radio', { name: 'Slower' })).toBeChecked()
  await word.click()
  await expect(told).toContainText('Said slower, with a pause of 1.2 s after it')
  await expect(told).not.toContainText('stress')

  // A word that goes takes its stress with it.
  await scene.getByRole('button', { name: 'low', exact: true }).click()
  await expect(told).toContainText('stress on “low”')
  await scene
    .getByLabel('Sentence of scene 1')
    .fill('The old harbour sleeps tonight under a moon, as it always did.')
  await scene.getByLabel('Sentence of scene 1').press('Enter')
  await expect(told).not.toContainText('stress')
  const undo = page.getByRole('button', { name: 'Undo the last change of the scenes' })
  await undo.click()
  await expect(told).toContainText('stress on “low”')
  for (let n = 0; n < 5; n += 1) await undo.click()
  await expect(told).toContainText('Said as usual')
})

test('words from right to left are pressed where they stand; without a voice none can be stressed', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(6 * MINUTE)
  await openPreview(
    page,
    baseURL,
    'البحر is the sea, and nobody ever says who rings the bells out there at night.',
  )
  const scene = page.getByRole('listitem', { name: 'Scene 1' })
  await scene.getByRole('button', { name: /^How scene 1 is said/ }).click()
  const left = async (word: string) =>
    (await scene.getByRole('button', { name: word, exact: true }).boundingBox())?.x ?? Number.NaN
  expect(await left('is')).toBeLessThan(await left('البحر'))
  await scene.getByRole('button', { name: 'البحر', exact: true }).click()
  await expect(scene.getByRole('button', { name: /stress on “البحر”/ })).toBeVisible()
  await look(page, 'right-to-left')

  await page.getByRole('combobox', { name: 'Voice Actor' }).click()
  await page.getByRole('option', { name: /^No voice/ }).click()
  await page.getByRole('button', { name: 'Update preview' }).click()
  await expect(scene.getByText('Without a voice, no word can be stressed.')).toBeVisible({ timeout: MINUTE })
  await expect(scene.getByRole('radio', { name: 'Slower' })).toBeVisible()
})

test('two scenes are said by two voices: chosen with the keyboard, heard before, kept after a reload, told in a line, taken back; a fifth voice is not offered', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(6 * MINUTE)
  await openPreview(page, baseURL, FIVE_SCENES.join(' '))
  const scene = (nth: number) => page.getByRole('listitem', { name: `Scene ${nth}`, exact: true })
  const told = (nth: number) =>
    scene(nth).getByRole('button', { name: new RegExp(`^How scene ${nth} is said`) })
  const voice = (nth: number) => scene(nth).getByRole('combobox', { name: 'Voice' })
  const options = page.getByRole('listbox').getByRole('option')
  await expect(page.getByRole('list', { name: 'Scenes' }).getByRole('listitem')).toHaveCount(5)

  await told(2).focus()
  await page.keyboard.press('Enter')
  await expect(voice(2)).toHaveText(/^As the film · /)
  await voice(2).focus()
  await page.keyboard.press('Enter')
  await expect(options.first()).toBeVisible()
  // Without eSpeak NG there are four voices, and no fifth that could be kept back.
  const hasFifth = (await options.count()) > 4
  await page.keyboard.type('Marcus')
  await page.keyboard.press('Enter')
  await expect(told(2)).toContainText('Said by Marcus')
  const sample = page.waitForRequest((request) => /\/api\/voices\/.*flite-rms/.test(request.url()))
  await scene(2).getByRole('button', { name: 'Hear Marcus, who says scene 2' }).click()
  await sample
  await expect(page.getByText('The preview is ready')).toBeAttached({ timeout: 2 * MINUTE })

  await page.reload()
  await expect(told(2)).toContainText('Said by Marcus')
  await told(2).click()
  await expect(voice(2)).toHaveText('Marcus')
  await look(page, 'voice')

  // Four voices are as many as a film has.
  for (const [nth, name] of [
    [3, 'Rex'],
    [4, 'Alan'],
  ] as const) {
    await told(nth).click()
    await voice(nth).click()
    await options.filter({ hasText: new RegExp(`^${name}`) }).click()
    await expect(told(nth)).toContainText(`Said by ${name}`)
  }
  await told(5).click()
  const full = scene(5).getByText('4 voices speak in this film, which is as many as it may have.')
  await expect(full).toBeVisible({ visible: hasFifth })
  await voice(5).click()
  await expect(options).toHaveText([/^As the film · Clara/, /^Marcus/, /^Alan/, /^Rex/])
  await page.keyboard.press('Escape')
  await look(page, 'four-voices')

  const undo = page.getByRole('button', { name: 'Undo the last change of the scenes' })
  for (let n = 0; n < 3; n += 1) await undo.click()
  for (const nth of [2, 3, 4]) await expect(told(nth)).toContainText('Said as usual')
  await expect(page.getByText('The preview is ready')).toBeAttached({ timeout: 2 * MINUTE })
})
