import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { findAccessFaults, measureOverflow, openAccount, PASSWORD, SHOTS, stopTime } from './app.ts'
import { SCRIPT } from '../builders/build-video.ts'
import { getProgram } from '../../launcher/find-program.ts'

test.use({ serviceWorkers: 'allow' })

const run = promisify(execFile)
const MINUTE = 60_000
const PHONE = { width: 390, height: 844 }

/** A second of moving picture; `bitrate` makes it as large as wanted. */
async function film(name: string, size = '96x160', bitrate = '200k'): Promise<string> {
  const file = path.join(test.info().outputDir, name)
  await mkdir(path.dirname(file), { recursive: true })
  const rate = ['-b:v', bitrate, '-minrate', bitrate, '-maxrate', bitrate, '-bufsize', bitrate]
  const params = ['-x264-params', 'nal-hrd=cbr:force-cfr=1', '-pix_fmt', 'yuv420p', '-preset', 'ultrafast']
  await run(getProgram('ffmpeg'), [
    '-v',
    'error',
    '-y',
    '-f',
    'lavfi',
    '-i',
    `testsrc2=s=${size}:d=2:r=25`,
    ...rate,
    ...params,
    file,
  ])
  return file
}

const chooseFiles = (page: Page, files: string[]) =>
  page.getByLabel('Video files to upload').setInputFiles(files)
const cards = (page: Page) => page.getByRole('heading', { level: 2 }).filter({ hasNotText: 'Uploads' })
const shoot = (page: Page, name: string) =>
  page.screenshot({ path: path.join(SHOTS, `videos-${name}.png`), fullPage: true })

// Each has an account of its own, and takes up to a minute or two.
test.describe.configure({ mode: 'parallel' })

test.beforeEach(async ({ context, baseURL }, { title }) => {
  if (!title.includes('sign-up')) await openAccount(context, baseURL ?? '')
})

