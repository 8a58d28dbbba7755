import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { NAME_MAX_CHARACTERS } from './limits.ts'
import { emptySchema, idParamsSchema } from './pages.ts'

/** A recorded voice, and music, that people send to be heard in their films. */
export const SOUND_KINDS = ['voice', 'music'] as const
export type SoundKind = (typeof SOUND_KINDS)[number]
/** A sound that a person sends, in whatever file: fifteen minutes of WAV in stereo are 173 MB. */
export const SOUND_MAX_BYTES = 200 * 1_048_576
export const SOUND_MAX_SECONDS = 900
/** Sounds of one account, of each kind. */
export const SOUNDS_MAX_COUNT = 200
/** Endings of the files that a page lets people choose; the server goes by the content. */
export const SOUND_ENDINGS = [
  ...['.wav', '.mp3', '.m4a', '.aac', '.ogg', '.oga', '.opus', '.flac', '.webm'],
  ...['.mp4', '.mov', '.avi', '.mkv'],
] as const

export const soundSchema = z.object({
  id: z.string(),
  kind: z.enum(SOUND_KINDS),
  name: z.string(),
  seconds: z.number(),
  sizeBytes: z.number().int(),
  /** Plays it, as it is kept; opens for an hour. */
  url: z.string(),
  createdAt: z.iso.datetime(),
})
export type Sound = z.infer<typeof soundSchema>

/** `POST` the bytes of a sound, or of a video whose sound is taken, here. */
export const SOUND_PATH = '/api/sounds/{kind}'
export const soundParamsSchema = z.object({ kind: z.enum(SOUND_KINDS) })
export const soundQuerySchema = z.object({
  /** To find it again; the file's name. */
  name: z.string().max(300).default(''),
  /** Whether a voice loses noise, hum and clicks. */
  clean: z.enum(['true', 'false']).default('true'),
})
export const SOUND_NAME_MAX_CHARACTERS = NAME_MAX_CHARACTERS

export const listSounds = defineEndpoint({
  method: 'get',
  path: '/api/sounds',
  scope: 'videos:read',
  summary: 'Your recordings and pieces of music, the newest first',
  query: z.object({ kind: z.enum(SOUND_KINDS).optional() }),
  output: z.object({ sounds: z.array(soundSchema) }),
  status: 200,
  errors: [],
})

export const deleteSound = defineEndpoint({
  method: 'delete',
  path: '/api/sounds/{id}',
  scope: 'videos:write',
  summary: 'Delete a recording or a piece of music; finished films keep what they have of it',
  params: idParamsSchema,
  output: emptySchema,
  status: 200,
  errors: ['sound_not_found'],
})
