import { isSafeNumber, parse } from 'lossless-json'
import { Agent, request } from 'undici'
import { Readable } from 'node:stream'
import { findTarget, pinLookup } from '@hookreel/sandbox'
import { refuseTinyChunks } from '@hookreel/sandbox/tiny-chunks'
import { NetworkError } from './network-error.ts'

const ANSWER_TIMEOUT_MS = 30_000
const UPLOAD_TIMEOUT_MS = 600_000
const RAW_CHARACTERS = 500
/** A list of a hundred posts has some hundred kilobytes. */
const ANSWER_MAX_BYTES = 8 * 1_048_576
/** The connection was never made, so nothing was asked: everything else may have had its effect. */
const NEVER_SENT = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

export type NetworkAnswer = {
  readonly status: number
  /** Parsed JSON with integers beyond 2^53 as strings; undefined when the answer was none. */
  readonly body: unknown
  readonly text: string
  header(name: string): string | undefined
}

export type NetworkQuestion = {
  /** As people know it. */
  readonly name: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly form?: Readonly<Record<string, string>>
  readonly json?: unknown
}

/** Asks a network; any status is an answer. Throws `unavailable` when it was not reached and `lost_answer` when it may have been. */
export async function askNetwork(address: string, question: NetworkQuestion): Promise<NetworkAnswer> {
  const { name, form, json, query = {} } = question
  const url = new URL(address)
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json; charset=UTF-8'
  const body = form ? new URLSearchParams(form).toString() : json === undefined ? null : JSON.stringify(json)
  return exchange(name, () =>
    request(url, {
      method: question.method ?? 'GET',
      headers: { ...(body !== null && { 'content-type': type }), ...question.headers },
      body,
      headersTimeout: ANSWER_TIMEOUT_MS,
      bodyTimeout: ANSWER_TIMEOUT_MS,
    }),
  )
}

export type NetworkUpload = {
  readonly name: string
  readonly method: 'PUT' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly sizeBytes: number
  readonly bytes: AsyncIterable<Uint8Array>
  /** The network's own address: the one host that may be private, as a test's is. */
  readonly apiBase: string
  readonly signal?: AbortSignal | undefined
}

/** Sends bytes to an address that a network gave; it has to be a public one, and must not redirect. Throws like `askNetwork`. */
export async function uploadToNetwork(address: string, upload: NetworkUpload): Promise<NetworkAnswer> {
  const { url, addresses } = await findTarget(address, {
    allowedHosts: [new URL(upload.apiBase).hostname],
  }).catch((cause: unknown) => {
    throw new NetworkError('unavailable', `${upload.name} gave an upload address that cannot be used.`, {
      action: 'retry',
      cause,
    })
  })
  const agent = new Agent({ connect: { lookup: pinLookup(addresses) } }).compose(refuseTinyChunks)
  try {
    return await exchange(upload.name, () =>
      request(url, {
        dispatcher: agent,
        method: upload.method,
        headers: { ...upload.headers, 'content-length': String(upload.sizeBytes) },
        body: Readable.from(upload.bytes, { objectMode: false }),
        headersTimeout: UPLOAD_TIMEOUT_MS,
        bodyTimeout: ANSWER_TIMEOUT_MS,
        ...(upload.signal && { signal: upload.signal }),
      }),
    )
  } finally {
    await agent.destroy()
  }
}

async function exchange(name: string, send: () => ReturnType<typeof request>): Promise<NetworkAnswer> {
  try {
    const { statusCode, headers, body } = await send()
    const text = await readText(body)
    return {
      status: statusCode,
      text,
      body: parseAnswer(text),
      header: (wanted) => {
        const value = headers[wanted.toLowerCase()]
        return Array.isArray(value) ? value[0] : value
      },
    }
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    throw NEVER_SENT.includes(code) ? unavailable(name, { cause, raw: code }) : lostAnswer(name, cause)
  }
}

/** Throws for an answer without end: it would fill the memory. */
async function readText(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > ANSWER_MAX_BYTES) throw new RangeError('the answer is longer than any of a network')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseAnswer(text: string): unknown {
  try {
    return parse(text, undefined, (digits) => (isSafeNumber(digits) ? Number(digits) : digits))
  } catch {
    return undefined
  }
}

/** A network that does not answer, answers nonsense, or says that it is out of order. */
export function unavailable(
  name: string,
  facts: { raw?: string; cause?: unknown; retryAfterSeconds?: number } = {},
): NetworkError {
  return new NetworkError('unavailable', `${name} does not answer right now. This is tried again.`, {
    ...facts,
    action: 'retry',
    raw: (facts.raw ?? '').slice(0, RAW_CHARACTERS),
  })
}

export function lostAnswer(name: string, cause: unknown): NetworkError {
  return new NetworkError(
    'lost_answer',
    `The answer of ${name} was lost, so it is not known whether it did what was asked.`,
    { action: 'check_again', cause },
  )
}

/** Seconds that an answer asks to wait, or so many when it does not say. */
export function readRetryAfter(answer: NetworkAnswer, otherwise: number): number {
  const seconds = Number(answer.header('retry-after'))
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 86_400) : otherwise
}
