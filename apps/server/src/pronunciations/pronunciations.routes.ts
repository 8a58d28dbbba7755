import {
  deletePronunciation,
  HEAR_PATH,
  hearQuerySchema,
  listPronunciations,
  savePronunciation,
} from '@hookreel/contract'
import { SAYING_MAX } from '@hookreel/film'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { App } from '../platform/http/app-type.ts'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'
import { readInput } from '../platform/http/read-input.ts'
import { requireUser } from '../platform/http/require-user.ts'
import { describeRefusals, describeSecurity, serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { hearSaying } from './hear-saying.ts'
import {
  deleteOwnPronunciation,
  listOwnPronunciations,
  saveOwnPronunciation,
} from './pronunciations.queries.ts'
import type { PronunciationRow } from './pronunciations.queries.ts'

const HEARD_PER_MINUTE = 30

type PronunciationDeps = Pick<Deps, 'db' | 'clock' | 'narrator' | 'config' | 'moderate' | 'lanes'>

export function mountPronunciations(app: App, deps: PronunciationDeps): void {
  const { db } = deps
  serveEndpoint(app, listPronunciations, async ({ user }) => ({
    pronunciations: (await listOwnPronunciations(db, user.id)).map(present),
  }))
  serveEndpoint(app, savePronunciation, async ({ user, body }) => {
    await deps.moderate([body.saidAs])
    const saved = await saveOwnPronunciation(db, user.id, body, SAYING_MAX.count)
    if (!saved) throw new AppError('pronunciations_too_many')
    return present(saved)
  })
  serveEndpoint(app, deletePronunciation, async ({ user, params }) => {
    if (!(await deleteOwnPronunciation(db, user.id, params.id))) throw new AppError('pronunciation_not_found')
    return {}
  })
  mountHearing(app, deps)
}

function mountHearing(app: App, deps: PronunciationDeps): void {
  const heard = createRateLimit(deps, 'words heard', HEARD_PER_MINUTE)
  const lane = deps.lanes.hearings
  describeHearing(app)
  app.get(HEAR_PATH, async (context) => {
    const user = await requireUser(context, 'videos:read')
    const { voiceId, ...saying } = readInput(hearQuerySchema, context.req.query())
    await heard.take(user.id)
    const { signal } = context.req.raw
    const sound = await lane.ofPerson(user.id, () =>
      lane.ofAll(() => hearSaying(deps.narrator, saying, voiceId, signal), signal),
    )
    return context.body(new Uint8Array(sound), 200, {
      'content-type': 'audio/wav',
      'cache-control': 'no-store',
    })
  })
}

function describeHearing(app: App): void {
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: HEAR_PATH,
    summary: 'Hear how a word will be said, as WAV; by a voice of this server, so that it costs nothing',
    tags: ['pronunciations'],
    security: describeSecurity('videos:read'),
    request: { query: hearQuerySchema },
    responses: {
      200: {
        description: 'Done',
        content: { 'audio/wav': { schema: { type: 'string', format: 'binary' } } },
      },
      ...describeRefusals(['not_signed_in', 'preview_failed', 'rate_limited', 'internal']),
    },
  })
}

function present({ id, word, saidAs }: PronunciationRow) {
  return { id, word, saidAs }
}
