import { readUsage } from '../usage/read-usage.ts'
import { writeCsv } from '../platform/write-csv.ts'
import { nameFile } from '../platform/storage/serve-files.ts'
import type { VideoDeps } from '../videos/video-deps.ts'
import { videoKey } from '../videos/video-files.ts'
import { readBelongings } from './settings.queries.ts'

const USAGE_DAYS = 365
const README = `Everything of your Hookreel account.

profile.json   your settings
ideas.json     your video ideas, with scripts
videos.json    your videos, with what they were made from
ledger.json    every change of your credits
channels.json  the accounts you connected
posts.json     your posts, what they say and what became of them
pronunciations.json  your words that are said otherwise than they are written
usage.csv      views, downloads, credits and videos of the last year, day by day
*.csv          the same lists for spreadsheets
videos/        the finished films and their subtitles
`

/** The texts of an export, as names and contents. */
export async function writeExportTexts(
  deps: Pick<VideoDeps, 'db' | 'clock'>,
  userId: string,
): Promise<[string, string][]> {
  const { profile, ideas, videos, ledger, channels, posts, pronunciations } = await readBelongings(
    deps.db,
    userId,
  )
  // Keys and hashes mean nothing outside this server.
  const plainVideos = videos.map(
    ({ filmKey: _film, posterKey: _poster, downloadKey: _download, requestHash: _hash, ...video }) => video,
  )
  const plainPosts = posts.map(
    ({ requestHash: _hash, idempotencyKey: _key, heldUntil: _held, hold: _hold, ...post }) => post,
  )
  const usage = await readUsage(deps, userId, { days: USAGE_DAYS })
  return [
    ['README.txt', README],
    ['profile.json', json(profile)],
    ['ideas.json', json(ideas)],
    ['ideas.csv', writeIdeas(ideas)],
    ['videos.json', json(plainVideos)],
    ['videos.csv', writeVideos(videos)],
    ['ledger.json', json(ledger)],
    ['ledger.csv', writeLedger(ledger)],
    ['channels.json', json(channels)],
    ['posts.json', json(plainPosts)],
    ['pronunciations.json', json(pronunciations)],
    [
      'usage.csv',
      writeCsv(
        ['day', 'views', 'downloads', 'credits', 'videos'],
        usage.map((day) => [day.day, day.views, day.downloads, day.credits, day.videos]),
      ),
    ],
  ]
}

type Belongings = Awaited<ReturnType<typeof readBelongings>>

function writeIdeas(ideas: Belongings['ideas']): string {
  return writeCsv(
    ['id', 'title', 'summary', 'caption', 'script', 'description', 'status', 'created'],
    ideas.map((idea) => [
      idea.id,
      idea.title,
      idea.summary,
      idea.caption,
      idea.script,
      idea.description,
      idea.status,
      idea.createdAt,
    ]),
  )
}

function writeVideos(videos: Belongings['videos']): string {
  return writeCsv(
    [
      'id',
      'title',
      'description',
      'script',
      'style',
      'voice',
      'status',
      'seconds',
      'bytes',
      'views',
      'downloads',
      'created',
    ],
    videos.map((video) => [
      video.id,
      video.title,
      video.description,
      video.script,
      video.style,
      video.voiceName,
      video.status,
      video.durationSeconds,
      video.fileSize,
      video.viewCount,
      video.downloadCount,
      video.createdAt,
    ]),
  )
}

function writeLedger(ledger: Belongings['ledger']): string {
  return writeCsv(
    ['id', 'kind', 'amount', 'balance', 'reason', 'video', 'created'],
    ledger.map((entry) => [
      entry.id,
      entry.kind,
      entry.amount,
      entry.balance,
      entry.reason,
      entry.videoId,
      entry.createdAt,
    ]),
  )
}

/** The finished films of a user and their subtitles: the name in the export, the key and the bytes. */
export async function listExportFiles(
  { db, storage }: Pick<VideoDeps, 'db' | 'storage'>,
  userId: string,
): Promise<{ name: string; key: string; size: number }[]> {
  const { videos } = await readBelongings(db, userId)
  const found = []
  for (const video of videos) {
    const keys = [video.downloadKey, videoKey(video, 'srt')].filter((key) => key !== null)
    for (const key of keys) {
      const size = await storage.findSize(key)
      if (size === undefined) continue
      const extension = key.split('.').at(-1) ?? ''
      const name = nameFile(`${video.title} ${video.id.slice(0, 8)}`, extension)
      found.push({ name: `videos/${name}`, key, size })
    }
  }
  return found
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
