import type { Idea, Video } from '@hookreel/contract'
import type { Page } from '@playwright/test'

const NOW = () => new Date().toISOString()

/** An idea as the server would send it. */
export function buildIdea(idea: Partial<Idea>): Idea {
  return {
    id: crypto.randomUUID(),
    title: 'A day on Venus',
    summary: 'Why it is longer than its year.',
    caption: 'Slow planet.',
    script: 'A day on Venus is longer than its year.',
    description: null,
    prompt: 'space facts',
    status: 'draft',
    duration: 15,
    writtenBy: null,
    sources: [],
    openings: [],
    unmet: [],
    originalId: null,
    batchId: null,
    revision: 1,
    createdAt: NOW(),
    updatedAt: NOW(),
    ...idea,
  }
}

/** A video as the server would send it. */
export function buildVideo(video: Partial<Video>): Video {
  return {
    id: crypto.randomUUID(),
    ideaId: null,
    title: 'A day on Venus',
    description: 'Why it is longer than its year.',
    script: 'A day on Venus is longer than its year.',
    style: 'default',
    voiceId: 'voice',
    voiceName: 'Alan',
    duration: 15,
    resolution: '1080p',
    aspectRatio: '9:16',
    format: 'mp4',
    choices: {
      captions: { preset: 'style', size: 'medium', position: 'bottom' },
      music: { isOn: true, mood: 'style', volume: 0.7 },
      hasSoundEffects: false,
      pictures: 'drawn',
    },
    works: [],
    status: 'completed',
    progress: null,
    failure: null,
    upload: null,
    credits: 25,
    estimatedSeconds: 60,
    durationSeconds: 15.2,
    fileSize: 8_398_000,
    viewCount: 7,
    downloadCount: 2,
    isOnProfile: false,
    isKept: false,
    changeOf: null,
    language: null,
    deleteAfter: null,
    posterUrl: null,
    createdAt: NOW(),
    updatedAt: NOW(),
    ...video,
  }
}

/** Answers the dashboard's question with these, newest first. */
export async function answerDashboard(
  page: Page,
  data: { ideas?: Idea[]; videos?: Video[]; aiCredits?: number },
): Promise<void> {
  const { ideas = [], videos = [] } = data
  const totals = {
    ideas: ideas.length,
    videos: videos.length,
    processing: videos.filter((video) => video.status === 'processing' || video.status === 'queued').length,
    failed: videos.filter((video) => video.status === 'failed').length,
    views: videos.reduce((sum, video) => sum + video.viewCount, 0),
    aiCredits: data.aiCredits ?? 100,
  }
  await page.route('**/api/dashboard', (route) =>
    route.fulfill({ json: { totals, recentIdeas: ideas.slice(0, 5), recentVideos: videos.slice(0, 5) } }),
  )
}

/** Answers the list of videos, page by page as it is asked. */
export async function answerVideos(page: Page, videos: Video[]): Promise<void> {
  await page.route(/\/api\/videos\?/, (route) => {
    const asked = new URL(route.request().url()).searchParams
    const size = Number(asked.get('pageSize') ?? 6)
    const start = (Number(asked.get('page') ?? 1) - 1) * size
    return route.fulfill({ json: { items: videos.slice(start, start + size), total: videos.length } })
  })
}

/** Changes what the server says about the signed-in person. */
export async function changeProfile(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.route('**/api/profile', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), ...change } })
  })
}

/** Refuses a call as the server would, with a code and a sentence of its own. */
export async function refuse(
  page: Page,
  address: string | RegExp,
  refusal: { status?: number; code?: string; message?: string; method?: string } = {},
): Promise<void> {
  const { status = 500, code = 'internal', message = 'The disk is full.', method } = refusal
  await page.route(address, (route) =>
    method && route.request().method() !== method
      ? route.fallback()
      : route.fulfill({ status, json: { error: { code, message, requestId: 'test' } } }),
  )
}

/** Sends these events once, one after the other, over the line for live updates, which comes back without any. */
export async function sendEvents(page: Page, events: readonly [string, unknown][]): Promise<void> {
  const body = events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join('')
  let isSent = false
  await page.route('**/api/events', (route) => {
    const rest = isSent ? '' : body
    isSent = true
    return route.fulfill({
      headers: { 'content-type': 'text/event-stream' },
      body: `retry: 60000\n\n${rest}`,
    })
  })
}
