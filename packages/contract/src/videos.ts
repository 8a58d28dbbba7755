import { z } from 'zod'
import { FILM_STEPS, filmSpecSchema, SAYING_MAX, sayingSchema, STYLE_IDS } from '@hookreel/film'
import { workSchema } from './credit.ts'
import { defineEndpoint } from './endpoint.ts'
import { askedFilmSchema } from './films/film-spec.ts'
import { durationSchema } from './ideas.ts'
import {
  SCRIPT_MAX_CHARACTERS,
  SEARCH_MAX_CHARACTERS,
  TEXT_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
} from './limits.ts'
import { emptySchema, idParamsSchema, pageOf, pageQuerySchema } from './pages.ts'

export const VIDEO_STATUSES = [
  'queued',
  'processing',
  'generated',
  'completed',
  'published',
  'failed',
] as const
export const videoStatusSchema = z.enum(VIDEO_STATUSES)
export type VideoStatus = z.infer<typeof videoStatusSchema>

export const progressSchema = z.object({
  step: z.enum(FILM_STEPS),
  percent: z.number().min(0).max(100),
  remainingSeconds: z.number().nullable(),
  /** A signed address of a small picture of every scene, null until it is drawn; empty before they are planned. */
  scenes: z.array(z.string().nullable()).default([]),
  /** So many seconds from the start can be watched, with their sound once that is mixed; null before the first stretch is there. */
  rushes: z.object({ seconds: z.number(), hasSound: z.boolean() }).nullable().default(null),
})

/** `code` is stable, `message` is for people. A cancelled video ends `failed` with the code `cancelled`. */
export const failureSchema = z.object({
  code: z.enum([
    'cancelled',
    'interrupted',
    'ffmpeg_missing',
    'check_failed',
    // Until 2026 a script that did not fit was refused; old videos still say so.
    'script_length',
    'translation_failed',
    'voice_failed',
    'picture_failed',
    'music_failed',
    'render_failed',
    'storage_failed',
    'disk_full',
  ]),
  message: z.string(),
  at: z.iso.datetime(),
})
export type VideoFailure = z.infer<typeof failureSchema>

export const videoSchema = z.object({
  id: z.string(),
  ideaId: z.string().nullable(),
  title: z.string(),
  description: z.string().nullable(),
  ...filmSpecSchema.shape,
  voiceName: z.string(),
  /** Works of others that are seen and heard in the film, and their terms; empty until it is finished. */
  works: z.array(workSchema),
  status: videoStatusSchema,
  progress: progressSchema.nullable(),
  failure: failureSchema.nullable(),
  /** Of a film that was sent here finished, in pixels; its script, style and voice then say nothing. Null when made here. */
  upload: z.object({ fileName: z.string(), width: z.number().int(), height: z.number().int() }).nullable(),
  /** What was held for it; captured when it completes, given back when it fails. */
  credits: z.number().int(),
  estimatedSeconds: z.number().nullable(),
  /** Real length of the finished file. */
  durationSeconds: z.number().nullable(),
  /** How long the film will probably be, while it waits or is made. */
  plannedSeconds: z.number().optional(),
  fileSize: z.number().int().nullable(),
  viewCount: z.number().int(),
  downloadCount: z.number().int(),
  /** Shown on the owner's public page, while there is one. */
  isOnProfile: z.boolean(),
  /** Its owner wants it kept, whatever its age. */
  isKept: z.boolean(),
  /** The finished video that it is a change of, while that is there. */
  changeOf: z.string().nullable(),
  /** Of a version in another language: which one, and whether its words are being translated still; null for all others. */
  language: z.object({ name: z.string(), isTranslating: z.boolean() }).nullable(),
  /** When it will be deleted for its age, if that is near: its owner was told. */
  deleteAfter: z.iso.datetime().nullable(),
  /** Signed address of the poster picture, or null before there is one. */
  posterUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Video = z.infer<typeof videoSchema>

/** Header that makes a repeated order answer with the first one's video instead of making a second. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

export const createVideo = defineEndpoint({
  method: 'post',
  path: '/api/videos',
  scope: 'videos:write',
  summary: 'Order a video; holds its price',
  body: z.object({
    ideaId: z.string().max(64).optional(),
    title: z.string().trim().max(TITLE_MAX_CHARACTERS).optional(),
    ...askedFilmSchema.shape,
    /** The film is made from this storyboard's scenes; `script` is then replaced by their narration. */
    storyboardId: z.string().max(64).optional(),
    /** A finished video of yours that this one changes: what is the same is taken from it and costs nothing. */
    changeOf: z.string().max(64).optional(),
    /** The price that was shown: an order that would take more is refused, with its price in `details.credits`. */
    atMostCredits: z.number().int().min(0).optional(),
  }),
  output: videoSchema,
  status: 201,
  errors: [
    'order_stopped',
    'price_changed',
    'insufficient_credits',
    'idea_not_found',
    'video_not_found',
    'video_not_ready',
    'storyboard_not_found',
    'sound_not_found',
    'voice_unknown',
    'voices_too_many',
    'pictures_unavailable',
    'script_unspeakable',
    'script_blank',
    'content_refused',
    'idempotency_conflict',
    'storage_full',
  ],
})