test('videos are uploaded, found, played, selected and deleted with a moment to undo it', async ({
  page,
}) => {
  test.setTimeout(4 * MINUTE)
  await page.goto('/my-videos')
  await expect(page.getByText('No videos generated yet')).toBeVisible()
  expect(await findAccessFaults(page)).toEqual([])

  await test.step('by button, with a check of what they are', async () => {
    await chooseFiles(page, [await film('Northern lights.mp4'), await film('Harbour walk.mp4', '160x96')])
    await expect(page.getByText('Video uploaded successfully!').first()).toBeVisible({ timeout: MINUTE })
    await expect(cards(page)).toHaveCount(2, { timeout: MINUTE })
    await expect(page.getByText('Generated', { exact: true })).toHaveCount(2)
    await expect(page.getByText('Quality: 96p')).toHaveCount(2)
    await expect(page.getByText('0:02')).toHaveCount(2)
    await expect(page.getByText('2 videos in total')).toBeVisible()
  })

  await test.step('by dropping them, and what is no video is refused with the reason', async () => {
    const bytes = (await readFile(await film('Dropped.mp4'))).toString('base64')
    const transfer = await page.evaluateHandle(`(() => {
      const data = new DataTransfer()
      const raw = Uint8Array.from(atob('${bytes}'), (letter) => letter.charCodeAt(0))
      data.items.add(new File([raw], 'Dropped.mp4', { type: 'video/mp4' }))
      data.items.add(new File(['only words'], 'words.mp4', { type: 'video/mp4' }))
      data.items.add(new File(['only words'], 'words.txt', { type: 'text/plain' }))
      return data
    })()`)
    await page.dispatchEvent('h1', 'dragenter', { dataTransfer: transfer })
    await expect(page.getByText('Drop your videos here')).toBeVisible()
    await page.dispatchEvent('h1', 'drop', { dataTransfer: transfer })
    await expect(page.getByText('Upload Failed').first()).toBeVisible()
    await expect(cards(page)).toHaveCount(3, { timeout: MINUTE })
    await expect(page.getByText('This is no MP4, MOV, AVI or WebM video.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Remove words.mp4 from the list' }).click()
    await expect(page.getByText('This is no MP4, MOV, AVI or WebM video.')).toHaveCount(0)
    await shoot(page, 'uploaded')
  })

  await test.step('found by words, status and style, in the address', async () => {
    await page.getByLabel('Search videos').fill('harbour')
    await expect(page).toHaveURL(/search=harbour/)
    await expect(cards(page)).toHaveText(['Harbour walk'])
    await page.reload()
    await expect(cards(page)).toHaveText(['Harbour walk'])
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Failed' }).click()
    await expect(page.getByText('No video matches')).toBeVisible()
    await page.getByRole('button', { name: 'Show all videos' }).click()
    await page.getByRole('combobox', { name: 'Order' }).click()
    await page.getByRole('option', { name: 'Title A to Z' }).click()
    await expect(page).toHaveURL(/sort=title&direction=ascending/)
    await expect(cards(page)).toHaveText(['Dropped', 'Harbour walk', 'Northern lights'])
  })

  await test.step('opened in a new tab', async () => {
    const opening = page.context().waitForEvent('page')
    await page.getByRole('link', { name: 'Open "Harbour walk" in a new tab' }).click()
    const tab = await opening
    await expect(tab).toHaveURL(/\/files\/user-videos\//)
    await tab.close()
    // As a browser does when a tab is closed; without it the page may stay behind, where nothing is painted.
    await page.bringToFront()
  })

  await test.step('played in the page, one after the other, at any speed, by keys', async () => {
    await page.getByRole('button', { name: 'Play "Dropped"' }).click()
    const dialog = page.getByRole('dialog')
    const rate = () =>
      dialog.locator('video').evaluate((player: { playbackRate: number }) => player.playbackRate)
    await expect(dialog).toContainText('Dropped')
    await expect(page.getByRole('button', { name: 'Previous video' })).toBeDisabled()
    await page.getByRole('button', { name: 'Next video' }).click()
    await expect(dialog).toContainText('Harbour walk')
    await dialog.locator('video').focus()
    await page.keyboard.press('>')
    await expect.poll(rate).toBe(1.25)
    await page.keyboard.press('Shift+N')
    await expect(dialog).toContainText('Northern lights')
    await expect.poll(rate).toBe(1.25)
    await shoot(page, 'player')
    expect(await findAccessFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('posted, where its network is set up', async () => {
    await page.getByRole('button', { name: 'Post "Dropped" to TikTok' }).click()
    await expect(page).toHaveURL(/\/videos\/[^/]+\/post\?network=tiktok$/)
    // This server has no keys: that is said before anything is pressed, with what is missing and for whom.
    await expect(page.getByText('TikTok is not set up on this server', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /Connect/ })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Download the video' })).toBeVisible()
    const operator = page.getByRole('region', { name: 'For the operator' })
    await expect(operator.getByText('TIKTOK_CLIENT_KEY')).toBeVisible()
    await expect(operator.getByRole('link', { name: 'Checklist for operators' })).toBeVisible()
    expect(await findAccessFaults(page)).toEqual([])
    await shoot(page, 'no-keys')
    await page.setViewportSize(PHONE)
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
    await shoot(page, 'no-keys-phone')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goBack()
    await expect(cards(page)).toHaveCount(3)
  })

  await test.step('selected, and deleted with a moment to undo it', async () => {
    await page.getByRole('checkbox', { name: 'Select "Dropped"' }).check()
    await page.getByRole('button', { name: 'Select page' }).click()
    await expect(page.getByText('3 selected')).toBeVisible()
    await shoot(page, 'selected')
    const bar = page.getByRole('region', { name: 'Selected videos' })
    await bar.getByRole('button', { name: 'Delete' }).click()
    await expect(cards(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(cards(page)).toHaveCount(3)
    // What was deleted stays deleted in a page that is loaded anew, which can bring it back as well.
    await page.getByRole('checkbox', { name: 'Select "Dropped"' }).check()
    await bar.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Video deleted')).toBeVisible()
    await page.reload()
    await expect(cards(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(cards(page)).toHaveCount(3)
  })

  await test.step('downloaded together', async () => {
    await page.getByRole('checkbox', { name: 'Select "Dropped"' }).check()
    await page.getByRole('checkbox', { name: 'Select "Harbour walk"' }).check()
    const names: string[] = []
    page.on('download', (download) => names.push(download.suggestedFilename()))
    await page
      .getByRole('region', { name: 'Selected videos' })
      .getByRole('button', { name: 'Download' })
      .click()
    await expect.poll(() => names.toSorted()).toEqual(['Dropped.mp4', 'Harbour walk.mp4'])
  })

  await test.step('on a phone and in the dark', async () => {
    await page.setViewportSize(PHONE)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/my-videos')
    await expect(cards(page)).toHaveCount(3)
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
    expect(await findAccessFaults(page)).toEqual([])
    await shoot(page, 'phone-dark')
  })
})

test('an upload goes on after a reload where it stopped, and can be paused and cancelled', async ({
  page,
}) => {
  test.setTimeout(4 * MINUTE)
  const file = await film('Long walk.mp4', '640x360', '45M')
  expect((await stat(file)).size).toBeGreaterThan(9_000_000)
  let isCut = true
  const offsets: string[] = []
  await page.route('**/api/uploads/*', async (route) => {
    const offset = route.request().headers()['upload-offset']
    if (offset !== undefined) offsets.push(offset)
    // The first piece comes through, then the line is dead.
    if (isCut && route.request().method() === 'PATCH' && offset !== '0') await route.abort('connectionfailed')
    else await route.continue()
  })
  await page.goto('/my-videos')
  await chooseFiles(page, [file])
  await expect.poll(() => offsets.at(-1)).toBe(String(8 * 1_048_576))
  await page.getByRole('button', { name: 'Pause the upload of Long walk.mp4' }).click()
  await expect(page.getByText(/^Paused at/)).toBeVisible()
  await shoot(page, 'upload-paused')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText(/^Interrupted\. Choose the same file again/)).toBeVisible()
  isCut = false
  offsets.length = 0
  await chooseFiles(page, [file])
  await expect(cards(page)).toHaveText(['Long walk'], { timeout: MINUTE })
  expect(offsets).toEqual([String(8 * 1_048_576)])

  isCut = true
  await chooseFiles(page, [await film('Never mind.mp4', '640x360', '45M')])
  await page.getByRole('button', { name: 'Cancel the upload of Never mind.mp4' }).click()
  await expect(page.getByText('Never mind.mp4')).toHaveCount(0)
  await expect
    .poll(
      async () => ((await (await page.request.get('/api/uploads')).json()) as { uploads: unknown[] }).uploads,
    )
    .toEqual([])
})

test('an upload waits as long as there is no connection, and goes on by itself', async ({
  page,
  context,
}) => {
  test.setTimeout(4 * MINUTE)
  await page.clock.install()
  const file = await film('Long walk.mp4', '640x360', '45M')
  let isCut = true
  const offsets: string[] = []
  await page.route('**/api/uploads/*', async (route) => {
    const offset = route.request().headers()['upload-offset']
    if (offset !== undefined) offsets.push(offset)
    // The first piece comes through, then the line is dead.
    if (!isCut || offset === undefined || offset === '0') return route.continue()
    await context.setOffline(true)
    await route.abort('connectionfailed')
  })
  await page.goto('/my-videos')
  await chooseFiles(page, [file])
  await expect(page.getByText(/^Waiting for the connection\./)).toBeVisible()
  // Longer than any pause between two tries.
  for (let tries = 0; tries < 8; tries += 1) {
    await page.clock.fastForward(20_000)
    await page.waitForTimeout(200)
  }
  await expect(page.getByText(/^Waiting for the connection\./)).toBeVisible()
  await expect(page.getByText('Failed to upload video')).toHaveCount(0)
  isCut = false
  offsets.length = 0
  await context.setOffline(false)
  await expect(async () => {
    await page.clock.fastForward(3000)
    await expect(cards(page)).toHaveText(['Long walk'], { timeout: 2000 })
  }).toPass({ timeout: MINUTE })
  expect(new Set(offsets)).toEqual(new Set([String(8 * 1_048_576)]))
})

test('the line for live updates comes back after 1, 2, 5, 10 and again 10 seconds, and nothing is missed', async ({
  page,
}) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const opened: number[] = []
    const sources: EventTarget[] = []
    class Line extends EventTarget {
      static readonly CLOSED = 2
      readyState = 0
      constructor() {
        super()
        opened.push(Date.now())
        sources.push(this)
      }
      close() {
        this.readyState = 2
      }
    }
    Object.assign(globalThis, { EventSource: Line, opened, sources })
  })
  const tell = (name: string) =>
    page.evaluate((event) => {
      ;(globalThis as unknown as { sources: EventTarget[] }).sources.at(-1)?.dispatchEvent(new Event(event))
    }, name)
  const times = () => page.evaluate(() => (globalThis as unknown as { opened: number[] }).opened)
  await page.goto('/my-videos')
  await expect(page.getByText('No videos generated yet')).toBeVisible()
  await expect.poll(async () => (await times()).length).toBe(1)
  await stopTime(page)
  await tell('open')
  for (const seconds of [1, 2, 5, 10, 10]) {
    const before = (await times()).length
    await tell('error')
    await page.clock.runFor(seconds * 1000 - 100)
    expect((await times()).length).toBe(before)
    await page.clock.runFor(200)
    expect((await times()).length).toBe(before + 1)
  }
  const asked = page.waitForRequest(/\/api\/videos\?/)
  await tell('open')
  await page.clock.runFor(100)
  await asked
  // Two heartbeats that do not come mean that the line is dead.
  const before = (await times()).length
  await page.clock.runFor(62_000)
  expect((await times()).length).toBe(before + 1)
})

test('from a typed prompt to a film in the making takes five clicks, and cancelling gives the credits back', async ({
  page,
}) => {
  test.setTimeout(4 * MINUTE)
  await page.goto('/generate-ideas')
  await page.getByLabel('What should the videos be about?').fill('5 space facts that will blow your mind')
  let clicks = 0
  await page.exposeFunction('countClick', () => (clicks += 1))
  await page.addInitScript(
    `addEventListener('click', (event) => event.isTrusted && event.detail > 0 && countClick(), true)`,
  )
  await page.evaluate(
    `addEventListener('click', (event) => event.isTrusted && event.detail > 0 && countClick(), true)`,
  )
  await page.getByRole('button', { name: /^Generate .*Ideas/ }).click()
  await page.getByRole('link', { name: 'Generate Video' }).first().click({ timeout: MINUTE })
  await page.getByRole('combobox', { name: 'Voice Actor' }).click()
  await page.getByRole('option').first().click()
  await expect(page.getByRole('button', { name: 'Generate Video for 25 credits' })).toBeEnabled()
  await page.getByRole('button', { name: 'Generate Video for 25 credits' }).click()
  await expect(page.getByText('Video Generation Started!')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Progress of your video' })).toBeVisible()
  expect(clicks).toBeLessThanOrEqual(5)

  await test.step('scenes appear as they are drawn, also for a person who comes back', async () => {
    await expect(page.getByRole('img', { name: 'Scene 1' })).toBeVisible({ timeout: 2 * MINUTE })
    await shoot(page, 'progress')
    await page.reload()
    await expect(page.getByRole('img', { name: 'Scene 1' })).toBeVisible()
    expect(await findAccessFaults(page)).toEqual([])
  })

  await test.step('cancel gives the credits back and says so', async () => {
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(page.getByRole('alertdialog')).toContainText('Its 25 credits come back to you.')
    await page.getByRole('button', { name: 'Cancel video' }).click()
    await expect(page.getByText('25 credits were given back.').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Video cancelled' })).toBeVisible()
    await shoot(page, 'cancelled')
  })

  await test.step('style and voice are remembered for the next one', async () => {
    await page.goto(`/generate-video?${new URLSearchParams({ title: 'Another', script: SCRIPT })}`)
    await expect(page.getByText('Please select a voice to continue')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Generate Video for 25 credits' })).toBeEnabled()
  })
})

test('two tabs of the same film do not make it twice without a question', async ({ page }) => {
  const other = await page.context().newPage()
  const query = new URLSearchParams({ title: 'Twice', script: SCRIPT })
  const generate = 'Generate Video for 25 credits'
  for (const tab of [page, other]) {
    await tab.goto(`/generate-video?${query}`)
    await tab.getByRole('combobox', { name: 'Voice Actor' }).click()
    await tab.getByRole('option').first().click()
    await expect(tab.getByRole('button', { name: generate })).toBeEnabled()
  }
  await page.getByRole('button', { name: generate }).click()
  await expect(page.getByText('Video Generation Started!')).toBeVisible()
  await other.getByRole('button', { name: generate }).click()
  const question = other.getByText('The same words in the same style and voice are being made already.')
  await expect(question).toBeVisible()
  await expect(other.getByText('You have 75 credits, 50 remain afterwards.')).toBeVisible()
  await shoot(other, 'twin')
  await other.getByText('420p', { exact: true }).click()
  await expect(question).toHaveCount(0)
  await other.getByText('1080p', { exact: true }).click()
  await other.getByRole('button', { name: generate }).click()
  await other.getByRole('button', { name: 'Make another one' }).click()
  await expect(other.getByText('Video Generation Started!')).toBeVisible()
  await expect(other.getByText('You have 75 credits, 50 remain afterwards.')).toHaveCount(0)
  for (const tab of [other, page]) {
    await tab.getByRole('button', { name: 'Cancel', exact: true }).click()
    await tab.getByRole('button', { name: 'Cancel video' }).click()
    await expect(tab.getByRole('heading', { name: 'Video cancelled' })).toBeVisible()
  }
})

test('with the keyboard alone, from sign-up to a downloaded video', async ({ page }) => {
  test.setTimeout(10 * MINUTE)
  const email = `${randomUUID()}@example.com`
  const isFocused = async (name: RegExp) =>
    name.test(
      await page.evaluate<string>(
        `(({ activeElement: here }) => here?.getAttribute('aria-label') ?? here?.labels?.[0]?.textContent ?? here?.textContent ?? '')(document)`,
      ),
    )
  /** Whether the focus is where it was before since this was asked with `isNew`. */
  const wasFocused = (isNew: boolean) =>
    page.evaluate<boolean>(
      `(() => {
        const { activeElement: here } = document
        if (${isNew}) window.focused = new Set()
        const isKnown = window.focused.has(here)
        window.focused.add(here)
        return isKnown
      })()`,
    )
  /**
   * Presses Tab until the thing of this name is reached, and Shift+Tab once it goes round: behind the last thing, a notice, there is the
   * address bar of most browsers; where there is none the notice gives the focus back to what had it before.
   */
  const reach = async (name: RegExp) => {
    let key = 'Tab'
    for (let i = 0; i < 160; i += 1) {
      if (await isFocused(name)) return
      await page.keyboard.press(key)
      if (await wasFocused(i === 0)) key = 'Shift+Tab'
    }
    throw new Error(`${name} is not reached with Tab`)
  }
  const type = async (name: RegExp, text: string) => {
    await reach(name)
    await page.keyboard.type(text)
  }
  const press = async (name: RegExp, key = 'Enter') => {
    await reach(name)
    await page.keyboard.press(key)
  }

  await page.goto('/signup')
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
  await type(/^Full name/, 'Maya Okafor')
  await type(/^Email/, email)
  await type(/^Password/, PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Account created!').first()).toBeVisible()
  await press(/^Continue to log in/)
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await type(/^Password/, PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)

  await press(/^Generate Ideas$/)
  await expect(page).toHaveURL(/\/generate-ideas/)
  await expect(page.getByLabel('What should the videos be about?')).toBeVisible()
  await type(/^What should the videos be about/, '5 space facts that will blow your mind')
  // The shortest film: one of 30 seconds takes 10 s of a core more.
  await tabTo(page, page.getByRole('radio', { name: '30 s' }))
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: '15 s' })).toBeChecked()
  await press(/^What should the videos be about/, 'Control+Enter')
  await expect(page.getByRole('link', { name: 'Generate Video' }).first()).toBeVisible({ timeout: MINUTE })
  await press(/^\s*Generate Video\s*$/)
  await expect(page).toHaveURL(/\/generate-video/)
  await expect(page.getByRole('combobox', { name: 'Voice Actor' })).toBeEnabled()
  await tabTo(page, page.getByRole('combobox', { name: 'Voice Actor' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await tabTo(page, page.getByRole('radio', { name: '1080p' }))
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: '420p' })).toBeChecked()
  await press(/^\s*Generate Video\s*for 25 credits/)
  await expect(page.getByText('Video Generation Started!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your video is ready' })).toBeVisible({
    timeout: 8 * MINUTE,
  })

  const waiting = page.waitForEvent('download')
  await press(/^\s*Download\s*$/)
  const download = await waiting
  expect(download.suggestedFilename()).toMatch(/\.mp4$/)
  expect((await stat(await download.path())).size).toBeGreaterThan(50_000)
})

/** Presses Tab until this control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let i = 0; i < 160; i += 1) {
    if (await control.evaluate((element: { matches(what: string): boolean }) => element.matches(':focus')))
      return
    await page.keyboard.press('Tab')
  }
  throw new Error('it is not reached with Tab')
}

test('a page that nobody looks at gives up its line, and catches up when it is looked at again', async ({
  page,
}) => {
  await page.goto('/my-videos')
  await expect(page.getByText('No videos generated yet')).toBeVisible()
  const show = (isHidden: boolean) =>
    page.evaluate(`Object.defineProperty(document, 'hidden', { configurable: true, get: () => ${isHidden} })
      document.dispatchEvent(new Event('visibilitychange'))`)
  const closed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/events'))
  await show(true)
  await closed
  const opened = page.waitForRequest((request) => request.url().endsWith('/api/events'))
  const asked = page.waitForRequest((request) => request.url().includes('/api/videos?'))
  await show(false)
  await Promise.all([opened, asked])
})
