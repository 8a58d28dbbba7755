import {
  deleteSound as deleteEndpoint,
  getSound,
  listSounds,
  musicTermsSchema,
  orderTranscript as orderEndpoint,
  SOUND_PATH,
  soundParamsSchema,
  soundQuerySchema,
  soundSchema,
  stopTranscript as stopEndpoint,
  TRANSCRIPT_CREDITS,
  updateSound,
} from '@hookreel/contract'
import type { MusicTerms, SoundKind } from '@hookreel/contract'
import { findTranscriptionOffer } from '@hookreel/crew'
import type { Deps } from '../deps.ts'
import type { App } from '../platform/http/app-type.ts'
import { AppError } from '../platform/http/app-error.ts'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'
import { readInput } from '../platform/http/read-input.ts'
import { requireChanger } from '../platform/http/require-user.ts'
import { describeRefusals, describeSecurity, serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { soundKey } from './sound-files.ts'
import { deleteOwnSound, findOwnSound, listOwnSounds, renameOwnSound } from './sounds.queries.ts'
import { foundSound } from './require-sound.ts'
import { presentListed, presentSound } from './present-sound.ts'
import { nameSound, readBody, takeSound } from './take-sound.ts'
import type { SoundDeps } from './take-sound.ts'
import { orderTranscript, stopTranscript } from './transcripts/order-transcript.ts'

const SOUNDS_PER_MINUTE = 12

/** Serves the voices and the music that people send. */
export function mountSounds(app: App, deps: SoundDeps & Pick<Deps, 'queue' | 'hub'>): void {
  const { db, storage } = deps
  const sent = createRateLimit(deps, 'sounds', SOUNDS_PER_MINUTE)
  describeSending(app)
  app.post(SOUND_PATH.replace('{kind}', ':kind'), async (context) => {
    const user = await requireChanger(context, 'videos:write')
    const { kind } = readInput(soundParamsSchema, context.req.param())
    const { name, clean, shorten, ...said } = readInput(soundQuerySchema, context.req.query())
    const terms = readTerms(kind, said)
    await sent.take(user.id)
    const wishes = { isCleaned: clean === 'true', isShortened: shorten === 'true' }
    const sound = await takeSound(deps, user.id, { kind, name, ...wishes, terms }, readBody(context.req.raw))
    return context.json(presentSound(deps, sound), 201)
  })
  serveEndpoint(app, listSounds, async ({ user, query }) => ({
    sounds: (await listOwnSounds(db, user.id, query.kind)).map((sound) => presentListed(deps, sound)),
    transcription: presentOffer(deps),
  }))
  serveEndpoint(app, getSound, async ({ user, params }) =>
    presentSound(deps, foundSound(await findOwnSound(db, user.id, params.id))),
  )
  serveEndpoint(app, orderEndpoint, async ({ user, params, body }) =>
    presentSound(deps, await orderTranscript(deps, { userId: user.id, soundId: params.id, ...body })),
  )
  serveEndpoint(app, stopEndpoint, async ({ user, params }) =>
    presentSound(deps, await stopTranscript(deps, { userId: user.id, soundId: params.id })),
  )
  serveEndpoint(app, updateSound, async ({ user, params, body }) => {
    await deps.moderate([body.name])
    const sound = await renameOwnSound(db, user.id, params.id, nameSound(body.name))
    return presentSound(deps, foundSound(sound))
  })
  serveEndpoint(app, deleteEndpoint, async ({ user, params }) => {
    const sound = await deleteOwnSound(db, user.id, params.id)
    if (!sound) {
      foundSound(await findOwnSound(db, user.id, params.id))
      throw new AppError('sound_in_use')
    }
    await storage.remove(soundKey(sound))
    return {}
  })
}

function presentOffer({ config }: SoundDeps) {
  const offer = findTranscriptionOffer(config.crew.settings)
  return offer === undefined ? null : { ...offer, credits: TRANSCRIPT_CREDITS }
}

/** Nobody's music is taken without a word on whose it is. */
function readTerms(kind: SoundKind, said: { readonly whose?: string | undefined }): MusicTerms | null {
  if (kind !== 'music') return null
  if (said.whose === undefined)
    throw new AppError('invalid_input', { fields: { whose: 'Say whose this music is.' } })
  return readInput(musicTermsSchema, said)
}

/** The sound itself is the body: no form around it. */
function describeSending(app: App): void {
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: SOUND_PATH,
    summary:
      'Send a recorded voice, or music (WAV, MP3, M4A, OGG, FLAC, WebM or a video as the body, 15 minutes at most)',
    tags: ['sounds'],
    security: describeSecurity('videos:write'),
    request: { params: soundParamsSchema, query: soundQuerySchema },
    responses: {
      201: { description: 'Created', content: { 'application/json': { schema: soundSchema } } },
      ...describeRefusals([
        'not_signed_in',
        'sound_refused',
        'content_refused',
        'sound_too_large',
        'sounds_too_many',
        'storage_full',
        'disk_full',
        'rate_limited',
        'invalid_input',
        'internal',
      ]),
    },
  })
}