/** How long a film becomes and what it costs, before it is ordered. */
export const lengthEstimateSchema = z.object({
  /** About so long. */
  seconds: z.number().int(),
  /** Whether that is the length that was asked for; if not, the film is as long as its script. */
  isAsked: z.boolean(),
  /**
   * What to know before the order: why it is shorter or longer, and what would change that, or that the voice speaks another language
   * than the script; null when there is nothing.
   */
  message: z.string().nullable(),
  /** The length in seconds that the script comes nearest to, where it comes near one. */
  nearest: z.number().int().nullable(),
  /** What ordering it holds. */
  credits: z.number().int(),
  /** Of a change: how many scenes are made anew, one that is told for long counted as several; null when all of the film is. */
  newScenes: z.number().int().nullable(),
  /** Of a change: it would make the very film again. */
  isUnchanged: z.boolean(),
})
export type LengthEstimate = z.infer<typeof lengthEstimateSchema>

export const estimateVideo = defineEndpoint({
  method: 'post',
  path: '/api/videos/estimate',
  scope: 'videos:read',
  summary: 'How long the film of a script becomes and what it costs; nothing is ordered',
  body: z.object({
    script: z.string().trim().max(SCRIPT_MAX_CHARACTERS),
    voiceId: z.string().max(100).default(''),
    duration: durationSchema,
    /** How words of this film are said, before those of the person's own list. */
    sayings: z.array(sayingSchema).max(SAYING_MAX.count).default([]),
    /** The storyboard that it would be ordered from: slow scenes and pauses make a film longer. */
    storyboardId: z.string().max(64).optional(),
    /** Of a change of a finished video, as it would be ordered. */
    change: z
      .object({
        of: z.string().max(64),
        storyboardId: z.string().max(64).optional(),
        ...askedFilmSchema.omit({ script: true, voiceId: true, duration: true, format: true }).shape,
      })
      .optional(),
  }),
  output: lengthEstimateSchema,
  status: 200,
  errors: ['video_not_found', 'video_not_ready', 'storyboard_not_found'],
})

export const VIDEO_SORTS = ['created', 'title', 'length', 'size', 'views'] as const

export const listVideos = defineEndpoint({
  method: 'get',
  path: '/api/videos',
  scope: 'videos:read',
  summary: 'List your videos, newest first unless asked otherwise',
  query: pageQuerySchema.extend({
    /** Words to look for in titles, descriptions and scripts; all of them must occur, the first eight count. */
    search: z.string().trim().max(SEARCH_MAX_CHARACTERS).default(''),
    /** `failed`: without those that you cancelled, which are `cancelled`. */
    status: videoStatusSchema.or(z.enum(['cancelled', 'all'])).default('all'),
    /** `uploaded`: those that were not made here. */
    style: z.enum([...STYLE_IDS, 'uploaded', 'all']).default('all'),
    sort: z.enum(VIDEO_SORTS).default('created'),
    direction: z.enum(['ascending', 'descending']).default('descending'),
  }),
  output: pageOf(videoSchema),
  status: 200,
  errors: [],
})

