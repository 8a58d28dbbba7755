import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { encodeWav } from '@hookreel/studio'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Log } from '../platform/log.ts'
import { VOICE_NAMES } from './voice-names.ts'
import { VoiceProcessError } from './voice-process.ts'
import type { VoiceProcess } from './voice-process.ts'

/** Where the natural voice is asked, for this machine alone: as servers of one's own are asked for speech. */
export type VoiceServer = { readonly baseUrl: string; readonly apiKey: string; close(): Promise<void> }

export type VoiceServerOptions = {
  /** Nothing while it is not installed. */
  readonly findProcess: () => VoiceProcess | undefined
  readonly log: Log
}

const BODY_BYTES = 20_000
const requestSchema = z.object({ input: z.string().min(1).max(4000), voice: z.string() })

/**
 * Speaks OpenAI's way (`/audio/speech`, `/audio/voices`) on a free port of the loopback, with a key of its own that
 * changes with every start: films are made in processes of their own, and all of them share one voice here.
 */
export async function openVoiceServer({ findProcess, log }: VoiceServerOptions): Promise<VoiceServer> {
  const apiKey = randomBytes(24).toString('hex')
  const app = new Hono()
  app.use(async (context, next) => {
    if (context.req.header('authorization') !== `Bearer ${apiKey}`)
      return context.json(refuse('wrong key'), 401)
    await next()
    return undefined
  })
  app.get('/v1/audio/voices', (context) => context.json({ voices: findProcess() ? VOICE_NAMES : [] }))
  app.post('/v1/audio/speech', bodyLimit({ maxSize: BODY_BYTES }), async (context) => {
    const asked = requestSchema.safeParse(await context.req.json().catch(() => undefined))
    if (!asked.success || !VOICE_NAMES.includes(asked.data.voice))
      return context.json(refuse('There is no such voice, or no text.'), 400)
    const voice = findProcess()
    if (!voice) return context.json(refuse('It is not installed on this machine.'), 503)
    const { signal } = context.req.raw
    try {
      const sound = await voice.speak(asked.data.input, asked.data.voice, signal)
      const wav = encodeWav(sound.samples, sound.sampleRate, 1)
      return context.body(new Uint8Array(wav), 200, { 'content-type': 'audio/wav' })
    } catch (error) {
      if (signal.aborted) return context.json(refuse('Nobody waits for it any more.'), 408)
      if (!(error instanceof VoiceProcessError)) throw error
      log.error('the natural voice failed', { message: error.message })
      return context.json(refuse(error.message), error.isSlow ? 504 : 503)
    }
  })
  app.onError((error, context) => {
    log.error('the natural voice failed', { error })
    return context.json(refuse('It failed.'), 500)
  })
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  // It keeps no process alive by itself.
  server.unref()
  const { port } = server.address() as AddressInfo // a TCP server's address is never a text
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    apiKey,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const refuse = (message: string) => ({ error: { message, type: 'server_error', param: null, code: null } })
