import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test, type Page } from '@playwright/test'
import type { Video } from '@hookreel/contract'
import { getProgram } from '../../../launcher/find-program.ts'
import { findAccessFaults, measureOverflow, openAccount, SHOTS } from '../app.ts'

const run = promisify(execFile)
const DELETE_AFTER = '2027-03-22T12:00:00.000Z'

/** The server's own list, as it is on a night on which the video's day is named; until the person has pressed something. */
async function nameTheDay(page: Page): Promise<void> {
  let isPressed = false
  page.on('request', (request) => {
    const isChange = ['PATCH', 'DELETE'].includes(request.method())
    if (isChange && /\/api\/(videos\/|profile$)/.test(request.url())) isPressed = true
  })
  await page.route(/\/api\/videos\?/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { items: Video[]; total: number }
    const items = body.items.map((video) => ({ ...video, deleteAfter: DELETE_AFTER }))
    await route.fulfill({ json: isPressed ? body : { ...body, items } })
  })
  await page.route('**/api/retention', async (route) => {
    const total = isPressed ? 0 : 1
    await route.fulfill({ json: { total, firstAt: isPressed ? null : DELETE_AFTER } })
  })
}

async function upload(page: Page): Promise<void> {
  const film = path.join(test.info().outputDir, 'Lighthouse.mp4')
  await mkdir(path.dirname(film), { recursive: true })
  const look = ['-f', 'lavfi', '-i', 'testsrc2=s=96x160:d=2:r=25', '-pix_fmt', 'yuv420p']
  await run(getProgram('ffmpeg'), ['-v', 'error', ...look, film])
  await page.goto('/my-videos')
  await page.getByLabel('Video files to upload').setInputFiles([film])
  await expect(page.getByText('Video uploaded successfully!')).toBeVisible({ timeout: 60_000 })
}

test('a video that will be deleted for its age names the day on its card, and one press keeps it', async ({
  page,
  context,
  baseURL,
}) => {
  await openAccount(context, baseURL ?? '')
  await nameTheDay(page)
  await upload(page)
  await page.reload()
  await expect(page.getByText('Deleted after Mar 22, 2027', { exact: true })).toBeVisible()
  await expect(page.getByText('A video will be deleted after Mar 22, 2027, for its age.')).toBeVisible()
  await page.screenshot({ path: path.join(SHOTS, 'retention-desktop.png') })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  expect(await findAccessFaults(page)).toEqual([])
  await page.screenshot({ path: path.join(SHOTS, 'retention-phone.png'), fullPage: true })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard')
  await expect(page.getByText('A video will be deleted after Mar 22, 2027, for its age.')).toBeVisible()
  await page.screenshot({ path: path.join(SHOTS, 'retention-dashboard.png') })
  await page.getByRole('link', { name: 'Show it' }).click()
  await page.getByRole('button', { name: 'Keep "Lighthouse"' }).click()
  await expect(page.getByText('“Lighthouse” is kept until you delete it.')).toBeVisible()
  await expect(page.getByText('Deleted after Mar 22, 2027', { exact: true })).toHaveCount(0)
  await expect(page.getByText('Kept', { exact: true })).toBeVisible()
  const stored = await context.request.get(`${baseURL}/api/videos?page=1&pageSize=6`)
  expect(((await stored.json()) as { items: Video[] }).items[0]?.isKept).toBe(true)
})

test('the notice goes at once when videos are kept longer, and with the video that is deleted', async ({
  page,
  context,
  baseURL,
}) => {
  await openAccount(context, baseURL ?? '')
  const notice = page.getByText('A video will be deleted after Mar 22, 2027, for its age.')
  const day = page.getByText('Deleted after Mar 22, 2027', { exact: true })
  await nameTheDay(page)
  await upload(page)
  await page.reload()
  await expect(day).toBeVisible()
  // The way that the notice itself names.
  await page.getByRole('link', { name: 'your choice in Settings, Privacy' }).click()
  await page.getByRole('radio', { name: 'Forever' }).click()
  await expect(page.getByText('Videos are kept until you delete them.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Actions for "Lighthouse"' })).toBeVisible()
  await expect(notice).toBeHidden()
  await expect(day).toBeHidden()

  await page.unrouteAll()
  await nameTheDay(page)
  await page.reload()
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Actions for "Lighthouse"' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('No videos generated yet')).toBeVisible()
  await expect(notice).toBeHidden()
})