export const getVideo = defineEndpoint({
  method: 'get',
  path: '/api/videos/{id}',
  scope: 'videos:read',
  summary: 'Read one of your videos',
  params: idParamsSchema,
  output: videoSchema,
  status: 200,
  errors: ['video_not_found'],
})

export const updateVideo = defineEndpoint({
  method: 'patch',
  path: '/api/videos/{id}',
  scope: 'videos:write',
  summary:
    'Change title or description of one of your videos, whether your public page shows it, or whether it is kept whatever its age',
  params: idParamsSchema,
  body: z.object({
    title: z.string().trim().min(1).max(TITLE_MAX_CHARACTERS).optional(),
    description: z.string().max(TEXT_MAX_CHARACTERS).nullable().optional(),
    isOnProfile: z.boolean().optional(),
    isKept: z.boolean().optional(),
    /** The given texts as they were before the change: when one is another by now, nothing is saved. */
    was: z.object({ title: z.string().optional(), description: z.string().nullable().optional() }).optional(),
  }),
  output: videoSchema,
  status: 200,
  errors: ['video_not_found', 'changed_elsewhere', 'content_refused'],
})

export const deleteVideo = defineEndpoint({
  method: 'delete',
  path: '/api/videos/{id}',
  scope: 'videos:write',
  summary: 'Delete one of your videos and its files',
  params: idParamsSchema,
  output: emptySchema,
  status: 200,
  errors: ['video_not_found', 'video_in_progress'],
})

export const cancelVideo = defineEndpoint({
  method: 'post',
  path: '/api/videos/{id}/cancel',
  scope: 'videos:write',
  summary: 'Stop making a video; its credits come back',
  params: idParamsSchema,
  output: videoSchema,
  status: 200,
  errors: ['video_not_found', 'video_not_cancellable'],
})

export const getVideoFile = defineEndpoint({
  method: 'get',
  path: '/api/videos/{id}/file',
  scope: 'videos:read',
  summary: 'A signed address of the finished film, playable and seekable for an hour',
  params: idParamsSchema,
  query: z.object({ download: z.enum(['true', 'false']).default('false') }),
  output: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
  status: 200,
  errors: ['video_not_found', 'video_not_ready', 'download_preparing', 'rate_limited'],
})

export const listRushes = defineEndpoint({
  method: 'get',
  path: '/api/videos/{id}/rushes',
  scope: 'videos:read',
  summary: 'What can be watched of a film in the making: stretches from its start on, and its sound',
  params: idParamsSchema,
  output: z.object({
    /** Of the whole film; null before the first stretch is there, and when it is not being made. */
    seconds: z.number().nullable(),
    /** Signed addresses of MP4 fragments without sound, each of which begins at 0. */
    stretches: z.array(z.object({ fromSeconds: z.number(), toSeconds: z.number(), url: z.string() })),
    /** Signed address of MP4 fragments of all of the sound; null until it is mixed. */
    soundUrl: z.string().nullable(),
  }),
  status: 200,
  errors: ['video_not_found'],
})

/** Sends a browser tab on to the finished film itself; everything else that may be asked answers JSON. */
export const WATCH_PATH = '/api/videos/{id}/watch'

export const SUBTITLE_FORMATS = ['srt', 'vtt'] as const
/** Answers the subtitles of a finished film as a file; everything else that may be asked answers JSON. */
export const SUBTITLES_PATH = '/api/videos/{id}/subtitles'
export const subtitlesQuerySchema = z.object({ format: z.enum(SUBTITLE_FORMATS).default('srt') })
export type SubtitleFormat = (typeof SUBTITLE_FORMATS)[number]
