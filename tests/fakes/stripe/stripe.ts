import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenOnLoopback, type Listening } from '../listen-on-loopback.ts'
import { createStripeActs, type StripeActs } from './stripe-acts.ts'
import { createStripeRoutes, type Answer } from './stripe-routes.ts'
import { createStripeThings, type Thing } from './stripe-things.ts'

/** A server on loopback that speaks Stripe's wire format: forms with brackets in, JSON out, keys that replay answers. */
export type FakeStripe = Listening &
  StripeActs & {
    /** Requests as `POST /v1/…`, repeated ones included. */
    readonly asked: string[]
    /** The next request to this path has its effect, and its answer is lost on the way. */
    loseAnswer(path: string): void
    /** The next new request to this path is refused, and so is whatever comes under its key. */
    refuse(path: string): void
    latest(kind: string): Thing
    all(kind: string): readonly Thing[]
  }

export async function startFakeStripe(): Promise<FakeStripe> {
  const things = createStripeThings()
  const answer = createStripeRoutes(things)
  const replays = new Map<string, { form: string; answer: Answer }>()
  const asked: string[] = []
  let lost: string | undefined
  let refused: string | undefined
  const answerOrRefuse = (method: string, url: URL, form: Record<string, string>): Answer => {
    if (refused !== url.pathname) return answer(method, url, form)
    refused = undefined
    return { status: 400, body: { error: { type: 'invalid_request_error', message: 'balance too low' } } }
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const method = request.method ?? 'GET'
    const url = new URL(request.url ?? '/', 'http://stripe')
    const raw = await text(request)
    const form = Object.fromEntries(method === 'GET' ? url.searchParams : new URLSearchParams(raw))
    asked.push(`${method} ${url.pathname}`)
    const key = request.headers['idempotency-key']
    const replay = typeof key === 'string' ? replays.get(key) : undefined
    const done: Answer = replay
      ? replay.form === raw
        ? replay.answer
        : { status: 400, body: { error: { type: 'idempotency_error', message: 'other parameters' } } }
      : answerOrRefuse(method, url, form)
    if (typeof key === 'string' && !replay) replays.set(key, { form: raw, answer: structuredClone(done) })
    if (lost === url.pathname) {
      lost = undefined
      request.socket.destroy()
      return
    }
    const headers = { 'content-type': 'application/json', ...(replay && { 'idempotent-replayed': 'true' }) }
    response.writeHead(done.status, headers).end(JSON.stringify(done.body))
  }

  return {
    ...(await listenOnLoopback(serve)),
    ...createStripeActs(things),
    asked,
    loseAnswer: (path) => {
      lost = path
    },
    refuse: (path) => {
      refused = path
    },
    all: things.all,
    latest: (kind) => things.get(things.all(kind).at(-1)?.id ?? kind),
  }
}
