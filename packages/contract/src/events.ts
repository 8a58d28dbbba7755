import { z } from 'zod'
import { dataExportSchema } from './settings.ts'
import { uploadSchema } from './uploads.ts'
import { videoSchema } from './videos.ts'

/** What `GET /api/events` (text/event-stream) sends: the event's name and its JSON data. */
export const eventSchemas = {
  /** A video changed: the whole video as it is now. */
  video: videoSchema,
  /** A video was deleted. */
  video_deleted: z.object({ id: z.string() }),
  /** A file that was sent is checked, became a video or was refused. */
  upload: uploadSchema,
  /** Something of a storyboard was made or failed: read it anew. */
  storyboard: z.object({ id: z.string() }),
  /** An export goes on, is ready or failed. */
  export: dataExportSchema,
  /** Every 25 seconds, so that a page notices a line that died. */
  heartbeat: z.object({}),
  /** The balance changed. */
  balance: z.object({ balance: z.number().int() }),
} as const
export type EventName = keyof typeof eventSchemas
export const EVENTS_PATH = '/api/events'
