import { hashBytes, textOf } from '../serve-network.ts'
import type { Asked, Told } from '../serve-network.ts'
import { fail, ok } from './youtube-answers.ts'
import type { YoutubeMood } from './youtube-mood.ts'

const UNIT_BYTES = 262_144

type Session = {
  readonly id: string
  readonly size: number
  readonly resource: { snippet: Record<string, unknown>; status: Record<string, unknown> }
  bytes: Buffer
  videoId: string | undefined
}
export type YoutubeVideo = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly status: Readonly<Record<string, unknown>>
  readonly sha256: string
  readonly createdAt: number
  polls: number
}

/** Resumable uploads, and the videos that they become; `origin` is where this server is asked. */
export function createYoutubeUploads(mood: YoutubeMood, origin: () => string) {
  const videos: YoutubeVideo[] = []
  const sessions: Session[] = []
  let count = 0

  const begin = ({ headers, json, query }: Asked): Told => {
    if (mood.uploadError) return fail(mood.uploadError.status, mood.uploadError.reason)
    if (!mood.hasChannel) return fail(401, 'youtubeSignupRequired')
    const resource = json as Session['resource']
    const size = Number(headers['x-upload-content-length'])
    const title = textOf(resource.snippet['title'])
    if (query.get('uploadType') !== 'resumable' || query.get('part') !== 'snippet,status' || !(size > 0))
      return fail(400, 'mediaBodyRequired')
    if (title.length < 1 || title.length > 100 || /[<>]/.test(title)) return fail(400, 'invalidTitle')
    if (Buffer.byteLength(textOf(resource.snippet['description'])) > 5000)
      return fail(400, 'invalidDescription')
    if (typeof resource.status['selfDeclaredMadeForKids'] !== 'boolean')
      return fail(400, 'invalidVideoMetadata')
    const session: Session = {
      id: String((count += 1)),
      size,
      resource,
      bytes: Buffer.alloc(0),
      videoId: undefined,
    }
    sessions.push(session)
    const location = `${origin()}/upload/youtube/v3/videos?uploadType=resumable&upload_id=${session.id}`
    return { status: 200, text: '', headers: { location } }
  }

  const stored = ({ bytes }: Session): Told => ({
    status: 308,
    text: '',
    headers: bytes.length > 0 ? { range: `bytes=0-${bytes.length - 1}` } : {},
  })

  const put = ({ query, headers, bytes }: Asked): Told => {
    const session = sessions.find(({ id }) => id === query.get('upload_id'))
    if (!session || mood.areSessionsForgotten) return fail(404, 'notFound')
    const range = headers['content-range'] ?? ''
    if (range === `bytes */${session.size}`)
      return session.videoId === undefined ? stored(session) : tell(session.videoId)
    const [first, last, total] = (/^bytes (\d+)-(\d+)\/(\d+)$/.exec(range) ?? []).slice(1).map(Number)
    if (first === undefined || last === undefined || total !== session.size) return fail(400, 'badRequest')
    if (first !== session.bytes.length || bytes.length !== last - first + 1) return fail(400, 'badRequest')
    const isEnd = last === session.size - 1
    if (!isEnd && bytes.length % UNIT_BYTES !== 0) return fail(400, 'badRequest')
    if (mood.breakAfterBytes !== undefined) {
      session.bytes = Buffer.concat([session.bytes, bytes.subarray(0, mood.breakAfterBytes)])
      mood.breakAfterBytes = undefined
      return { status: 503, text: '' }
    }
    session.bytes = Buffer.concat([session.bytes, bytes])
    if (!isEnd) return stored(session)
    return complete(session)
  }

  const complete = (session: Session): Told => {
    const { snippet, status } = session.resource
    session.videoId = `vid${(count += 1)}`
    videos.push({
      id: session.videoId,
      title: textOf(snippet['title']),
      description: textOf(snippet['description']),
      status: mood.isLockedPrivate ? { ...status, privacyStatus: 'private' } : status,
      sha256: hashBytes(session.bytes),
      createdAt: mood.now(),
      polls: 0,
    })
    return { ...tell(session.videoId), status: 201 }
  }

  const tell = (id: string): Told => {
    const video = videos.find((one) => one.id === id)
    return ok({
      kind: 'youtube#video',
      id,
      snippet: { title: video?.title },
      status: { uploadStatus: 'uploaded', privacyStatus: video?.status['privacyStatus'] },
    })
  }

  return { videos, begin, put }
}
