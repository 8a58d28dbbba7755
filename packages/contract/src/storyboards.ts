import { z } from 'zod'
import {
  ACT_MOVES,
  avoidsSchema,
  CAST_KINDS,
  deliverySchema,
  filmPartSchema,
  focusSchema,
  previewSpecSchema,
  sayingSchema,
  speakerVoiceSchema,
} from '@hookreel/film'
import { workSchema } from './credit.ts'
import { defineEndpoint } from './endpoint.ts'
import { askedFilmSchema } from './films/film-spec.ts'
import {
  PICTURE_MAX_CHARACTERS,
  SCENES_MAX_COUNT,
  SCRIPT_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
} from './limits.ts'
import { idParamsSchema } from './pages.ts'

export const STORYBOARD_STATUSES = ['making', 'ready', 'stopped', 'failed'] as const
export type StoryboardStatus = (typeof STORYBOARD_STATUSES)[number]

const seedSchema = z.number().int().min(0).max(0xffff_ffff)

/** A drawn picture: its layers from the back to the front, each with the name of its image among the storyboard's `files`. */
const pictureSchema = z.object({
  layers: z
    .array(
      z.object({
        name: z.string(),
        depth: z.number().nullable(),
        blend: z.enum(['normal', 'add']),
        opaque: z.boolean(),
        motion: z.enum(['none', 'bob', 'sway', 'rise', 'pop', 'stamp', 'slide']),
        /** When a layer of words is seen. */
        cue: z
          .object({
            page: z.number().int(),
            says: z.string(),
            starts: z.number().int().optional(),
            lit: z.enum(['now', 'kept']).optional(),
            isResting: z.boolean().optional(),
          })
          .optional(),
        /** What happens to the layer when a word is heard. */
        act: z
          .object({
            when: z.enum(['before', 'after', 'through']),
            move: z.enum(ACT_MOVES),
            says: z.string(),
            order: z.number().int(),
          })
          .optional(),
        box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
        file: z.string(),
        /** What moves in place of the image: an MP4 among `files`, with so many frames. */
        clip: z.object({ file: z.string(), frameCount: z.number().int() }).optional(),
      }),
    )
    .readonly(),
  seed: z.number(),
  kind: z.enum(['scene', 'type']),
  environment: z.string(),
  subjects: z.array(z.string()).readonly(),
  /** What a service was told to show. */
  description: z.string().optional(),
  credits: z.array(workSchema).readonly(),
  /** Of a photo or clip that fills the frame: the middle of the part that is shown. */
  focus: focusSchema.optional(),
  /** The photo or clip that was found or made for it, among `files`: of it, too, can be chosen what is shown. */
  whole: z.string().optional(),
  /** The model that made it move. */
  movedBy: filmPartSchema.pick({ origin: true, maker: true, model: true }).optional(),
})

const boardSceneSchema = z.object({
  id: z.string(),
  narration: z.string(),
  /** Another seed is another picture. */
  seed: seedSchema,
  /** What its picture does not show: pages of pictures, drawn things; `*photo`: it is drawn; `*drawing`: it has words alone. */
  avoids: z.array(z.string()),
  /** Name of the person's own picture or clip, or null when the scene is drawn. */
  upload: z.string().nullable(),
  /** The point of the picture or clip that its film shows: of the person's own, or of one that was found or made for it (`picture.whole`); null: what stands out is found. */
  focus: focusSchema.nullable(),
  /** Whether there is anything to hear in the person's own clip; null: it is none. */
  clip: z.object({ hasSound: z.boolean() }).nullable(),
  /** Whether the clip's own sound is heard in the film. */
  keepsSound: z.boolean(),
  /** What the picture shall show, in the person's own words; null leaves it to what is spoken. */
  description: z.string().nullable(),
  /** Whether its film has a model make its picture move. */
  moves: z.boolean(),
  /** How it is said. */
  delivery: deliverySchema,
  /** Ids of those of the cast whom its picture shows. */
  cast: z.array(z.string()),
  /** What the service takes to make it move, in millionths of a US dollar; null: it moves already, has words or figures, or nothing here makes it move. */
  moveMicrodollars: z.number().nullable(),
  /** Null while it is being drawn. */
  picture: pictureSchema.nullable(),
})
export type BoardScene = z.infer<typeof boardSceneSchema>

