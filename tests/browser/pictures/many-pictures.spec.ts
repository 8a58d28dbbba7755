import { mkdir } from 'node:fs/promises'
import { createCanvas } from '@napi-rs/canvas'
import { expect, test, type Page } from '@playwright/test'
import { writeClip } from '../../fakes/write-clip.ts'
import { findAccessFaults, measureOverflow, openAccount, SHOTS } from '../app.ts'

const SENTENCES = [
  'Venus spins so slowly that a day there is longer than its year.',
  'The Sun holds almost all the mass of the solar system.',
  'A teaspoon of a neutron star weighs a billion tons.',
  'Light from the Sun needs eight minutes to reach us.',
]

function draw(colour: string): Buffer {
  const canvas = createCanvas(90, 160)
  const context = canvas.getContext('2d')
  context.fillStyle = colour
  context.fillRect(0, 0, 90, 160)
  return canvas.toBuffer('image/png')
}
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })

/** A storyboard of four scenes, open in the page. */
async function openBoard(page: Page): Promise<string> {
  const made = await page.request.post('/api/storyboards', {
    data: {
      ...{ title: 'Space', script: SENTENCES.join(' '), style: 'default', voiceId: 'flite-slt' },
      ...{ duration: 15, resolution: '420p', aspectRatio: '9:16' },
    },
  })
  const { id } = (await made.json()) as { id: string }
  const script = encodeURIComponent(SENTENCES.join(' '))
  await page.goto(`/generate-video?title=Space&script=${script}&storyboardId=${id}`)
  await expect(page.getByRole('list', { name: 'Scenes' }).getByRole('listitem')).toHaveCount(4)
  return id
}

