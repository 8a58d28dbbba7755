import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { postOptionsSchema, TIKTOK_PRIVACY_LEVELS } from './post-options.ts'
import { postChannelSchema, postSchema } from './posts.ts'

/** `mend`: it is put right when the post is sent. `warn`: worth knowing. `stop`: it cannot be sent so. */
export const postCheckSchema = z.object({
  id: z.string(),
  level: z.enum(['ok', 'mend', 'warn', 'stop']),
  message: z.string(),
})
export type PostCheck = z.infer<typeof postCheckSchema>

export const getComposer = defineEndpoint({
  method: 'get',
  path: '/api/posts/composer',
  scope: 'posts:read',
  summary:
    'What a post of this video on this channel needs: who posts, what is allowed, and what stands in the way',
  query: z.object({ videoId: z.string().min(1).max(64), channelId: z.string().min(1).max(64) }),
  output: z.object({
    channel: postChannelSchema,
    creator: z.object({
      nickname: z.string(),
      username: z.string().nullable(),
      avatarUrl: z.string().nullable(),
      /** TikTok's, in its order; null on other networks. */
      privacyOptions: z.array(z.enum(TIKTOK_PRIVACY_LEVELS)).nullable(),
      isCommentOff: z.boolean(),
      isDuetOff: z.boolean(),
      isStitchOff: z.boolean(),
      maxSeconds: z.number().nullable(),
      /** Why this creator cannot post now, in words. */
      blocked: z.string().nullable(),
    }),
    rules: z.object({
      captionMax: z.number().int(),
      titleMax: z.number().int().nullable(),
      hashtagsMax: z.number().int().nullable(),
      mentionsMax: z.number().int().nullable(),
      minSeconds: z.number(),
      maxSeconds: z.number(),
      dailyMax: z.number().int().nullable(),
      /** Posts that still go out there today; null where there is no limit. */
      leftToday: z.number().int().nullable(),
    }),
    /** The pre-flight: the film held against the network's rules. */
    checks: z.array(postCheckSchema),
    /** What the film itself says of the network's AI label: what is sent unless the post says otherwise. */
    aiLabel: z.object({ isOn: z.boolean(), reason: z.string() }),
    /** Editable beginnings, from the video and its idea. */
    suggestion: postOptionsSchema,
    /** Posts of this video on this channel, newest first. */
    posts: z.array(postSchema),
  }),
  status: 200,
  errors: ['video_not_found', 'channel_not_found', 'channel_disconnected', 'network_unavailable'],
})
export type ComposerData = z.infer<typeof getComposer.output>
