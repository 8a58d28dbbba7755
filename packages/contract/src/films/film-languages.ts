import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { SCENES_MAX_COUNT, SCRIPT_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '../limits.ts'
import { idParamsSchema } from '../pages.ts'
import { videoSchema, videoStatusSchema } from '../videos.ts'

/** How many words may be kept as they are, and how long each may be. */
export const GLOSSARY_MAX = { words: 50, characters: 60 }

const versionSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Its English name; null: nobody said, and it is not plain to see. */
  language: z.string().nullable(),
  status: videoStatusSchema,
})

export const listFilmLanguages = defineEndpoint({
  method: 'get',
  path: '/api/videos/{id}/languages',
  scope: 'videos:read',
  summary:
    'The versions of a finished video in other languages, and in which others it can be had for how much',
  params: idParamsSchema,
  output: z.object({
    /** The video that was told first, when this one is a version of it that still is there. */
    first: versionSchema.nullable(),
    /** The other versions, oldest first. */
    versions: z.array(versionSchema),
    /** The language that it is in now; null where that is not plain to see. */
    language: z.string().nullable(),
    /** All others that it can be put into, whether a voice here speaks them or not. */
    languages: z.array(z.string()),
    /** Who speaks which of them. */
    voices: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** As the voice itself says it: "Portuguese (Brazil)". */
        language: z.string(),
        /** Its own language first. */
        speaks: z.array(z.string()),
        gender: z.string(),
        service: z.string().nullable(),
      }),
    ),
    /** Whether a service that writes is there to translate. */
    canTranslate: z.boolean(),
    /** What each of them holds. */
    credits: z.number().int(),
    /** What is said, scene by scene: who translates it writes as many. */
    narrations: z.array(z.string()),
  }),
  status: 200,
  errors: ['video_not_found', 'video_not_ready'],
})
export type FilmLanguages = z.infer<typeof listFilmLanguages.output>

export const createFilmLanguage = defineEndpoint({
  method: 'post',
  path: '/api/videos/{id}/languages',
  scope: 'videos:write',
  summary: 'Order a finished video in another language, with the same pictures; holds its price',
  params: idParamsSchema,
  body: z.object({
    /** Its English name: `Spanish`. */
    language: z.string().trim().min(2, 'Select a language.').max(60),
    /** A voice that speaks it, or `none` for a film of words and music. */
    voiceId: z.string().min(1, 'Please select a voice to continue').max(100),
    /** Words that are not translated. */
    glossary: z
      .array(z.string().trim().min(1).max(GLOSSARY_MAX.characters))
      .max(GLOSSARY_MAX.words)
      .default([]),
    /** One's own translation, one text for each scene; left out, a service that writes translates. */
    narrations: z
      .array(z.string().trim().min(1).max(SCRIPT_MAX_CHARACTERS))
      .min(1)
      .max(SCENES_MAX_COUNT)
      .optional(),
    /** With one's own translation: what the version is called; left out, as the first one with its language. */
    title: z.string().trim().min(1).max(TITLE_MAX_CHARACTERS).optional(),
  }),
  output: videoSchema,
  status: 201,
  errors: [
    'video_not_found',
    'video_not_ready',
    'video_not_kept',
    'sound_not_found',
    'order_stopped',
    'insufficient_credits',
    'translation_unavailable',
    'voice_unknown',
    'script_unspeakable',
    'script_blank',
    'content_refused',
    'idempotency_conflict',
    'storage_full',
  ],
})
