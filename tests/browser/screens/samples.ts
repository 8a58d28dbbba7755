import type { Idea, Video } from '@hookreel/contract'
import { buildIdea, buildVideo } from '../spec/stand-in.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
export const before = (ms: number) => new Date(Date.now() - ms).toISOString()
const poster = (style: Video['style']) => `/frames/${style}.webp`

/** What somebody has after some weeks. */
export const IDEAS: readonly Idea[] = (
  [
    [
      'A day on Venus beats its year',
      'Why the slowest planet turns backwards, told in four pictures.',
      'draft',
    ],
    [
      'The last train of the summer',
      'A quiet story: one platform, one ticket, and a promise nobody kept.',
      'video_generated',
    ],
    [
      'Five habits that cost you an hour a day',
      'Small things that eat the morning, and what to do in their place.',
      'improved',
    ],
    ['Why rockets need eleven kilometres a second', 'Escape velocity without a formula.', 'video_generated'],
    [
      'The night the lighthouse answered',
      'A keeper signals an empty sea, and something signals back.',
      'draft',
    ],
    [
      'What your coffee does at 3 p.m.',
      'Caffeine, half-lives and the sleep that you do not notice losing.',
      'improved',
    ],
    ['How bees vote on a new home', 'Democracy, danced.', 'draft'],
  ] as const
).map(([title, summary, status], index) =>
  buildIdea({ title, summary, status, createdAt: before((index * 19 + 1) * HOUR_MS) }),
)

const DONE: Partial<Video> = { status: 'completed', resolution: '1080p' }

/** A film of every status, the newest first. */
export const VIDEOS: readonly Video[] = [
  buildVideo({
    title: 'How bees vote on a new home',
    description: 'Democracy, danced.',
    style: 'documentary',
    status: 'processing',
    progress: { step: 'render', percent: 64, remainingSeconds: 42, scenes: [], rushes: null },
    fileSize: null,
    durationSeconds: null,
    createdAt: before(2 * MINUTE_MS),
  }),
  buildVideo({
    ...DONE,
    title: 'A day on Venus beats its year',
    posterUrl: poster('default'),
    createdAt: before(3 * HOUR_MS),
  }),
  buildVideo({
    ...DONE,
    title: 'The last train of the summer',
    description: 'A quiet story: one platform, one ticket, and a promise nobody kept.',
    style: 'anime',
    status: 'published',
    posterUrl: poster('anime'),
    viewCount: 12_840,
    downloadCount: 31,
    durationSeconds: 29.8,
    fileSize: 14_230_000,
    createdAt: before(26 * HOUR_MS),
  }),
  buildVideo({
    title: 'The night the lighthouse answered',
    description: 'A keeper signals an empty sea, and something signals back.',
    style: 'horror',
    status: 'failed',
    failure: {
      code: 'voice_failed',
      message: 'The voice service refused its key. Choose another voice, or check the key in the settings.',
      at: before(27 * HOUR_MS),
    },
    fileSize: null,
    durationSeconds: null,
    createdAt: before(28 * HOUR_MS),
  }),
  buildVideo({
    ...DONE,
    title: 'Why rockets need eleven kilometres a second',
    description: 'Escape velocity without a formula.',
    style: 'superhero',
    posterUrl: poster('superhero'),
    viewCount: 214,
    createdAt: before(50 * HOUR_MS),
  }),
  buildVideo({
    title: 'What your coffee does at 3 p.m.',
    description: 'Caffeine, half-lives and the sleep that you do not notice losing.',
    style: 'crayon_drawing',
    status: 'queued',
    fileSize: null,
    durationSeconds: null,
    createdAt: before(3 * MINUTE_MS),
  }),
  buildVideo({
    ...DONE,
    title: 'Five habits that cost you an hour a day',
    style: 'documentary',
    posterUrl: poster('documentary'),
    createdAt: before(80 * HOUR_MS),
  }),
  buildVideo({
    ...DONE,
    title: 'The dragon who was afraid of bread',
    style: 'crayon_drawing',
    posterUrl: poster('crayon_drawing'),
  }),
]
