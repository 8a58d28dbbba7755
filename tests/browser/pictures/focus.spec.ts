import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Storyboard, Video } from '@hookreel/contract'
import { findFfmpeg, runFfmpeg } from '@hookreel/render'
import { createCanvas } from '@napi-rs/canvas'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { startFakePictures } from '../../fakes/pictures.ts'
import { writeClip } from '../../fakes/write-clip.ts'
import { findAccessFaults, measureOverflow, openAccount, SHOTS, wearTheme } from '../app.ts'
import { spawnServer } from '../start-server.ts'

test.use({ serviceWorkers: 'block' })

const MINUTE = 60_000
const SENTENCES = [
  'Venus spins so slowly that a day there is longer than its year.',
  'The Sun holds almost all the mass of the solar system.',
  'A teaspoon of a neutron star weighs a billion tons.',
  'Light from the Sun needs eight minutes to reach us.',
]
const ORDER = {
  ...{ title: 'Space', script: SENTENCES.join(' '), style: 'default', voiceId: 'flite-slt' },
  ...{ duration: 15, resolution: '420p', aspectRatio: '9:16' },
}
type Colour = 'red' | 'green' | 'blue'

/** A picture whose thirds are red, green and blue; nothing in it stands out but its middle. */
function drawThirds(width: number, height: number): Buffer {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const isWide = width > height
  for (const [third, colour] of ['#d01010', '#10a010', '#1010d0'].entries()) {
    context.fillStyle = colour
    const [along, across] = isWide ? [width / 3, 0] : [0, height / 3]
    context.fillRect(third * along, third * across, isWide ? along : width, isWide ? height : across)
  }
  return canvas.toBuffer('image/png')
}

function nameColour([red = 0, green = 0, blue = 0]: Iterable<number>): Colour {
  if (red > green && red > blue) return 'red'
  return green > blue ? 'green' : 'blue'
}

/** The colour in the middle of what is seen there. */
async function colourOf(seen: Locator): Promise<Colour> {
  return nameColour(await readMiddle(['-f', 'png_pipe', '-i', 'pipe:0'], await seen.screenshot()))
}

/** A finger that is put down on it at one place and drawn to another; both are shares of its width and height. */
async function swipe(
  page: Page,
  seen: Locator,
  from: readonly [number, number],
  to: readonly [number, number],
) {
  const box = (await seen.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const touch = (type: 'touchStart' | 'touchMove', [x, y]: readonly [number, number]) =>
    devTools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: box.x + x * box.width, y: box.y + y * box.height }],
    })
  await touch('touchStart', from)
  for (const share of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])])
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await devTools.detach()
}

/** Three bytes: the mean colour of the middle of a picture, or of a film's frame. */
async function readMiddle(source: readonly string[], input?: Buffer): Promise<Buffer> {
  const middle = 'crop=iw/5:ih/5,scale=1:1:flags=area,format=rgb24'
  const { stdout } = await runFfmpeg(
    await findFfmpeg(),
    [...source, '-frames:v', '1', '-vf', middle, '-f', 'rawvideo', '-'],
    input ? { input } : {},
  )
  return stdout
}

async function openBoard(page: Page, address = '', more: object = {}): Promise<string> {
  const made = await page.request.post(`${address}/api/storyboards`, { data: { ...ORDER, ...more } })
  const { id } = (await made.json()) as { id: string }
  const script = encodeURIComponent(ORDER.script)
  await page.goto(`${address}/generate-video?title=Space&script=${script}&storyboardId=${id}`)
  await expect(page.getByRole('list', { name: 'Scenes' }).getByRole('listitem')).toHaveCount(4)
  return id
}

function watch(page: Page, id: string, address = '') {
  const read = async () =>
    (await (await page.request.get(`${address}/api/storyboards/${id}`)).json()) as Storyboard
  return {
    scene: async (number: number) => (await read()).scenes[number - 1],
    ready: () =>
      expect
        .poll(async () => [(await read()).status, (await read()).scenes.every(({ picture }) => picture)], {
          timeout: 2 * MINUTE,
        })
        .toEqual(['ready', true]),
  }
}

