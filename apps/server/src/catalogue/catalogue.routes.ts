import { listStyles as stylesEndpoint, listVoices as voicesEndpoint } from '@hookreel/contract'
import { idParamsSchema, moodParamsSchema } from '@hookreel/contract'
import type { ErrorCode } from '@hookreel/contract'
import { listPhotoKinds } from '@hookreel/crew'
import { listStyles, STYLE_COLOURS } from '@hookreel/film'
import type { z } from 'zod'
import { findTrialStatus } from '../billing/trial/find-trial-status.ts'
import type { Deps } from '../deps.ts'
import type { App } from '../platform/http/app-type.ts'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'
import { readInput } from '../platform/http/read-input.ts'
import { requireUser } from '../platform/http/require-user.ts'
import { describeRefusals, describeSecurity, serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { listVoices } from './list-voices.ts'
import { previewMood } from './mood-preview.ts'
import { nameSoundType, SOUND_TYPES } from './sound-type.ts'
import { openPreviewFiles } from './preview-files.ts'
import { previewVoice } from './voice-preview.ts'

type CatalogueDeps = Pick<Deps, 'config' | 'narrator' | 'composer' | 'log' | 'db' | 'clock'>
/** Each asks every service of voices anew. */
const REFRESHES_PER_MINUTE = 6

export function mountCatalogue(app: App, deps: CatalogueDeps): void {
  const refreshes = createRateLimit(deps, 'lists of voices that are read anew', REFRESHES_PER_MINUTE)
  serveEndpoint(app, voicesEndpoint, async ({ query, user }) => {
    const isFresh = query.refresh === 'true'
    if (isFresh) await refreshes.take(user.id)
    const isTrialOver = (await findTrialStatus(deps.db, deps, user.id)) === 'trial_over'
    return listVoices(deps.narrator, { language: query.language, isFresh, isTrialOver })
  })
  serveEndpoint(app, stylesEndpoint, async () => ({
    pictures: ['drawn' as const, ...listPhotoKinds(deps.config.crew.settings)],
    styles: listStyles().map(({ id, name, description, info, credits, mood }) => ({
      id,
      name,
      description,
      colour: STYLE_COLOURS[id],
      info,
      credits: [...credits],
      mood,
    })),
  }))
  const files = openPreviewFiles(deps.config.dataDir)
  servePreview(app, {
    path: '/api/voices/{id}/preview',
    summary: 'Hear a voice: a sentence in its language, or the sample of its service',
    tag: 'voices',
    params: idParamsSchema,
    errors: ['voice_not_found', 'preview_failed'],
    make: ({ id }) => previewVoice(files, deps, id),
  })
  servePreview(app, {
    path: '/api/moods/{mood}/preview',
    summary: 'Hear a mood of music: a few seconds as WAV',
    tag: 'moods',
    params: moodParamsSchema,
    errors: [],
    make: ({ mood }) => previewMood(files, deps.composer, mood),
  })
}

function servePreview<Params extends z.ZodObject>(
  app: App,
  preview: {
    readonly path: string
    readonly summary: string
    readonly tag: string
    readonly params: Params
    readonly errors: readonly ErrorCode[]
    readonly make: (params: z.output<Params>) => Promise<Uint8Array>
  },
): void {
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: preview.path,
    summary: preview.summary,
    tags: [preview.tag],
    security: describeSecurity('videos:read'),
    request: { params: preview.params },
    responses: {
      200: {
        description: 'Done',
        content: Object.fromEntries(
          SOUND_TYPES.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
        ),
      },
      ...describeRefusals(['not_signed_in', ...preview.errors, 'internal']),
    },
  })
  app.get(preview.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
    await requireUser(context, 'videos:read')
    const sound = await preview.make(readInput(preview.params, context.req.param()))
    return context.body(new Uint8Array(sound), 200, {
      'content-type': nameSoundType(sound) ?? 'application/octet-stream',
      'cache-control': 'private, max-age=86400',
    })
  })
}
