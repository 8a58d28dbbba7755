import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { idParamsSchema } from './pages.ts'

/** Where finished films are sent to, by the resumable protocol tus 1.0.0: `POST` here, then `PATCH` what it answers. */
export const UPLOADS_PATH = '/api/uploads'
/** Endings of the files that a page lets people choose; the server goes by the content. */
export const UPLOAD_ENDINGS = ['.mp4', '.mov', '.avi', '.webm'] as const

export const uploadSchema = z.object({
  /** Also the id of the video that it becomes. */
  id: z.string(),
  fileName: z.string(),
  sizeBytes: z.number().int(),
  state: z.enum(['receiving', 'checking', 'done', 'failed']),
  /** Why it failed, for people. */
  message: z.string().nullable(),
})
export type Upload = z.infer<typeof uploadSchema>

export const listUploads = defineEndpoint({
  method: 'get',
  path: UPLOADS_PATH,
  scope: 'videos:read',
  summary: 'Your files that are on their way or being checked, and those that failed within a day',
  output: z.object({ uploads: z.array(uploadSchema) }),
  status: 200,
  errors: [],
})

export const getUpload = defineEndpoint({
  method: 'get',
  path: `${UPLOADS_PATH}/{id}`,
  scope: 'videos:read',
  summary: 'How far one of your uploads is',
  params: idParamsSchema,
  output: uploadSchema,
  status: 200,
  errors: ['upload_not_found'],
})