test('several pictures of one’s own find their scenes by their names, are changed, sent and taken back', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await openAccount(page.context(), baseURL ?? '')
  await page.setViewportSize({ width: 390, height: 844 })
  const id = await openBoard(page)
  const uploads = async () => {
    const board = (await (await page.request.get(`/api/storyboards/${id}`)).json()) as {
      scenes: { upload: string | null }[]
    }
    return board.scenes.map(({ upload }) => upload !== null)
  }
  const choose = page.getByLabel('Files for several scenes')
  const dialog = page.getByRole('dialog', { name: 'Pictures and clips for the scenes' })
  const sceneOf = (name: string) => dialog.getByRole('combobox', { name: `Scene for ${name}` })

  await choose.setInputFiles([
    file('03.png', draw('teal')),
    file('venus at dawn.png', draw('orange')),
    file('صورة.png', draw('purple')),
    file('scene 2.png', Buffer.from('no picture')),
  ])
  await expect(sceneOf('03.png')).toContainText('3. A teaspoon')
  await expect(sceneOf('venus at dawn.png')).toContainText('1. Venus')
  await expect(sceneOf('صورة.png')).toContainText('Not used')
  await page.screenshot({ path: `${SHOTS}/many-pictures-390.png` })
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  expect(await findAccessFaults(page)).toEqual([])
  // What another picture was for is for this one now.
  await sceneOf('صورة.png').click()
  await page.getByRole('option', { name: '3. A teaspoon' }).click()
  await expect(sceneOf('03.png')).toContainText('Not used')
  await sceneOf('03.png').click()
  await page.getByRole('option', { name: '4. Light' }).click()

  await dialog.getByRole('button', { name: 'Use 4 files' }).click()
  await expect(dialog.getByText('Choose a still PNG, JPEG or WebP picture that is not damaged.')).toBeVisible(
    { timeout: 30_000 },
  )
  // Nothing is changed until it is said what to do without the damaged one.
  expect(await uploads()).toEqual([false, false, false, false])
  await dialog.getByRole('button', { name: 'Use the other 3' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(uploads).toEqual([true, false, true, true])
  await page.getByRole('button', { name: 'Undo the last change of the scenes' }).click()
  await expect.poll(uploads).toEqual([false, false, false, false])
})

test('pictures that are dropped onto the scenes are asked about; closing in the middle changes nothing', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await openAccount(page.context(), baseURL ?? '')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const id = await openBoard(page)
  await page.route('**/pictures', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue().catch(() => undefined)
  })
  const colours = ['red', 'green', 'blue', 'gray'].map((colour) => draw(colour).toString('base64'))
  const dropped = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer()
    const pngs = ${JSON.stringify(colours)}
    for (let at = 0; at < 100; at += 1) {
      const bytes = Uint8Array.from(atob(pngs[at % 4]), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([bytes], 'DSC_' + (1000 + at) + '.png', { type: 'image/png' }))
    }
    return transfer
  })()`)
  await page.getByRole('listitem', { name: 'Scene 2' }).dispatchEvent('drop', { dataTransfer: dropped })
  const dialog = page.getByRole('dialog', { name: 'Pictures and clips for the scenes' })
  await expect(dialog.getByRole('listitem')).toHaveCount(100)
  await expect(dialog.getByRole('button', { name: 'Use 4 files' })).toBeVisible()
  await page.screenshot({ path: `${SHOTS}/many-pictures-dark.png` })
  await dialog.getByRole('button', { name: 'Use 4 files' }).click()
  await expect(dialog.getByText('File 2 of 4 is on its way.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await page.waitForTimeout(2500)
  const board = (await (await page.request.get(`/api/storyboards/${id}`)).json()) as {
    scenes: { upload: string | null }[]
  }
  expect(board.scenes.every(({ upload }) => upload === null)).toBe(true)
})

/** Remembers every player of sound that the page opens. */
const LISTEN = `{
  window.heard = []
  const Whole = window.Audio
  window.Audio = function (url) {
    const player = new Whole(url)
    window.heard.push(player)
    return player
  }
}`
/** Which clips sound now: their bytes were fetched, so their addresses are the page's own. */
const clipsHeard = (page: Page) =>
  page.evaluate<boolean[]>(
    `heard.filter(({ src }) => src.startsWith('blob:')).map((one) => !one.paused && one.volume > 0.02 && one.volume < 1)`,
  )

test('a clip of one’s own stands in its scene, and its sound is kept if it is wanted; one without says so', async ({
  page,
  baseURL,
}, { outputDir }) => {
  test.setTimeout(180_000)
  await openAccount(page.context(), baseURL ?? '')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(LISTEN)
  const id = await openBoard(page)
  await mkdir(outputDir, { recursive: true })
  const write = async (name: string, soundSeconds?: number) => {
    const path = `${outputDir}/${name}`
    await writeClip(path, { seconds: 2, ...(soundSeconds && { soundSeconds }) })
    return path
  }
  const files = [await write('1.mp4', 2), await write('2.mp4')]
  await page.getByLabel('Files for several scenes').setInputFiles(files)
  await page.getByRole('button', { name: 'Use 2 files' }).click()
  const scene = (number: number) => page.getByRole('listitem', { name: `Scene ${number}` })
  await expect(scene(2).getByText('Your clip has no sound.')).toBeVisible({ timeout: 60_000 })
  const keep = scene(1).getByRole('switch', { name: /^Keep the sound of this clip/ })
  await expect(keep).not.toBeChecked()
  await keep.click()
  await expect(keep).toBeChecked()
  await expect
    .poll(
      async () => {
        const board = (await (await page.request.get(`/api/storyboards/${id}`)).json()) as {
          status: string
          scenes: { keepsSound: boolean }[]
        }
        return [board.status, ...board.scenes.map(({ keepsSound }) => keepsSound)]
      },
      { timeout: 60_000 },
    )
    .toEqual(['ready', true, false, false, false])
  await scene(1).scrollIntoViewIfNeeded()
  await page.screenshot({ path: `${SHOTS}/own-clip-390.png` })

  // It is heard in the preview where its scene is seen, and nowhere else.
  const place = page.getByLabel('Place in the preview')
  const play = page.getByRole('button', { name: 'Play the preview' })
  const pause = page.getByRole('button', { name: 'Pause the preview' })
  if (await pause.isVisible()) await pause.click()
  await place.fill('0.5')
  await expect.poll(() => clipsHeard(page)).toEqual([false])
  await play.click()
  await expect.poll(() => clipsHeard(page)).toEqual([true])
  await place.fill((Number(await place.getAttribute('max')) * 0.6).toFixed(1))
  await expect.poll(() => clipsHeard(page)).toEqual([false])
  await place.fill('0.5')
  await expect.poll(() => clipsHeard(page)).toEqual([true])
  await pause.click()
  await expect.poll(() => clipsHeard(page)).toEqual([false])
  await play.click()
  await expect.poll(() => clipsHeard(page)).toEqual([true])
  await keep.click()
  await expect.poll(() => clipsHeard(page)).toEqual([false])
})

test('files that found no connection are not refused: they are used with one press when it is back', async ({
  page,
  context,
  baseURL,
}) => {
  await openAccount(context, baseURL ?? '')
  const id = await openBoard(page)
  await page
    .getByLabel('Files for several scenes')
    .setInputFiles([file('01.png', draw('teal')), file('02.png', draw('orange'))])
  const dialog = page.getByRole('dialog', { name: 'Pictures and clips for the scenes' })
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Use 2 files' }).click()
  await expect(dialog.getByText('The server does not answer.')).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: 'Scene for 02.png' })).toBeEnabled()
  await context.setOffline(false)
  await expect(dialog.getByText('The server does not answer.')).toBeHidden()
  await dialog.getByRole('button', { name: 'Use 2 files' }).click()
  await expect(dialog).toBeHidden()
  await expect
    .poll(async () => {
      const board = (await (await page.request.get(`/api/storyboards/${id}`)).json()) as {
        scenes: { upload: string | null }[]
      }
      return board.scenes.filter(({ upload }) => upload !== null).length
    })
    .toBe(2)
})