const spokenSchema = z.object({
  /** Signed address of the voice alone: a WAV as long as the film. */
  url: z.string(),
  seconds: z.number(),
  words: z.array(z.object({ text: z.string(), startSeconds: z.number(), endSeconds: z.number() })).readonly(),
  /** When each scene is spoken, in order. A scene without a word to speak is missing. */
  scenes: z.array(z.object({ id: z.string(), startSeconds: z.number(), endSeconds: z.number() })).readonly(),
  /** The words do not fill the chosen length: the nearest one that they fill, if there is one. */
  problem: z.object({ message: z.string(), nearest: z.number().nullable() }).nullable(),
})

/** A film before it is ordered: its scenes, its voice and, as they are drawn, its pictures. */
export const storyboardSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** The narration of all scenes joined. */
  script: z.string(),
  ...previewSpecSchema.shape,
  seed: seedSchema,
  /** How words are said in this film alone. */
  sayings: z.array(sayingSchema),
  /** The voices chosen for names that begin lines; other names have one that differs. */
  speakers: z.array(speakerVoiceSchema),
  /** Whom of your cast it shows: those whom its title and its words call. */
  cast: z.array(z.object({ id: z.string(), name: z.string(), kind: z.enum(CAST_KINDS) })),
  /** Ids of those whom it does not show, even where they are named. */
  castOff: z.array(z.string()),
  status: z.enum(STORYBOARD_STATUSES),
  failure: z.string().nullable(),
  /** The size its pictures are drawn for. */
  frameSize: z.object({ width: z.number().int(), height: z.number().int() }),
  /** Null until the whole script is spoken. */
  voice: spokenSchema.nullable(),
  scenes: z.array(boardSceneSchema),
  /** Who makes pictures move here, when the film is made; null: no such service is connected. */
  moving: z.object({ service: z.string(), model: z.string() }).nullable(),
  /** Signed address of every layer's image, and of each picture or clip of the person's own as it was sent. */
  files: z.record(z.string(), z.string()),
  /** Deleted after that unless it is changed before. */
  expiresAt: z.iso.datetime(),
})
export type Storyboard = z.infer<typeof storyboardSchema>

const orderFields = {
  title: z.string().trim().max(TITLE_MAX_CHARACTERS),
  script: askedFilmSchema.shape.script,
  ...previewSpecSchema.shape,
  style: askedFilmSchema.shape.style,
  voiceId: askedFilmSchema.shape.voiceId,
}

const REFUSALS = [
  'voice_unknown',
  'voices_too_many',
  'sound_not_found',
  'pictures_unavailable',
  'script_unspeakable',
  'script_blank',
  'scenes_too_many',
  'content_refused',
  'storage_full',
] as const

export const createStoryboard = defineEndpoint({
  method: 'post',
  path: '/api/storyboards',
  scope: 'videos:write',
  summary: 'Plan, speak and draw a film as a preview; costs nothing',
  body: z.object({
    ...orderFields,
    title: orderFields.title.default(''),
    pictures: orderFields.pictures.default('drawn'),
    sayings: orderFields.sayings.default([]),
    speakers: orderFields.speakers.default([]),
    castOff: orderFields.castOff.default([]),
  }),
  output: storyboardSchema,
  status: 201,
  errors: [...REFUSALS],
})

/** What AI services take for what a preview, or the film of it, still lacks. In millionths of a US dollar. */
export const spendingEstimateSchema = z.object({
  /** About so much; 0 when all of it is made here. */
  microdollars: z.number(),
  /** For one more picture. */
  pictureMicrodollars: z.number(),
  /** For a thousand characters that are spoken. */
  speechMicrodollars: z.number(),
  /** What your previews may still cost today. */
  leftMicrodollars: z.number(),
})
export type SpendingEstimate = z.infer<typeof spendingEstimateSchema>

export const estimateStoryboard = defineEndpoint({
  method: 'post',
  path: '/api/storyboards/estimate',
  scope: 'videos:write',
  summary: 'What AI services would take for a preview, or for bringing one of yours up to these choices',
  body: z.object({
    ...orderFields,
    pictures: orderFields.pictures.default('drawn'),
    title: orderFields.title.default(''),
    sayings: orderFields.sayings.default([]),
    speakers: orderFields.speakers.default([]),
    castOff: orderFields.castOff.default([]),
    storyboardId: idParamsSchema.shape.id.optional(),
  }),
  output: spendingEstimateSchema,
  status: 200,
  errors: ['storyboard_not_found', 'script_unspeakable', 'scenes_too_many'],
})

