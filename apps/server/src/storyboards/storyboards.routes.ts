import {
  DAY_MS,
  createStoryboard as createEndpoint,
  estimateStoryboard as estimateEndpoint,
  getStoryboard,
  idParamsSchema,
  makeStoryboard as makeEndpoint,
  stopStoryboard as stopEndpoint,
  updateStoryboard as updateEndpoint,
  UPLOAD_PATH,
  uploadedSchema,
} from '@hookreel/contract'
import type { App } from '../platform/http/app-type.ts'
import { limitLetters } from '../platform/http/limits/limit-letters.ts'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'
import { readInput } from '../platform/http/read-input.ts'
import { requireChanger } from '../platform/http/require-user.ts'
import { describeRefusals, describeSecurity, serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { createStoryboard } from './create-storyboard.ts'
import { estimateStoryboard } from './estimate-storyboard.ts'
import { makeStoryboard } from './make-storyboard.ts'
import { presentStoryboard } from './present-storyboard.ts'
import { requireStoryboard } from './require-storyboard.ts'
import { stopStoryboard } from './stop-storyboard.ts'
import type { StoryboardDeps } from './storyboard-deps.ts'
import { takePicture } from './take-picture.ts'
import { mountTakes } from './takes/takes.routes.ts'
import { updateStoryboard } from './update-storyboard.ts'
import { limitBoards } from './limit-boards.ts'

const CHANGES_PER_MINUTE = 60
const PHOTOS_PER_MINUTE = 60
/** Each is a file that stays for two weeks, and with each all of a storyboard's are measured. */
const PHOTOS_PER_DAY = 1000
/** A change may write all scenes anew: 140 with as many kept aside are 0.64 MB of database, which was gigabytes an hour. */
const WRITTEN = {
  name: 'storyboards written',
  millions: 150,
  tell: (letters: string) => `You changed ${letters} of storyboards within a day.`,
}
const ESTIMATES_PER_MINUTE = 120

export function mountStoryboards(app: App, deps: StoryboardDeps): void {
  const changes = createRateLimit(deps, 'storyboard changes', CHANGES_PER_MINUTE)
  const countBoard = limitBoards(deps)
  serveEndpoint(app, createEndpoint, async ({ body, user }) => {
    await changes.take(user.id)
    await countBoard(user.id)
    return presentStoryboard(await createStoryboard(deps, user.id, body), deps)
  })
  const estimates = createRateLimit(deps, 'storyboard estimates', ESTIMATES_PER_MINUTE)
  serveEndpoint(app, estimateEndpoint, async ({ body, user }) => {
    await estimates.take(user.id)
    return estimateStoryboard(deps, user.id, body)
  })
  serveEndpoint(app, getStoryboard, async ({ params, user }) =>
    presentStoryboard(await requireStoryboard(deps.db, user.id, params.id), deps),
  )
  const letters = limitLetters(deps, WRITTEN)
  serveEndpoint(app, updateEndpoint, async ({ params, body, user }) => {
    await changes.take(user.id)
    return presentStoryboard(await updateStoryboard({ ...deps, letters }, user.id, params.id, body), deps)
  })
  serveEndpoint(app, makeEndpoint, async ({ params, user }) => {
    await changes.take(user.id)
    return presentStoryboard(await makeStoryboard(deps, user.id, params.id), deps)
  })
  serveEndpoint(app, stopEndpoint, async ({ params, user }) => {
    await changes.take(user.id)
    return presentStoryboard(await stopStoryboard(deps, user.id, params.id), deps)
  })
  mountPictures(app, deps)
  mountTakes(app, deps)
}

/** The picture itself is the body: no form around it. */
function mountPictures(app: App, deps: StoryboardDeps): void {
  const photos = createRateLimit(deps, 'photos', PHOTOS_PER_MINUTE)
  const photosOfDay = createRateLimit(deps, 'photos of a day', PHOTOS_PER_DAY, DAY_MS)
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: UPLOAD_PATH,
    summary:
      'Send a picture (PNG, JPEG or WebP as the body) or a clip (MP4, MOV, AVI or WebM, a minute at most) of your own for a scene',
    tags: ['storyboards'],
    security: describeSecurity('videos:write'),
    request: { params: idParamsSchema },
    responses: {
      201: { description: 'Created', content: { 'application/json': { schema: uploadedSchema } } },
      ...describeRefusals([
        'not_signed_in',
        'storyboard_not_found',
        'photo_unreadable',
        'photo_too_large',
        'upload_refused',
        'clip_too_large',
        'storage_full',
        'disk_full',
        'rate_limited',
        'internal',
      ]),
    },
  })
  app.post(UPLOAD_PATH.replace('{id}', ':id'), async (context) => {
    const user = await requireChanger(context, 'videos:write')
    const { id } = readInput(idParamsSchema, context.req.param())
    await photos.take(user.id)
    await photosOfDay.take(user.id, `You sent ${PHOTOS_PER_DAY} pictures and clips within a day.`)
    return context.json({ upload: await takePicture(deps, user.id, id, context.req.raw) }, 201)
  })
}
