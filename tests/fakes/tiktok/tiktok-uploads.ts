import { hashBytes, limitPerMinute, textOf } from '../serve-network.ts'
import type { Asked, Told } from '../serve-network.ts'
import { fail, ok } from './tiktok-answers.ts'
import type { TiktokMood } from './tiktok-sign-in.ts'

const HOUR_MS = 3_600_000

type Upload = {
  readonly publishId: string
  readonly uploadId: string
  readonly size: number
  readonly chunkSize: number
  readonly count: number
  readonly isInbox: boolean
  readonly caption: string
  readonly info: Record<string, unknown>
  readonly beganAt: number
  bytes: Buffer
  polls: number
  status: string
  failReason: string
  postId: string | undefined
}
export type TiktokPost = {
  readonly id: string
  readonly caption: string
  readonly sha256: string
  readonly createdAt: number
  readonly info: Readonly<Record<string, unknown>>
}

/** Films on their way in chunks, to the profile or to the inbox; `origin` is where this server is asked. */
export function createTiktokUploads(mood: TiktokMood, origin: () => string) {
  const uploads: Upload[] = []
  const posts: TiktokPost[] = []
  const drafts: { sha256: string }[] = []
  const now = () => mood.now()
  const initLimit = limitPerMinute(now, 6)
  const statusLimit = limitPerMinute(now, 30)
  let count = 0

  const init = ({ json }: Asked, isInbox: boolean): Told => {
    if (!initLimit()) return fail(429, 'rate_limit_exceeded')
    if (mood.initError !== undefined) return fail(403, mood.initError)
    const body = json as { post_info?: Record<string, unknown>; source_info?: Record<string, unknown> }
    const { post_info: info = {}, source_info: source = {} } = body
    if (isInbox ? body.post_info !== undefined : typeof info['privacy_level'] !== 'string')
      return fail(400, 'invalid_param')
    if (
      !isInbox &&
      (typeof info['brand_content_toggle'] !== 'boolean' || textOf(info['title']).length > 2200)
    )
      return fail(400, 'invalid_param')
    if (!isInbox && !mood.isAudited && (!mood.isAccountPrivate || info['privacy_level'] !== 'SELF_ONLY'))
      return fail(403, 'unaudited_client_can_only_post_to_private_accounts')
    const [size, chunkSize, chunks] = ['video_size', 'chunk_size', 'total_chunk_count'].map((name) =>
      Number(source[name]),
    ) as [number, number, number] // three names give three numbers
    if (source['source'] !== 'FILE_UPLOAD' || !isPlanRight(size, chunkSize, chunks))
      return fail(400, 'invalid_param')
    if (isInbox && drafts.length >= 5) return fail(403, 'spam_risk_too_many_pending_share')
    const upload: Upload = {
      publishId: `${isInbox ? 'v_inbox_file' : 'v_pub_file'}~v2-1.73000000000000000${(count += 1)}`,
      uploadId: String(count),
      size,
      chunkSize,
      count: chunks,
      isInbox,
      caption: textOf(info['title']),
      info,
      beganAt: now(),
      bytes: Buffer.alloc(0),
      polls: 0,
      status: 'PROCESSING_UPLOAD',
      failReason: '',
      postId: undefined,
    }
    uploads.push(upload)
    return ok({
      publish_id: upload.publishId,
      upload_url: `${origin()}/video/?upload_id=${upload.uploadId}&upload_token=abc`,
    })
  }

  const put = ({ query, headers, bytes }: Asked): Told => {
    const upload = uploads.find(({ uploadId }) => uploadId === query.get('upload_id'))
    if (!upload || query.get('upload_token') !== 'abc') return { status: 404, text: '' }
    if (now() - upload.beganAt > HOUR_MS) return { status: 403, text: '' }
    const range = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers['content-range'] ?? '')
    const [first, last, total] = (range ?? []).slice(1).map(Number)
    if (headers['content-type'] !== 'video/mp4' || first === undefined || last === undefined)
      return { status: 400, text: '' }
    if (
      total !== upload.size ||
      bytes.length !== last - first + 1 ||
      Number(headers['content-length']) !== bytes.length
    )
      return { status: 400, text: '' }
    const has = upload.bytes.length
    const index = Math.floor(first / upload.chunkSize)
    const end = index >= upload.count - 1 ? upload.size - 1 : (index + 1) * upload.chunkSize - 1
    if (first !== has || last !== end)
      return {
        status: 416,
        text: '',
        headers: has > 0 ? { 'content-range': `bytes 0-${has - 1}/${upload.size}` } : {},
      }
    upload.bytes = Buffer.concat([upload.bytes, bytes])
    return { status: upload.bytes.length === upload.size ? 201 : 206, text: '' }
  }

  const status = ({ json }: Asked): Told => {
    if (!statusLimit()) return fail(429, 'rate_limit_exceeded')
    const { publish_id: id } = json as { publish_id?: string }
    const upload = uploads.find(({ publishId }) => publishId === id)
    if (!upload) return fail(400, 'invalid_publish_id')
    if (upload.bytes.length === upload.size) advance(upload)
    const isIdTold = upload.status === 'PUBLISH_COMPLETE' && upload.polls - mood.slowPolls > mood.idAfterPolls
    const told = mood.isIdText ? `"${upload.postId}"` : upload.postId
    return {
      status: 200,
      text: `{"data":{"status":"${upload.status}","fail_reason":"${upload.failReason}",${
        isIdTold ? `"publicaly_available_post_id":[${told}],` : ''
      }"uploaded_bytes":${upload.bytes.length},"downloaded_bytes":0},"error":{"code":"ok","message":"","log_id":"x"}}`,
      headers: { 'content-type': 'application/json' },
    }
  }

  const advance = (upload: Upload): void => {
    upload.polls += 1
    if (upload.status !== 'PROCESSING_UPLOAD' || upload.polls <= mood.slowPolls) return
    if (mood.failReason !== undefined) {
      upload.status = 'FAILED'
      upload.failReason = mood.failReason
    } else if (upload.isInbox) {
      upload.status = 'SEND_TO_USER_INBOX'
      drafts.push({ sha256: hashBytes(upload.bytes) })
    } else {
      upload.status = 'PUBLISH_COMPLETE'
      upload.postId = `73000000000000${10_000 + (count += 1)}`
      posts.push({
        id: upload.postId,
        caption: upload.caption,
        sha256: hashBytes(upload.bytes),
        createdAt: now(),
        info: upload.info,
      })
    }
  }

  return { posts, drafts, init, put, status }
}

/** count = floor(size / chunk), chunks of 5 to 64 MB, small files and those of one chunk whole. */
function isPlanRight(size: number, chunkSize: number, count: number): boolean {
  if (!(size > 0) || !(count >= 1) || count > 1000) return false
  if (count === 1) return chunkSize === size && size <= 64_000_000
  return (
    size >= 5_000_000 &&
    chunkSize >= 5_000_000 &&
    chunkSize <= 64_000_000 &&
    count === Math.floor(size / chunkSize) &&
    size - (count - 1) * chunkSize <= 128_000_000
  )
}
