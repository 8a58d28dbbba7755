import { z } from 'zod'
import { ASPECT_RATIOS, STYLE_IDS } from '@hookreel/film'
import { defineEndpoint } from '../endpoint.ts'
import { emptySchema, idParamsSchema, pageOf, pageQuerySchema } from '../pages.ts'
import { networkSchema, POST_ACTIONS, postOptionsSchema } from './post-options.ts'
import { videoStatusSchema } from '../videos.ts'
import { postTimeSchema, timeZoneSchema } from './post-times.ts'

/**
 * `unknown`: it may or may not be on the network, and no question answered which; it is never sent again by itself.
 * `in_inbox`: a TikTok draft has arrived in the app, where its owner finishes it; nobody else can see it.
 */
export const POST_STATUSES = [
  'draft',
  'scheduled',
  'uploading',
  'processing',
  'live',
  'in_inbox',
  'failed',
  'unknown',
] as const
export const postStatusSchema = z.enum(POST_STATUSES)
export type PostStatus = z.infer<typeof postStatusSchema>

export const postChannelSchema = z.object({
  id: z.string(),
  network: networkSchema,
  name: z.string(),
  username: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  /** False: it has to be reconnected before anything can be sent. */
  isConnected: z.boolean(),
})

const postVideoSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: videoStatusSchema,
  style: z.enum(STYLE_IDS),
  aspectRatio: z.enum(ASPECT_RATIOS),
  durationSeconds: z.number().nullable(),
  posterUrl: z.string().nullable(),
})

export const postFailureSchema = z.object({
  /** Stable; the network's own reason or one of ours. */
  code: z.string(),
  message: z.string(),
  /** The one thing that mends it. */
  action: z.enum(POST_ACTIONS),
  /** From when on trying again makes sense. */
  retryAt: z.iso.datetime().nullable(),
  at: z.iso.datetime(),
})
export type PostFailure = z.infer<typeof postFailureSchema>

export const postSchema = z.object({
  id: z.string(),
  status: postStatusSchema,
  network: networkSchema,
  /** Null when it was disconnected for good; the post stays. */
  channel: postChannelSchema.nullable(),
  /** Null when it was deleted; the post stays. */
  video: postVideoSchema.nullable(),
  /** What the post calls itself in lists: its caption or title, else the video's title. */
  title: z.string(),
  options: postOptionsSchema,
  /** When it is sent; with `scheduled` and null, as soon as its video is ready. */
  scheduledAt: z.iso.datetime().nullable(),
  /** IANA name of the zone it was planned in. */
  timeZone: z.string(),
  /** Its time has come, but its video is not finished. */
  isWaitingForVideo: z.boolean(),
  sentAt: z.iso.datetime().nullable(),
  liveAt: z.iso.datetime().nullable(),
  /** Address of the live post; networks may give it late or never. */
  link: z.string().nullable(),
  /** What its owner should know about it, for example that the network keeps it private. */
  note: z.string().nullable(),
  failure: postFailureSchema.nullable(),
  /** Its time passed while this server was off or its video was not ready: sent only when its owner says so. */
  isMissed: z.boolean(),
  figures: z
    .object({
      views: z.number().int(),
      likes: z.number().int(),
      comments: z.number().int(),
      takenAt: z.iso.datetime(),
    })
    .nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Post = z.infer<typeof postSchema>

export const POST_REFUSALS = [
  'post_not_sendable',
  'post_duplicate',
  'post_limit_reached',
  'post_time_passed',
  'slot_none_free',
  'channel_disconnected',
  'content_refused',
] as const

export const createPost = defineEndpoint({
  method: 'post',
  path: '/api/posts',
  scope: 'posts:write',
  summary:
    'Make a post of a video: as a draft, to be sent now, at a time or in the next free slot. One of a video that is still being made waits for it',
  body: z.object({
    videoId: z.string().min(1).max(64),
    channelId: z.string().min(1).max(64),
    options: postOptionsSchema,
    when: postTimeSchema,
    timeZone: timeZoneSchema.default('UTC'),
    /** Post it although this channel got this video within a day. */
    isRepeatMeant: z.boolean().default(false),
  }),
  output: postSchema,
  status: 201,
  errors: [
    'video_not_found',
    'video_not_postable',
    'channel_not_found',
    'options_of_other_network',
    'idempotency_conflict',
    'order_stopped',
    ...POST_REFUSALS,
  ],
})

export const listPosts = defineEndpoint({
  method: 'get',
  path: '/api/posts',
  scope: 'posts:read',
  summary: 'Your posts, newest first',
  query: pageQuerySchema.extend({
    videoId: z.string().max(64).optional(),
    channelId: z.string().max(64).optional(),
    status: postStatusSchema.or(z.literal('all')).default('all'),
  }),
  output: pageOf(postSchema),
  status: 200,
  errors: [],
})

export const getPost = defineEndpoint({
  method: 'get',
  path: '/api/posts/{id}',
  scope: 'posts:read',
  summary: 'One of your posts',
  params: idParamsSchema,
  output: postSchema,
  status: 200,
  errors: ['post_not_found'],
})

export const updatePost = defineEndpoint({
  method: 'patch',
  path: '/api/posts/{id}',
  scope: 'posts:write',
  summary: 'Change what a post says, when it is sent, or both; not one that is being sent or is live',
  params: idParamsSchema,
  body: z
    .object({ options: postOptionsSchema, when: postTimeSchema, timeZone: timeZoneSchema })
    .partial()
    .extend({
      isRepeatMeant: z.boolean().default(false),
      /**
       * What the change began from. Then only the options that differ from it are changed, the others stay as they are by now; and when
       * one of the changed ones is another by now, nothing is saved.
       */
      was: z
        .object({ options: postOptionsSchema, scheduledAt: z.iso.datetime().nullable() })
        .partial()
        .optional(),
    }),
  output: postSchema,
  status: 200,
  errors: [
    'post_not_found',
    'post_not_editable',
    'order_stopped',
    'changed_elsewhere',
    'options_of_other_network',
    ...POST_REFUSALS,
  ],
})

export const sendPost = defineEndpoint({
  method: 'post',
  path: '/api/posts/{id}/send',
  scope: 'posts:write',
  summary: 'Send a post now: a draft, a scheduled one, or one that failed',
  params: idParamsSchema,
  body: z.object({ isRepeatMeant: z.boolean().default(false) }),
  output: postSchema,
  status: 200,
  errors: ['post_not_found', 'post_not_editable', ...POST_REFUSALS],
})

export const cancelPost = defineEndpoint({
  method: 'post',
  path: '/api/posts/{id}/cancel',
  scope: 'posts:write',
  summary: 'Take a scheduled post out of the plan; it becomes a draft',
  params: idParamsSchema,
  output: postSchema,
  status: 200,
  errors: ['post_not_found', 'post_not_cancellable'],
})

export const checkPost = defineEndpoint({
  method: 'post',
  path: '/api/posts/{id}/check',
  scope: 'posts:write',
  summary: 'Ask the network again what became of a post; never sends it a second time',
  params: idParamsSchema,
  output: postSchema,
  status: 200,
  errors: ['post_not_found', 'post_not_checkable'],
})

export const deletePost = defineEndpoint({
  method: 'delete',
  path: '/api/posts/{id}',
  scope: 'posts:write',
  summary: 'Delete a post here; what is live stays on the network',
  params: idParamsSchema,
  output: emptySchema,
  status: 200,
  errors: ['post_not_found', 'post_under_way'],
})
