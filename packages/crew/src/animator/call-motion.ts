import { refuseTinyChunks } from '@hookreel/sandbox/tiny-chunks'
import { z } from 'zod'
import { explainResponse } from '../illustrator/explain-picture-error.ts'
import { limitDownloads, type DownloadLimits } from '../illustrator/limit-downloads.ts'
import { isNetworkError } from '../provider/explain-ai-error.ts'
import { failAs } from '../provider/explain-status.ts'
import type { ProviderError } from '../provider/provider.ts'

/** Six seconds of 1080p have some 10 MB; a film's process holds a few of them at once. */
export const MAX_CLIP_BYTES = 32_000_000
/** The same as text, beside the picture that was sent. */
const MAX_ANSWER_BYTES = 64_000_000
const REDIRECTS = 3

/** How a service is spoken to. */
export type MotionWire = {
  /** JSON of a good answer, as the schema has it. Throws ProviderError. */
  ask<Answer>(schema: z.ZodType<Answer>, url: string, init: RequestInit): Promise<Answer>
  /** The same for an order: whatever leaves open whether it arrived is thrown as `broken` or `slow`. */
  order<Answer>(schema: z.ZodType<Answer>, url: string, init: RequestInit): Promise<Answer>
  /** An answer whatever its status. */
  send(url: string, init: RequestInit): Promise<Response>
  /** A file; `headers` go to the service itself alone. */
  download(url: string, signal: AbortSignal, headers?: Readonly<Record<string, string>>): Promise<Uint8Array>
}

/** Speaks to a service at its own address and where it keeps its files, and nowhere else. */
export function openWire(
  provider: string,
  fetch: typeof globalThis.fetch,
  limits: Pick<DownloadLimits, 'baseUrl' | 'hosts'> & {
    /** What a refusal means, where a service says it in a way of its own. */
    readonly explain?: (response: Response) => Promise<ProviderError>
  },
): MotionWire {
  const explain = limits.explain ?? ((response: Response) => explainResponse(provider, response))
  const answers = limitDownloads(fetch, { ...limits, mostBytes: MAX_ANSWER_BYTES })
  const files = limitDownloads(fetch, { ...limits, mostBytes: MAX_CLIP_BYTES })
  const send = async (url: string, init: RequestInit) => {
    const response = await answers(url, init)
    if (response.ok) return response
    throw await explain(response)
  }
  const ask: MotionWire['ask'] = async (schema, url, init) =>
    readAs(provider, schema, await (await send(url, init)).text())
  return {
    send: answers,
    ask,
    order: async (schema, url, init) => {
      let response: Response
      try {
        response = await answers(url, init)
      } catch (error) {
        throw init.signal?.aborted || !mayHaveArrived(error) ? error : unsure(provider, error)
      }
      // Something between us and the service answered: the service may have taken it.
      if (response.status === 502 || response.status === 504) throw unsure(provider, response.status)
      if (!response.ok) throw await explain(response)
      try {
        return readAs(provider, schema, await response.text())
      } catch (error) {
        throw unsure(provider, error)
      }
    },
    download: (url, signal, headers) =>
      download({ provider, files, own: limits.baseUrl }, url, signal, headers),
  }
}

/** JSON as the schema has it. Throws ProviderError `broken`. */
export function readAs<Answer>(provider: string, schema: z.ZodType<Answer>, text: string): Answer {
  const answer = z.string().transform(parseJson).pipe(schema).safeParse(text)
  if (!answer.success) throw failAs(provider, 'broken', '', { cause: answer.error })
  return answer.data
}

function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'no JSON' })
    return z.NEVER
  }
}

const unsure = (provider: string, cause: unknown) =>
  failAs(provider, 'broken', 'It did not say whether it took the order.', { cause })

/** Nothing was sent when nobody was there, or when the address was not taken. */
function mayHaveArrived(error: unknown): boolean {
  const codes: unknown[] = []
  for (let at = error; at instanceof Error; at = at.cause) codes.push('code' in at ? at.code : undefined)
  return isNetworkError(error) && !codes.some((code) => code === 'ECONNREFUSED' || code === 'ENOTFOUND')
}

async function download(
  { provider, files, own }: { provider: string; files: typeof globalThis.fetch; own: string },
  first: string,
  signal: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): Promise<Uint8Array> {
  let url = new URL(first)
  for (let redirects = 0; redirects <= REDIRECTS; redirects += 1) {
    const isOwn = url.origin === new URL(own).origin
    const response = await files(url, { signal, redirect: 'manual', ...(isOwn && { headers }) })
    const next = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && next !== null) {
      url = new URL(next, url)
      continue
    }
    if ([403, 404, 410].includes(response.status))
      throw failAs(provider, 'broken', 'What it made is no longer there.')
    if (!response.ok) throw await explainResponse(provider, response)
    return new Uint8Array(await response.arrayBuffer())
  }
  throw failAs(provider, 'broken', 'Its file leads from one address to the next.')
}

/**
 * Sends JSON to a server of one's own that answers when its work is done, however long that takes: Node's own fetch gives up after five
 * minutes without an answer. Only `signal` ends it.
 */
export async function postPatiently(
  url: string,
  sent: object,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Response> {
  // Most films ask no such server.
  const { Agent, request } = await import('undici')
  const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0 }).compose(refuseTinyChunks)
  try {
    const { statusCode, body } = await request(url, {
      ...{ method: 'POST', headers: { ...headers, 'content-type': 'application/json' } },
      ...{ body: JSON.stringify(sent), signal, dispatcher },
    })
    const chunks: Uint8Array[] = []
    let size = 0
    // A body without an encoding yields buffers.
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > MAX_ANSWER_BYTES) throw new Error('The answer is too large.')
      chunks.push(chunk)
    }
    return new Response(Buffer.concat(chunks), { status: statusCode })
  } finally {
    await dispatcher.destroy()
  }
}

/** The picture as services take it that fetch nothing. */
export function asDataUri(still: Uint8Array): string {
  return `data:image/jpeg;base64,${Buffer.from(still).toString('base64')}`
}

/** The length of a service that makes each whole second between two. */
export function boundLength({ least, most }: { least: number; most: number }, seconds: number): number {
  return Math.min(most, Math.max(least, Math.ceil(seconds)))
}

/** The length that a service makes of those it has: the shortest one that is no shorter, else its longest. */
export function chooseLength(lengths: readonly number[], seconds: number): number {
  return lengths.find((length) => length >= seconds - 0.3) ?? lengths.at(-1) ?? seconds
}