export const openStoryboard = defineEndpoint({
  method: 'post',
  path: '/api/videos/{id}/storyboard',
  scope: 'videos:write',
  summary: 'The storyboard of a finished video with everything as it was, to change it; costs nothing',
  params: idParamsSchema,
  output: storyboardSchema,
  status: 200,
  errors: ['video_not_found', 'video_not_ready', ...REFUSALS],
})

export const getStoryboard = defineEndpoint({
  method: 'get',
  path: '/api/storyboards/{id}',
  scope: 'videos:read',
  summary: 'Read one of your storyboards as far as it is made',
  params: idParamsSchema,
  output: storyboardSchema,
  status: 200,
  errors: ['storyboard_not_found'],
})

const wantedScenesSchema = z
  .array(
    z.object({
      id: z.string().max(64),
      narration: z.string().trim().min(1, 'A scene needs words.').max(SCRIPT_MAX_CHARACTERS),
      seed: seedSchema,
      /** Left out, it stays as it is as long as what is shown is told by the same words. */
      avoids: avoidsSchema.optional(),
      upload: z.string().max(100).nullable(),
      /** The point of that picture or clip that is shown; null: what stands out. Left out, it stays as it is as long as the picture does. */
      focus: focusSchema.nullable().optional(),
      /** Left out, it stays as it is. */
      description: z.string().trim().max(PICTURE_MAX_CHARACTERS).nullable().optional(),
      /** Whether a model makes its picture move when the film is made. Left out, it stays as it is. */
      moves: z.boolean().optional(),
      /** Whether the sound of a clip of one's own is heard under the voice. Left out, it stays as it is. */
      keepsSound: z.boolean().optional(),
      /** How it is said. Stresses on words that its narration does not have are dropped. Left out, it stays as it is. */
      delivery: deliverySchema.optional(),
    }),
  )
  .min(1, 'A film needs at least one scene.')
  .max(SCENES_MAX_COUNT)

export const updateStoryboard = defineEndpoint({
  method: 'patch',
  path: '/api/storyboards/{id}',
  scope: 'videos:write',
  summary: 'Change a storyboard: only what the change touches is made anew',
  params: idParamsSchema,
  body: z
    .object({
      ...orderFields,
      /** All scenes as they shall be, in order: known ones by their ids, also those that were dropped before. */
      scenes: wantedScenesSchema,
      /**
       * What the change began from. Then only what differs from it is changed, the rest stays as it is by now; and when some of
       * that is another by now, nothing is saved.
       */
      was: z.object({ scenes: wantedScenesSchema, script: orderFields.script }).partial(),
    })
    .partial()
    .refine((change) => change.script === undefined || change.scenes === undefined, {
      message: 'Send the script or the scenes.',
      path: ['scenes'],
    }),
  output: storyboardSchema,
  status: 200,
  errors: ['storyboard_not_found', 'scene_not_found', 'changed_elsewhere', ...REFUSALS],
})

export const makeStoryboard = defineEndpoint({
  method: 'post',
  path: '/api/storyboards/{id}/make',
  scope: 'videos:write',
  summary: 'Go on making a storyboard that was stopped or failed',
  params: idParamsSchema,
  output: storyboardSchema,
  status: 200,
  errors: ['storyboard_not_found', 'storage_full'],
})

export const stopStoryboard = defineEndpoint({
  method: 'post',
  path: '/api/storyboards/{id}/stop',
  scope: 'videos:write',
  summary: 'Stop making a storyboard; what is made stays',
  params: idParamsSchema,
  output: storyboardSchema,
  status: 200,
  errors: ['storyboard_not_found'],
})

/** `POST` the bytes of a PNG, JPEG or WebP, or of a clip (MP4, MOV, AVI or WebM), here; the answer names it for a scene's `upload`. */
export const UPLOAD_PATH = '/api/storyboards/{id}/pictures'
export const uploadedSchema = z.object({ upload: z.string() })
