import {
  COMMONS_LICENCES,
  FREE_MUSIC_SOUND_PATH,
  idParamsSchema,
  searchFreeMusic,
  takeFreeMusic,
} from '@hookreel/contract'
import type { FreeMusic } from '@hookreel/contract'
import type { OpenMusic } from '@hookreel/crew'
import type { App } from '../platform/http/app-type.ts'
import { whenTaken } from '../platform/http/limits/limit-answers.ts'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'
import { readInput } from '../platform/http/read-input.ts'
import { requireUser } from '../platform/http/require-user.ts'
import { describeRefusals, describeSecurity, serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { fetchFreeMusic, openMusicLibrary, orUnavailable, takeFreePiece } from './free-music.ts'
import type { FreeMusicDeps } from './free-music.ts'
import { presentSound } from './present-sound.ts'

const SEARCHES_PER_MINUTE = 20
const PIECES_PER_MINUTE = 12

/** Serves the search of free music, what of it is heard, and what is kept. */
export function mountFreeMusic(app: App, deps: FreeMusicDeps): void {
  const searches = createRateLimit(deps, 'free music searches', SEARCHES_PER_MINUTE)
  const pieces = createRateLimit(deps, 'free music', PIECES_PER_MINUTE)
  serveEndpoint(app, searchFreeMusic, async ({ user, query }) => {
    await searches.take(user.id)
    const library = openMusicLibrary(deps, user.id)
    const found = await orUnavailable(deps, () => library.search(query.words, query.kind))
    return { pieces: found.flatMap(presentPiece) }
  })
  serveEndpoint(app, takeFreeMusic, async ({ user, params }) => {
    await pieces.take(user.id)
    return presentSound(deps, await takeFreePiece(deps, user.id, params.id))
  })
  describeSound(app)
  app.get(FREE_MUSIC_SOUND_PATH.replace('{id}', ':id'), async (context) => {
    const user = await requireUser(context, 'videos:read')
    const { id } = readInput(idParamsSchema, context.req.param())
    await pieces.take(user.id)
    const answered = Promise.withResolvers<Response>()
    const hear = async () => {
      const { bytes, type } = await fetchFreeMusic(deps, user.id, id, context.req.raw.signal)
      const headers = { 'content-type': type, 'cache-control': 'private, max-age=600' }
      answered.resolve(context.body(Uint8Array.from(bytes), 200, headers))
      await new Promise<void>((taken) => whenTaken(context, taken))
    }
    // It stays in memory until the client has read it.
    deps.lanes.freeMusic.heard.ofPerson(user.id, hear).catch(answered.reject)
    return answered.promise
  })
}

function presentPiece({ id, title, author, licence, page, source, seconds }: OpenMusic): FreeMusic[] {
  const known = COMMONS_LICENCES.find((one) => one === licence.short)
  return known ? [{ id, title, author, licence: known, page, source, seconds }] : []
}

function describeSound(app: App): void {
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: FREE_MUSIC_SOUND_PATH,
    summary: 'Hear a piece of free music before it is taken',
    tags: ['free-music'],
    security: describeSecurity('videos:read'),
    request: { params: idParamsSchema },
    responses: {
      200: { description: 'The sound, as its collection has it' },
      ...describeRefusals([
        'not_signed_in',
        'free_music_unavailable',
        'free_music_gone',
        'sound_refused',
        'rate_limited',
        'internal',
      ]),
    },
  })
}
