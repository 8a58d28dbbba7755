import { encodeWav } from '@hookreel/studio'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { openLocalApi, refuseLocally } from '../../platform/http/open-local-api.ts'
import type { LocalApi } from '../../platform/http/open-local-api.ts'
import type { Log } from '../../platform/log.ts'
import { InstallError } from '../installing/install-error.ts'
import type { VoiceFetcher } from './fetch-voice.ts'
import { VOICE_NAMES } from './voice-names.ts'
import { ProgramError } from '../installing/program-process.ts'
import type { VoiceProcess } from './voice-process.ts'

export type VoiceServerOptions = {
  /** Nothing while it is not installed. */
  readonly findProcess: () => VoiceProcess | undefined
  readonly fetchVoice: VoiceFetcher
  readonly log: Log
}

const BODY_BYTES = 20_000
const requestSchema = z.object({ input: z.string().min(1).max(4000), voice: z.string() })

/** Where the natural voice is asked, OpenAI's way (`/audio/speech`, `/audio/voices`), for this machine alone. */
export function openVoiceServer({ findProcess, fetchVoice, log }: VoiceServerOptions): Promise<LocalApi> {
  return openLocalApi(
    (app) => {
      app.get('/v1/audio/voices', (context) => context.json({ voices: findProcess() ? VOICE_NAMES : [] }))
      app.post('/v1/audio/speech', bodyLimit({ maxSize: BODY_BYTES }), async (context) => {
        const asked = requestSchema.safeParse(await context.req.json().catch(() => undefined))
        if (!asked.success || !VOICE_NAMES.includes(asked.data.voice))
          return context.json(refuseLocally('There is no such voice, or no text.'), 400)
        const voice = findProcess()
        if (!voice) return context.json(refuseLocally('It is not installed on this machine.'), 503)
        const { signal } = context.req.raw
        try {
          await fetchVoice(asked.data.voice)
          const sound = await voice.speak(asked.data.input, asked.data.voice, signal)
          const wav = encodeWav(sound.samples, sound.sampleRate, 1)
          return context.body(new Uint8Array(wav), 200, { 'content-type': 'audio/wav' })
        } catch (error) {
          if (signal.aborted) return context.json(refuseLocally('Nobody waits for it any more.'), 408)
          const isKnown = error instanceof ProgramError || error instanceof InstallError
          if (!isKnown) throw error
          log.error('the natural voice failed', { message: error.message })
          const isSlow = error instanceof ProgramError && error.failure === 'slow'
          return context.json(refuseLocally(error.message), isSlow ? 504 : 503)
        }
      })
    },
    (error) => log.error('the natural voice failed', { error }),
  )
}
