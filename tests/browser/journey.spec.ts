import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { PASSWORD, SHOTS, chooseVoice } from './app.ts'

test.use({ serviceWorkers: 'allow' })

const MINUTE = 60_000
const FILM_LIMIT_MS = 8 * MINUTE

test('a new user goes from a prompt to a finished video and downloads it', async ({ page }) => {
  test.setTimeout(12 * MINUTE)
  const email = `${randomUUID()}@example.com`
  const shoot = (name: string) =>
    page.screenshot({ path: path.join(SHOTS, `journey-${name}.png`), fullPage: true })

  await test.step('signs up', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Get started' }).first().click()
    await page.getByLabel('Full name').fill('Maya Okafor')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Account created!').first()).toBeVisible()
    // This server sends no mails: neither the page nor the toast asks for one to be read.
    await expect(page.getByText(/Your 7-day trial has begun\./)).toHaveCount(2)
    await expect(page.getByText(/check your email/)).toHaveCount(0)
    await expect(page).toHaveURL(/\/signup$/)
    await shoot('1-signed-up')
  })

  await test.step('signs in', async () => {
    await page.getByRole('link', { name: 'Continue to log in' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(
      page.getByRole('region', { name: /Notifications/ }).getByText('Welcome back!', { exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Maya Okafor!')
    await shoot('2-dashboard')
  })

  await test.step('asks for ideas', async () => {
    await page.getByRole('navigation', { name: 'App' }).getByRole('link', { name: 'Generate Ideas' }).click()
    await page.getByLabel('What should the videos be about?').fill('5 space facts that will blow your mind')
    await page.getByText('15 s', { exact: true }).click()
    await page.keyboard.press('Tab')
    await page.getByLabel('What should the videos be about?').press('Control+Enter')
    await expect(page.getByText('Ideas Generated & Saved!')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Generate Video' }).first()).toBeVisible()
    await shoot('3-ideas')
  })

  await test.step('finds the ideas again after a reload', async () => {
    const title = await page.getByRole('heading', { level: 3 }).first().textContent()
    await page.reload()
    await expect(page.getByRole('heading', { level: 3, name: title ?? '', exact: true })).toBeVisible()
  })

  await test.step('deletes one and takes it back', async () => {
    const cards = page.getByRole('heading', { level: 3 })
    const count = await cards.count()
    await page
      .getByRole('button', { name: /^Delete "/ })
      .last()
      .click()
    await expect(page.getByText('Idea Deleted')).toBeVisible()
    await expect(cards).toHaveCount(count - 1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(cards).toHaveCount(count)
  })

  await test.step('picks one, a style and a voice', async () => {
    await page.getByRole('link', { name: 'Generate Video' }).first().click()
    await expect(page).toHaveURL(/\/generate-video\?ideaId=/)
    await expect(page.getByRole('textbox', { name: 'Script' })).not.toHaveValue('')
    await expect(page.locator('#generate-hint')).toHaveText('Please select a voice to continue')
    await page.getByRole('radio', { name: /Crayon Drawing/ }).check()
    await page.getByRole('button', { name: 'Enlarge the Crayon Drawing preview' }).click()
    await expect(page.getByRole('dialog')).toContainText('Crayon Drawing')
    await page.keyboard.press('Escape')
    await chooseVoice(page)
    await page.getByRole('button', { name: 'Play preview' }).click()
    await page.getByRole('radio', { name: '420p' }).check()
    await shoot('4-order')
  })

  await test.step('comes back to the same choices', async () => {
    await page.goBack()
    await page.goForward()
    await expect(page.getByRole('radio', { name: /Crayon Drawing/ })).toBeChecked()
    await expect(page.getByRole('radio', { name: '420p' })).toBeChecked()
  })

  await test.step('orders it and watches the progress', async () => {
    await page.getByRole('button', { name: 'Generate Video' }).click()
    await expect(page.getByText('Video Generation Started!')).toBeVisible()
    await expect(
      page.getByText(/You can check your videos later. \(25 credits used\) You get them back if it fails/),
    ).toBeVisible()
    const progress = page.getByRole('progressbar', { name: 'Progress of your video' })
    await expect(progress).toBeVisible()
    await expect(page.getByRole('list', { name: 'Steps' }).locator('[aria-current=step]')).toBeVisible({
      timeout: MINUTE,
    })
    await shoot('5-progress')
  })

  await test.step('leaves and comes back without losing anything', async () => {
    await page.getByRole('navigation', { name: 'App' }).getByRole('link', { name: 'My Videos' }).click()
    await expect(page.getByText(/Processing...|Queued...|Ready/).first()).toBeVisible()
    await shoot('6-my-videos')
    await page.goBack()
    await expect(page).toHaveURL(/videoId=/)
  })

  await test.step('is told when it is ready', async () => {
    await expect(page.getByText('Video Ready!')).toBeVisible({ timeout: FILM_LIMIT_MS })
    await expect(page.getByText(/has finished processing and is ready to view\./)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your video is ready' })).toBeVisible()
  })

  await test.step('plays it and jumps in it', async () => {
    const video = page.locator('video:not([inert])[src*="/files/"]')
    await expect
      .poll(() => video.evaluate((player: { readyState: number }) => player.readyState))
      .toBeGreaterThan(0)
    const film = await video.evaluate(
      (player: { duration: number; videoWidth: number; videoHeight: number }) => ({
        seconds: player.duration,
        width: player.videoWidth,
        height: player.videoHeight,
      }),
    )
    expect(film).toMatchObject({ width: 420, height: 746 })
    expect(Math.abs(film.seconds - 15)).toBeLessThanOrEqual(15 * 0.12)
    await video.evaluate((player: { currentTime: number }) => {
      player.currentTime = 8
    })
    await video.evaluate(async (player: { muted: boolean; play: () => Promise<void> }) => {
      player.muted = true
      await player.play()
    })
    await expect
      .poll(() => video.evaluate((player: { currentTime: number }) => player.currentTime))
      .toBeGreaterThan(8.2)
    await shoot('7-result')
  })

  await test.step('downloads it', async () => {
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    const download = await waiting
    expect(download.suggestedFilename()).toMatch(/\.mp4$/)
    expect((await stat(await download.path())).size).toBeGreaterThan(50_000)
  })

  await test.step('finds it in My Videos, plays it there and renames it', async () => {
    await page.getByRole('navigation', { name: 'App' }).getByRole('link', { name: 'My Videos' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My AI Generated Videos')
    await expect(page.getByText('Ready', { exact: true })).toBeVisible()
    await shoot('8-my-videos')
    await page.getByRole('button', { name: /^Play "/ }).click()
    await expect(page.getByRole('dialog').locator('video')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByLabel('Title').fill('My first film')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Video updated successfully!')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'My first film' })).toBeVisible()
  })

  await test.step('sees what it cost', async () => {
    await page.getByRole('navigation', { name: 'App' }).getByRole('link', { name: 'AI Credits' }).click()
    await expect(page.getByText('70', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('+100', { exact: true })).toBeVisible()
    await expect(page.getByText('-25', { exact: true })).toBeVisible()
    await shoot('9-credits')
  })

  await test.step('deletes it after a question', async () => {
    await page.goto('/my-videos')
    await page.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(
      'Are you sure you want to delete "My first film"? This action cannot be undone.',
    )
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Video deleted successfully!')).toBeVisible()
    await expect(page.getByText('No videos generated yet')).toBeVisible()
  })
})
