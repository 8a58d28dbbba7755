import { DAY_SECONDS } from '@hookreel/contract'
import type { UsageDay } from '@hookreel/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BuiltServer, Client } from '../../../../../tests/builders/build-server.ts'
import { buildSettings, keepVideo, readId, readMails } from '../../../../../tests/builders/build-settings.ts'
import { countView } from './count-view.ts'
import { forgetViewers } from './forget-viewers.ts'
import { sendWeeklyReports } from './send-weekly-reports.job.ts'
import { describeOnDatabases } from '../../../../../tests/describe-on-databases.ts'

const PHONE = { network: '203.0.113.7', userAgent: 'Mozilla/5.0 (iPhone)' }

describeOnDatabases('usage on %s', (url) => {
  let server: BuiltServer
  let client: Client
  let userId: string
  let videoId: string
  const email = 'usage@example.org'
  beforeAll(async () => {
    ;({ server } = await buildSettings(url))
    client = await server.signUp(email)
    userId = await readId(client)
    videoId = await keepVideo(server, userId, { isOnProfile: true })
  })
  afterAll(() => server.close())
  const video = () => ({ id: videoId, userId })
  const read = async (query = '') =>
    ((await client.ask('GET', `/api/usage?days=7${query}`)).body as { days: UsageDay[] }).days

  test('one viewer counts once a day, two viewers twice, the owner and robots never', async () => {
    expect(await countView(server.deps, video(), PHONE)).toBe(true)
    expect(await countView(server.deps, video(), PHONE)).toBe(false)
    expect(await countView(server.deps, video(), { ...PHONE, network: '203.0.113.8' })).toBe(true)
    expect(await countView(server.deps, video(), { ...PHONE, userId })).toBe(false)
    const robot = { ...PHONE, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
    expect(await countView(server.deps, video(), robot)).toBe(false)
    server.wait(DAY_SECONDS)
    await forgetViewers(server.deps)
    expect(await countView(server.deps, video(), PHONE)).toBe(true)
    client = await server.signUp(email)
    expect((await client.ask('GET', `/api/videos/${videoId}`)).body).toMatchObject({ viewCount: 3 })
    const days = await read(`&videoId=${videoId}`)
    expect(days.map(({ views }) => views)).toEqual([0, 0, 0, 0, 0, 2, 1])
  })

  test('playing a video of a public page is a view, looking for a later part of it is none', async () => {
    await client.ask('PATCH', '/api/profile', { profileVisibility: 'public', handle: 'plays' })
    const play = (headers: Record<string, string>) =>
      server.app.request(`/p/plays/${videoId}/film.mp4`, {
        headers: { 'user-agent': 'Mozilla/5.0 (X11)', ...headers },
      })
    const before = (await read()).at(-1)?.views ?? 0
    expect((await play({ range: 'bytes=2-' })).status).toBe(206)
    expect((await read()).at(-1)?.views).toBe(before)
    await play({ range: 'bytes=0-' })
    await play({ cookie: client.cookie, 'user-agent': 'Mozilla/5.0 (the owner)' })
    expect((await read()).at(-1)?.views).toBe(before + 1)
  })

  test('every day is there, with credits and videos', async () => {
    const ideas = await client.ask('POST', '/api/ideas/generate', { prompt: 'the sea', count: 3 })
    expect([200, 201]).toContain(ideas.status)
    const days = await read()
    expect(days).toHaveLength(7)
    expect(days.reduce((sum, day) => sum + day.credits, 0)).toBe(5)
    expect(days.reduce((sum, day) => sum + day.videos, 0)).toBe(1)
  })

  test('comes as a file for spreadsheets', async () => {
    const { status, body, headers } = await client.ask('GET', '/api/usage.csv?days=30')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(/attachment; filename="hookreel-usage-[\d-]+\.csv"/)
    const lines = String(body).trim().split('\r\n')
    expect(lines[0]).toBe('day,views,downloads,credits,videos')
    expect(lines).toHaveLength(31)
  })

  test('is nobody else’s, and is not shown to people who are signed out', async () => {
    const other = await server.signUp()
    expect((await other.ask('GET', `/api/usage?videoId=${videoId}`)).status).toBe(404)
    expect((await server.stranger.ask('GET', '/api/usage')).status).toBe(401)
    expect((await server.stranger.ask('GET', '/api/usage.csv')).status).toBe(401)
    expect((await client.ask('GET', '/api/usage?days=8')).status).toBe(422)
  })

  test('the weekly report goes once a week to those who want it', async () => {
    const reports = async () =>
      (await readMails(server, email)).filter(({ subject }) => subject === 'Your week on Hookreel')
    await sendWeeklyReports(server.deps)
    expect(await reports()).toHaveLength(0)
    await client.ask('PATCH', '/api/profile', { weeklyUsageReports: true })
    await sendWeeklyReports(server.deps)
    await sendWeeklyReports(server.deps)
    expect(await reports()).toHaveLength(1)
    expect((await reports())[0]?.text).toMatch(/Views: 4\nDownloads: 0\nCredits used: 5/)
    server.wait(7 * DAY_SECONDS)
    await sendWeeklyReports(server.deps)
    expect(await reports()).toHaveLength(2)
  })

  test('one place that makes up the names of browsers is no crowd, and sees the film all the same', async () => {
    const other = await server.signUp()
    const otherVideo = await keepVideo(server, await readId(other), { isOnProfile: true })
    await other.ask('PATCH', '/api/profile', { profileVisibility: 'public', handle: 'crowd' })
    for (let made = 0; made < 40; made += 1) {
      const headers = { 'user-agent': `Mozilla/5.0 (${made})` }
      expect((await server.app.request(`/p/crowd/${otherVideo}/film.mp4`, { headers })).status).toBe(200)
    }
    const { body } = await other.ask('GET', `/api/videos/${otherVideo}`)
    const { viewCount } = body as { viewCount: number }
    expect(viewCount).toBeGreaterThan(1)
    expect(viewCount).toBeLessThanOrEqual(4)
    // Nor is it one a minute later.
    server.wait(120)
    for (let made = 40; made < 60; made += 1) {
      const headers = { 'user-agent': `Mozilla/5.0 (${made})` }
      await server.app.request(`/p/crowd/${otherVideo}/film.mp4`, { headers })
    }
    const later = (await other.ask('GET', `/api/videos/${otherVideo}`)).body as { viewCount: number }
    expect(later.viewCount).toBeLessThanOrEqual(4)
  })
})
