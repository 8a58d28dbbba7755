import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { startFakeTiktok, type FakeTiktok } from '../../fakes/tiktok/tiktok.ts'
import { startFakeYoutube, type FakeYoutube } from '../../fakes/youtube/youtube.ts'
import { findFreePort } from '../../find-free-port.ts'
import { openAccount } from '../app.ts'
import { spawnServer, type SpawnedServer } from '../start-server.ts'
import { getProgram } from '../../../launcher/find-program.ts'

const MINUTE = 60_000

let folder = ''
let address = ''
let server: SpawnedServer | undefined
let tiktok: FakeTiktok
let youtube: FakeYoutube

/** Four seconds with sound: the least that every network takes. */
async function writeFilm(): Promise<string> {
  const file = path.join(folder, 'Harbour walk.mp4')
  const source = '-v error -y -f lavfi -i testsrc2=s=360x640:r=24:d=4 -f lavfi -i sine=440:d=4'
  const settings = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac -movflags +faststart'
  await promisify(execFile)(getProgram('ffmpeg'), [...`${source} ${settings}`.split(' '), file])
  return file
}

test.beforeAll(async () => {
  test.setTimeout(3 * MINUTE)
  folder = await mkdtemp(path.join(tmpdir(), 'hookreel-posting-'))
  ;[tiktok, youtube] = await Promise.all([startFakeTiktok(), startFakeYoutube()])
  const port = await findFreePort()
  address = `http://localhost:${port}`
  server = await spawnServer({
    ...tiktok.environment,
    ...youtube.environment,
    PORT: String(port),
    PUBLIC_URL: address,
  })
})

test.afterAll(async () => {
  await server?.stop()
  await Promise.all([tiktok.close(), youtube.close()])
  await rm(folder, { recursive: true, force: true })
})

test('a video is sent here, an account connected, and the post goes live and stands in the calendar', async ({
  page,
  context,
}) => {
  test.setTimeout(8 * MINUTE)
  await openAccount(context, address)

  await test.step('a video', async () => {
    await page.goto(`${address}/my-videos`)
    await page.getByLabel('Video files to upload').setInputFiles(await writeFilm())
    await expect(page.getByRole('heading', { name: 'Harbour walk' })).toBeVisible({ timeout: 2 * MINUTE })
  })

  await test.step('an account, on the network’s own page in a new window', async () => {
    await page.goto(`${address}/settings?tab=export`)
    await expect(page.getByText('Not set up on this server')).toHaveCount(1)
    const opening = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Connect a YouTube account' }).click()
    const window = await opening
    await expect(window).toHaveURL(/\/settings\?tab=export/)
    await window.close()
    await expect(
      page.getByRole('region', { name: 'YouTube' }).getByText('Connected', { exact: true }),
    ).toBeVisible()
  })

  await test.step('the post', async () => {
    await page.goto(`${address}/my-videos`)
    await page.getByRole('button', { name: 'Post "Harbour walk" to TikTok' }).click()
    await expect(page.getByText('Connect your TikTok account')).toBeVisible()
    await page.goto(`${page.url().replace(/\?.*/, '')}?network=youtube`)
    await expect(page.getByText('Posting to YouTube as')).toBeVisible()
    await page.getByText('Not made for kids').click()
    expect(youtube.videos).toHaveLength(0)
    await page.getByRole('button', { name: 'Post to YouTube' }).click()
    await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 3 * MINUTE })
    expect(youtube.videos).toHaveLength(1)
    await expect(page.getByRole('link', { name: 'Open on YouTube' })).toBeVisible()
  })

  await test.step('another one, of TikTok, with every choice made by hand', async () => {
    await page.goto(`${page.url().replace(/\?.*/, '')}?network=tiktok`)
    await page.getByRole('button', { name: 'Connect TikTok' }).click()
    await expect(page.getByRole('heading', { name: 'Demo Creator' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Who can watch this video' }).click()
    await page.getByRole('option', { name: 'Friends' }).click()
    // A film that was sent here is not labelled unless its poster says so.
    await page.getByLabel('AI-generated content').check()
    expect(tiktok.posts).toHaveLength(0)
    await page.getByRole('button', { name: 'Post to TikTok' }).click()
    await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 3 * MINUTE })
    expect(tiktok.posts).toHaveLength(1)
    expect(tiktok.posts[0]?.info).toMatchObject({
      privacy_level: 'MUTUAL_FOLLOW_FRIENDS',
      disable_comment: true,
      brand_content_toggle: false,
      brand_organic_toggle: false,
      is_aigc: true,
    })
  })

  await test.step('and where it stands afterwards', async () => {
    await page.goto(`${address}/calendar`)
    await expect(page.getByRole('button', { name: /Live, YouTube/ })).toBeVisible()
    await page.goto(`${address}/my-videos`)
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
  })
})
