import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { readRange } from '../../apps/server/src/platform/storage/serve-files.ts'
import { listenOnLoopback } from './listen-on-loopback.ts'
import { verifySignature } from './verify-signature.ts'

export const S3_KEYS = {
  region: 'test-1',
  accessKeyId: 'AKIAFAKE',
  secretAccessKey: 'a secret for the fake store',
}
const BUCKET = 'reels'

/** What goes wrong with a request: an error, a line that is cut after some bytes of the answer, or a wait before it. */
export type Fault =
  | { readonly type: 'status'; readonly status: number }
  | { readonly type: 'hang up' }
  | { readonly type: 'cut'; readonly afterBytes: number }
  | { readonly type: 'wait'; readonly ms: number }
type Decide = (method: string, key: string) => Fault | undefined

/** An object store on loopback, in memory; it refuses whatever is not signed with its keys. */
export type FakeS3 = {
  readonly url: string
  /** The settings with which the server uses it. */
  readonly settings: Readonly<Record<string, string>>
  readonly objects: Map<string, Uint8Array>
  /** Answered requests as `GET key`. */
  readonly asked: string[]
  /** Refused ones, as S3 names the reason. */
  readonly refused: string[]
  /** Uploads in parts that were begun and neither finished nor given up. */
  readonly unfinished: Map<string, Map<number, Uint8Array>>
  disturb(decide: Decide | undefined): void
  close(): Promise<void>
}

export async function startFakeS3(): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map()
  const unfinished: FakeS3['unfinished'] = new Map()
  const [asked, refused]: [string[], string[]] = [[], []]
  let decide: Decide | undefined
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request
    const body = await buffer(request)
    const address = new URL(url, 'http://localhost')
    const key = decodeURIComponent(address.pathname).replace(`/${BUCKET}`, '').replace(/^\//, '')
    const fault = decide?.(method, key)
    if (fault?.type === 'hang up') return void request.socket.destroy()
    if (fault?.type === 'wait') await wait(fault.ms)
    if (fault?.type === 'status') return refuse(response, fault.status, 'InternalError')
    const reason = verifySignature({ method, url, headers, body }, S3_KEYS)
    if (reason !== undefined) {
      refused.push(reason)
      return refuse(response, 403, reason)
    }
    asked.push(`${method} ${key}`)
    const limit = fault?.type === 'cut' ? fault.afterBytes : undefined
    serve({ method, key, headers, body, query: address.searchParams, objects, unfinished }, response, limit)
  }
  const { url, close } = await listenOnLoopback(answer)
  const { region, accessKeyId, secretAccessKey } = S3_KEYS
  return {
    ...{ url, objects, asked, refused, unfinished },
    settings: {
      ...{ S3_ENDPOINT: url, S3_BUCKET: BUCKET, S3_REGION: region },
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    },
    disturb: (next) => {
      decide = next
    },
    close,
  }
}

type Asked = Pick<FakeS3, 'objects' | 'unfinished'> & {
  readonly method: string
  readonly key: string
  readonly headers: IncomingMessage['headers']
  readonly body: Uint8Array
  readonly query: URLSearchParams
}

function serve(asked: Asked, response: ServerResponse, cutAfter: number | undefined): void {
  const { method, key, query, objects, body } = asked
  const upload = query.get('uploadId')
  if (key === '') return list(asked, response)
  if (method === 'POST' || upload !== null) return serveParts(asked, response, upload)
  if (method === 'PUT') {
    objects.set(key, body)
    response.writeHead(200, { etag: etagOf(body) }).end()
  } else if (method === 'DELETE') {
    objects.delete(key)
    response.writeHead(204).end()
  } else sendObject(asked, response, cutAfter)
}

function sendObject(
  { method, key, headers, query, objects }: Asked,
  response: ServerResponse,
  cutAfter?: number,
) {
  const bytes = objects.get(key)
  if (!bytes) return refuse(response, 404, 'NoSuchKey')
  const etag = etagOf(bytes)
  if (headers['if-match'] !== undefined && headers['if-match'] !== etag)
    return refuse(response, 412, 'PreconditionFailed')
  const range = readRange(headers.range ?? null, bytes.length)
  if (range === 'unsatisfiable')
    return refuse(response, 416, 'InvalidRange', { 'content-range': `bytes */${bytes.length}` })
  const { start, end } = range ?? { start: 0, end: bytes.length - 1 }
  const part = bytes.subarray(start, end + 1)
  const asked = (name: string) => query.get(`response-${name}`)
  const extra = ['content-type', 'content-disposition', 'cache-control'].flatMap((name) => {
    const value = asked(name)
    return value === null ? [] : [[name, value] as const]
  })
  response.writeHead(range ? 206 : 200, {
    etag,
    'accept-ranges': 'bytes',
    'content-length': part.length,
    ...(range && { 'content-range': `bytes ${start}-${end}/${bytes.length}` }),
    ...Object.fromEntries(extra),
  })
  if (method === 'HEAD') response.end()
  else if (cutAfter === undefined || cutAfter >= part.length) response.end(part)
  else response.write(part.subarray(0, cutAfter), () => response.destroy())
}

function serveParts(
  { method, key, query, objects, unfinished, body }: Asked,
  response: ServerResponse,
  id: string | null,
) {
  if (id === null) {
    const begun = randomUUID()
    unfinished.set(begun, new Map())
    return sendXml(
      response,
      `<InitiateMultipartUploadResult><Bucket>${BUCKET}</Bucket><Key>${key}</Key><UploadId>${begun}</UploadId></InitiateMultipartUploadResult>`,
    )
  }
  const parts = unfinished.get(id)
  if (!parts) return refuse(response, 404, 'NoSuchUpload')
  if (method === 'PUT') {
    parts.set(Number(query.get('partNumber')), body)
    response.writeHead(200, { etag: etagOf(body) }).end()
  } else if (method === 'DELETE') {
    unfinished.delete(id)
    response.writeHead(204).end()
  } else {
    const named = Buffer.from(body).toString()
    const numbers = [...named.matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map((match) => Number(match[1]))
    const chosen = numbers.flatMap((number) => parts.get(number) ?? [])
    if (chosen.length !== numbers.length || chosen.some((part) => !named.includes(etagOf(part).slice(1, -1))))
      return refuse(response, 400, 'InvalidPart')
    objects.set(key, Buffer.concat(chosen))
    unfinished.delete(id)
    sendXml(response, `<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`)
  }
}

/** Nothing is older than the process that keeps it; tests move their own clock on. */
const STARTED = new Date().toISOString()

/** So few at once, so that a reader of lists must go on. */
const PAGE = 50

function list({ query, objects }: Asked, response: ServerResponse): void {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted()
  const page = keys.slice(0, PAGE)
  const isMore = keys.length > page.length
  const entries = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><Size>${objects.get(key)?.length}</Size><LastModified>${STARTED}</LastModified></Contents>`,
  )
  const next = isMore ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  sendXml(
    response,
    `<ListBucketResult><Name>${BUCKET}</Name><IsTruncated>${isMore}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`,
  )
}

function etagOf(bytes: Uint8Array): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}

function sendXml(response: ServerResponse, text: string): void {
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>${text}`)
}

function refuse(response: ServerResponse, status: number, code: string, headers = {}): void {
  response
    .writeHead(status, { 'content-type': 'application/xml', ...headers })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
    )
}
