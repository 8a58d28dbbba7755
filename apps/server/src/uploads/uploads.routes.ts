import {
  getUpload,
  idParamsSchema,
  listUploads,
  UPLOAD_HOURS,
  UPLOAD_PIECE_MIN_BYTES,
  UPLOADS_PATH,
} from '@hookreel/contract'
import { presentError } from '../platform/http/answer-error.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { App, AppContext } from '../platform/http/app-type.ts'
import { readInput } from '../platform/http/read-input.ts'
import { requireChanger, requireUser } from '../platform/http/require-user.ts'
import { describeRefusals, describeSecurity, serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { cancelUpload } from './cancel-upload.ts'
import { finishUpload } from './finish-upload.ts'
import { presentUpload } from './present-upload.ts'
import { createUploadReceiver, type UploadReceiver } from './receive-uploads.ts'
import { findOwnUpload, listOwnUploads, touchOwnUpload } from './uploads.queries.ts'
import type { UploadRow } from './uploads.queries.ts'
import type { VideoDeps } from '../videos/video-deps.ts'

const ONE = `${UPLOADS_PATH}/:id`

/** Serves the sending of finished films: resumable, so that a lost line or a closed page loses nothing. */
export function mountUploads(app: App, deps: VideoDeps): void {
  const receive = createUploadReceiver(deps)
  app.on(['POST', 'OPTIONS'], UPLOADS_PATH, async (context) => {
    const requireAsker = context.req.method === 'POST' ? requireChanger : requireUser
    const user = await requireAsker(context, 'videos:write')
    return answer(receive, context, user.id)
  })
  app.on(['GET', 'PATCH'], ONE, async (context, next) => {
    // The framework hands HEAD to anyone who takes GET.
    if (context.req.raw.method === 'GET') return next()
    // A piece is bounded by its bytes; what brings none writes a row all the same.
    const isPiece = Number(context.req.header('content-length')) >= UPLOAD_PIECE_MIN_BYTES
    const requireAsker = isPiece ? requireUser : requireChanger
    const user = await requireAsker(context, 'videos:write')
    const upload = await requireUpload(deps, user.id, context.req.param('id'))
    await touchOwnUpload(deps.db, user.id, upload.id, deps.clock.now())
    context.var.leaveTurn?.()
    const response = await answer(receive, context, user.id, upload.id)
    // The last byte may have come just before the server stopped.
    if (context.req.raw.method === 'HEAD') await finishUpload(deps, upload)
    return response
  })
  app.delete(ONE, async (context) => {
    const user = await requireChanger(context, 'videos:write')
    const { id } = readInput(idParamsSchema, context.req.param())
    await cancelUpload(deps, user.id, id)
    return context.body(null, 204, { 'tus-resumable': '1.0.0' })
  })
  describeProtocol(app)
  serveEndpoint(app, listUploads, async ({ user }) => {
    const since = new Date(deps.clock.now().getTime() - UPLOAD_HOURS * 3_600_000)
    return { uploads: (await listOwnUploads(deps.db, user.id, since)).map(presentUpload) }
  })
  serveEndpoint(app, getUpload, async ({ user, params }) =>
    presentUpload(await requireUpload(deps, user.id, params.id)),
  )
}

async function requireUpload({ db }: VideoDeps, userId: string, id: string): Promise<UploadRow> {
  const upload = await findOwnUpload(db, userId, id)
  if (!upload) throw new AppError('upload_not_found')
  return upload
}

async function answer(
  receive: UploadReceiver,
  context: AppContext,
  userId: string,
  uploadId?: string,
): Promise<Response> {
  const request = context.req.raw
  const response = await receive(request, { userId, uploadId, requestId: context.var.requestId })
  if (response.status < 400) return response
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/json')
  const said = (await response.text()).trim()
  // What the library refuses by itself, a header it cannot read, it says in a bare sentence.
  const isPlain = said !== '' && !said.startsWith('{')
  const body = isPlain ? presentError(refusalIn(said), context.var.requestId) : undefined
  return new Response(body ? JSON.stringify(body) : said || null, { status: response.status, headers })
}

const refusalIn = (message: string) => new AppError('invalid_input', { message })

function describeProtocol(app: App): void {
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: UPLOADS_PATH,
    summary: 'Begin to send a finished film by tus 1.0.0 (Upload-Length and Upload-Metadata with filename)',
    tags: ['uploads'],
    security: describeSecurity('videos:write'),
    responses: {
      201: { description: 'Begun; `Location` is where its bytes are sent to with PATCH' },
      ...describeRefusals([
        'upload_too_large',
        'uploads_unavailable',
        'uploads_too_many',
        'content_refused',
        'storage_full',
        'disk_full',
        'not_signed_in',
        'invalid_input',
        'internal',
      ]),
    },
  })
}