const open = (page: Page, number: number) =>
  page.getByRole('button', { name: `Choose what is shown of the picture of scene ${number}` })
/** Presses it and waits until the server has the choice: before that the scenes are as ready as they were. */
async function choose(page: Page, how: () => Promise<void>) {
  const answered = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PATCH' && answer.url().includes('/api/storyboards/') && answer.ok(),
    { timeout: MINUTE },
  )
  await how()
  await answered
}
const pictureOf = (page: Page, number: number) =>
  page.getByRole('listitem', { name: `Scene ${number}` }).locator('canvas')

test('what is shown of a picture of one’s own is chosen with the keys or by dragging, undone, and kept by the film', async ({
  page,
  baseURL,
}, { outputDir }) => {
  test.setTimeout(8 * MINUTE)
  await openAccount(page.context(), baseURL ?? '')
  await page.setViewportSize({ width: 390, height: 844 })
  const id = await openBoard(page)
  const board = watch(page, id)
  await expect(open(page, 1)).toHaveCount(0)
  await page
    .getByLabel('Picture file for scene 1')
    .setInputFiles({ name: 'thirds.png', mimeType: 'image/png', buffer: drawThirds(1600, 900) })
  const dialog = page.getByRole('dialog', { name: 'What is shown of your picture in scene 1' })
  const slider = dialog.getByRole('slider', { name: 'Part that is shown' })
  const frame = dialog.getByRole('img', { name: 'The frame of your film' })
  const state = dialog.getByRole('status')
  const use = dialog.getByRole('button', { name: 'Use it' })
  await board.ready()

  await test.step('with the keyboard', async () => {
    await open(page, 1).press('Enter')
    await expect(state).toHaveText(/^It is shown whole, or nearly, as the style does that\./)
    await expect(use).toBeDisabled()
    await slider.focus()
    await page.keyboard.press('Home')
    await expect(slider).toHaveAttribute('aria-valuetext', 'At the left border')
    await expect.poll(() => colourOf(frame)).toBe('red')
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', '1 % from the left')
    await page.screenshot({ path: `${SHOTS}/focus-390.png` })
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
    expect(await findAccessFaults(page)).toEqual([])
    await page.keyboard.press('Home')
    await choose(page, () => use.press('Enter'))
    await expect(dialog).toBeHidden()
    await expect(open(page, 1)).toBeFocused()
    await board.ready()
    const { focus } = (await board.scene(1)) ?? {}
    expect(focus?.y).toBe(0.5)
    expect(focus?.x).toBeLessThan(0.2)
    await expect.poll(() => colourOf(pictureOf(page, 1))).toBe('red')
  })

  await test.step('closed without a word, nothing is changed', async () => {
    await open(page, 1).click()
    await expect(state).toHaveText('You chose this part.')
    await slider.press('End')
    await expect.poll(() => colourOf(frame)).toBe('blue')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await open(page, 1).click()
    await expect(slider).toHaveAttribute('aria-valuetext', 'At the left border')
    await expect(use).toBeDisabled()
  })

  await test.step('by dragging', async () => {
    const box = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const at = (share: number) => [box.x + box.width * share, box.y + box.height / 2] as const
    await page.mouse.move(...at(0.2))
    await page.mouse.down()
    await page.mouse.move(...at(0.5), { steps: 5 })
    // It is held where it was taken.
    await expect(slider).toHaveAttribute('aria-valuetext', /^4[0-9] % from the left$/)
    await expect.poll(() => colourOf(frame)).toBe('green')
    await page.mouse.move(...at(1.4), { steps: 5 })
    await page.mouse.up()
    await expect(slider).toHaveAttribute('aria-valuetext', 'At the right border')
    await wearTheme(page, 'dark')
    await page.screenshot({ path: `${SHOTS}/focus-390-dark.png` })
    expect(await findAccessFaults(page)).toEqual([])
    await choose(page, () => use.click())
    await board.ready()
    await expect.poll(() => colourOf(pictureOf(page, 1))).toBe('blue')
  })

  await test.step('by finger, and the other way a finger scrolls', async () => {
    await open(page, 1).click()
    await expect(slider).toHaveAttribute('aria-valuetext', 'At the right border')
    await swipe(page, slider, [0.8, 0.5], [0.5, 0.5])
    await expect(slider).toHaveAttribute('aria-valuetext', /^[4-6][0-9] % from the left$/)
    await expect.poll(() => colourOf(frame)).toBe('green')
    const place = await slider.getAttribute('aria-valuetext')
    await swipe(page, slider, [0.5, 0.8], [0.5, 0.1])
    await expect(slider).toHaveAttribute('aria-valuetext', place ?? '')
    // What a reader of screens is told, and that its own gestures, which set the value, move the frame.
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog "What is shown of your picture in scene 1":
        - slider "Part that is shown"
        - img "The frame of your film"
        - status: You chose this part.
    `)
    await slider.fill('0')
    await expect(slider).toHaveAttribute('aria-valuetext', 'At the left border')
    await expect.poll(() => colourOf(frame)).toBe('red')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('it is undone, given up, and taken back again', async () => {
    const undo = page.getByRole('button', { name: 'Undo the last change of the scenes' })
    await undo.click()
    await expect.poll(() => colourOf(pictureOf(page, 1)), { timeout: MINUTE }).toBe('red')
    await board.ready()
    await open(page, 1).click()
    await dialog.getByRole('button', { name: 'Show all of it' }).click()
    await expect(state).toHaveText(/^It is shown whole, or nearly/)
    await choose(page, () => use.click())
    await board.ready()
    expect((await board.scene(1))?.focus).toBeNull()
    await undo.click()
    await expect.poll(() => colourOf(pictureOf(page, 1)), { timeout: MINUTE }).toBe('red')
    await board.ready()
  })

  await test.step('the film shows it', async () => {
    const headers = { origin: baseURL ?? '' }
    const ordered = await page.request.post('/api/videos', {
      headers,
      data: { ...ORDER, format: 'mp4', storyboardId: id },
    })
    expect(ordered.ok(), await ordered.text()).toBe(true)
    const video = (await ordered.json()) as Video
    const link = async () => {
      const answer = await page.request.get(`/api/videos/${video.id}/file`)
      return answer.ok() ? ((await answer.json()) as { url: string }).url : ''
    }
    await expect.poll(link, { timeout: 5 * MINUTE }).not.toBe('')
    await mkdir(outputDir, { recursive: true })
    const file = path.join(outputDir, 'film.mp4')
    await writeFile(file, await (await page.request.get(await link())).body())
    for (const second of ['0.5', '1.5'])
      expect(nameColour(await readMiddle(['-ss', second, '-i', file]))).toBe('red')
  })
})

test('a tall picture moves up and down, a clip as one plays it, and what has the film’s shape says so', async ({
  page,
  baseURL,
}, { outputDir }) => {
  test.setTimeout(4 * MINUTE)
  await openAccount(page.context(), baseURL ?? '')
  await page.setViewportSize({ width: 1280, height: 900 })
  const id = await openBoard(page)
  const board = watch(page, id)
  await mkdir(outputDir, { recursive: true })
  const clip = path.join(outputDir, '2.mp4')
  await writeClip(clip, { seconds: 2, width: 480, height: 270 })
  // A scene shows its picture before the server has it: a later wait for an answer must not meet this one's.
  const upload = (number: number, file: { name: string; mimeType: string; buffer: Buffer }) =>
    choose(page, () => page.getByLabel(`Picture file for scene ${number}`).setInputFiles(file))
  const png = (number: number, width: number, height: number) =>
    upload(number, { name: `${number}.png`, mimeType: 'image/png', buffer: drawThirds(width, height) })
  await png(1, 400, 1600)
  // Its bytes: a browser without a language of its own finds no file under a name with signs like this test's.
  await upload(2, { name: '2.mp4', mimeType: 'video/mp4', buffer: await readFile(clip) })
  await png(3, 540, 960)
  for (const number of [1, 2, 3]) await expect(open(page, number)).toBeEnabled()
  await board.ready()

  const dialog = page.getByRole('dialog')
  const slider = dialog.getByRole('slider', { name: 'Part that is shown' })
  const frame = dialog.getByRole('img', { name: 'The frame of your film' })
  await open(page, 1).click()
  await slider.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', 'At the top')
  await expect.poll(() => colourOf(frame)).toBe('red')
  await slider.press('ArrowDown')
  await expect(slider).toHaveAttribute('aria-valuetext', '1 % from the top')
  await slider.press('ArrowUp')
  await expect(slider).toHaveAttribute('aria-valuetext', 'At the top')
  await page.screenshot({ path: `${SHOTS}/focus-tall.png` })
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await open(page, 2).click()
  await expect(dialog.getByRole('status')).toHaveText(/^The film found this part by itself/)
  await slider.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', 'At the right border')
  await dialog.getByRole('button', { name: 'Found by itself' }).click()
  await expect(dialog.getByRole('status')).toHaveText(/^The film found this part by itself/)
  await slider.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', 'At the right border')
  await page.screenshot({ path: `${SHOTS}/focus-clip.png` })
  expect(await findAccessFaults(page)).toEqual([])
  await choose(page, () => dialog.getByRole('button', { name: 'Use it' }).click())
  await board.ready()
  expect((await board.scene(2))?.focus?.x).toBeGreaterThan(0.8)

  await open(page, 3).click()
  await expect(dialog.getByText('It has the shape of the film: all of it is shown.')).toBeVisible()
  await expect(slider).toHaveCount(0)
})

test('what was found for a scene is chosen of in the same way, until other words find another', async ({
  page,
}, { outputDir }) => {
  test.setTimeout(5 * MINUTE)
  await mkdir(outputDir, { recursive: true })
  const clip = path.join(outputDir, 'stock.mp4')
  await writeClip(clip, { seconds: 6, width: 480, height: 270 })
  const stock = await startFakePictures(await readFile(clip))
  const server = await spawnServer({ PEXELS_API_KEY: 'pexels-key', PEXELS_BASE_URL: stock.url })
  try {
    await openAccount(page.context(), server.address)
    await page.setViewportSize({ width: 390, height: 844 })
    const id = await openBoard(page, server.address, { pictures: 'clips' })
    const board = watch(page, id, server.address)
    await board.ready()
    const dialog = page.getByRole('dialog', { name: 'What is shown of the clip in scene 2' })
    const slider = dialog.getByRole('slider', { name: 'Part that is shown' })
    await open(page, 2).click()
    await expect(dialog.getByRole('status')).toHaveText(/^The film found this part by itself/)
    await slider.press('End')
    await expect(slider).toHaveAttribute('aria-valuetext', 'At the right border')
    await page.screenshot({ path: `${SHOTS}/focus-found-390.png` })
    await choose(page, () => dialog.getByRole('button', { name: 'Use it' }).click())
    await expect(dialog).toBeHidden()
    await expect(open(page, 2)).toBeFocused()
    await board.ready()
    expect((await board.scene(2))?.focus?.x).toBeGreaterThan(0.8)
    expect((await board.scene(2))?.picture?.focus).toEqual((await board.scene(2))?.focus)
    await page.getByRole('listitem', { name: 'Scene 2' }).scrollIntoViewIfNeeded()
    await page.screenshot({ path: `${SHOTS}/focus-row-390.png` })
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
    expect(await findAccessFaults(page)).toEqual([])

    const sentence = page.getByLabel('Sentence of scene 2')
    await sentence.fill('The Moon moves away from us.')
    await sentence.press('Enter')
    await expect.poll(async () => (await board.scene(2))?.focus).toBeNull()
    await page.getByRole('button', { name: 'Undo the last change of the scenes' }).click()
    await expect.poll(async () => (await board.scene(2))?.focus?.x ?? 0).toBeGreaterThan(0.8)
  } finally {
    await server.stop()
    await stock.close()
  }
})
