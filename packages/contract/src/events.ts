import { z } from 'zod'
import { channelSchema } from './posting/channels.ts'
import { batchSchema } from './posting/batches.ts'
import { postSchema } from './posting/posts.ts'
import { dataExportSchema } from './account/settings.ts'
import { uploadSchema } from './uploads.ts'
import { videoSchema } from './videos.ts'

/** What `GET /api/events` (text/event-stream) sends: the event's name and its JSON data. */
export const eventSchemas = {
  /** A video changed: the whole video as it is now. */
  video: videoSchema,
  /** A video was deleted. */
  video_deleted: z.object({ id: z.string() }),
  /** Videos or ideas were deleted together, or brought back: read them anew. */
  deletion: z.object({ id: z.string() }),
  /** The texts of an idea changed: read it anew. */
  idea: z.object({ id: z.string() }),
  /** A file that was sent is checked, became a video or was refused. */
  upload: uploadSchema,
  /** Something of a storyboard was made or failed: read it anew. */
  storyboard: z.object({ id: z.string() }),
  /** Pictures of a member of the cast were made, or ended: read the cast anew. */
  cast: z.object({ id: z.string() }),
  /** A recording was written down, or could not be: read your sounds anew. */
  sound: z.object({ id: z.string() }),
  /** An export goes on, is ready or failed. */
  export: dataExportSchema,
  /** A post changed: the whole post as it is now. */
  post: postSchema,
  /** A post was deleted. */
  post_deleted: z.object({ id: z.string() }),
  /** A batch goes on or is done. */
  batch: batchSchema,
  /** Every 25 seconds, so that a page notices a line that died. */
  heartbeat: z.object({}),
  /** A channel was connected or its health changed: the whole channel as it is now. */
  channel: channelSchema,
  /** A channel was given up. */
  channel_deleted: z.object({ id: z.string() }),
  /** Settings were changed: read the profile anew. */
  profile: z.object({}),
  /** The balance changed. */
  balance: z.object({ balance: z.number().int() }),
} as const
export type EventName = keyof typeof eventSchemas
export const EVENTS_PATH = '/api/events'
