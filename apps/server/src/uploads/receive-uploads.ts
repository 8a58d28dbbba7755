import { ERRORS, UPLOAD_MAX_BYTES, UPLOADS_PATH } from '@hookreel/contract'
import { isDiskFull } from '@hookreel/studio'
import { Server } from '@tus/server'
import { presentError } from '../platform/http/answer-error.ts'
import { AppError } from '../platform/http/app-error.ts'
import { createUpload } from './create-upload.ts'
import { finishUpload } from './finish-upload.ts'
import { UploadPieces } from './upload-pieces.ts'
import { findUpload } from './uploads.queries.ts'
import type { VideoDeps } from '../videos/video-deps.ts'

/** Answers a request of the protocol tus 1.0.0 by this user. Whose an existing upload is must be known before. */
export type UploadReceiver = (request: Request, asker: Asker) => Promise<Response>

type Asker = {
  readonly userId: string
  readonly requestId: string
  /** The upload that was found to be the asker's; none for one that is begun. */
  readonly uploadId?: string | undefined
}

/** The resumable protocol as its own library speaks it; ids, limits, owners and refusals are ours. */
export function createUploadReceiver(deps: VideoDeps): UploadReceiver {
  const askers = new WeakMap<Request, Asker>()
  const server = new Server({
    path: UPLOADS_PATH,
    datastore: new UploadPieces(deps),
    maxSize: UPLOAD_MAX_BYTES,
    relativeLocation: true,
    // Pages of other websites get no answer that they can read.
    allowedOrigins: () => false,
    namingFunction: (request, metadata) => {
      const asker = askers.get(request)
      if (!asker) throw new AppError('not_signed_in')
      const sizeBytes = Number(request.headers.get('upload-length') ?? Number.NaN)
      return createUpload(deps, asker.userId, { sizeBytes, fileName: metadata?.filename ?? '' })
    },
    // By itself the library takes the last part of the whole address, query and all: another one than whose owner was checked.
    getFileIdFromRequest: (request) => askers.get(request)?.uploadId,
    onUploadFinish: async (_request, { id }) => {
      const upload = await findUpload(deps.db, id)
      if (upload) await finishUpload(deps, upload)
      return {}
    },
    onResponseError: (request, error) => {
      const refusal = error instanceof AppError ? error : refusalOf(error)
      if (refusal.code === 'disk_full') deps.log.error('the disk is full', { error })
      if (refusal.code === 'internal') deps.log.error('an upload failed', { error })
      const body = JSON.stringify(presentError(refusal, askers.get(request)?.requestId ?? ''))
      return { status_code: statusOf(error, refusal), body }
    },
  })
  return async (request, asker) => {
    askers.set(request, asker)
    return server.handleWeb(request)
  }
}

type TusError = Error | { readonly status_code: number; readonly body: string }

function refusalOf(error: TusError): AppError {
  if (isDiskFull(error)) return new AppError('disk_full')
  const status = 'status_code' in error ? error.status_code : 500
  if (status === 404 || status === 410) return new AppError('upload_not_found')
  if (status === 413) return new AppError('upload_too_large')
  // Parts of the protocol that are not offered here, as joining several uploads to one.
  if (status >= 500 && status !== 501) return new AppError('internal')
  const message = 'body' in error ? error.body.trim() : undefined
  return new AppError('invalid_input', message === undefined ? {} : { message })
}

/** The protocol's own status where it means something to its clients: 409 a wrong offset, 423 a second sender. */
function statusOf(error: TusError, refusal: AppError): number {
  const status = 'status_code' in error ? error.status_code : undefined
  return status === 409 || status === 423 ? status : ERRORS[refusal.code].status
}
