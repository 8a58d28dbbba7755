import { z } from 'zod'
import type { Credit, PartMaker } from '@hookreel/film'
import { defineEndpoint } from './endpoint.ts'
import { NAME_MAX_CHARACTERS } from './limits.ts'
import { emptySchema, idParamsSchema } from './pages.ts'

/** A recorded voice, and music, that people send to be heard in their films. */
export const SOUND_KINDS = ['voice', 'music'] as const
export type SoundKind = (typeof SOUND_KINDS)[number]
/** A sound that a person sends, in whatever file: fifteen minutes of WAV in stereo are 173 MB. */
export const SOUND_MAX_BYTES = 200 * 1_048_576
export const SOUND_MAX_SECONDS = 900
/** The longest script is said in so long, at 145 words a minute: what is longer may not fit. */
export const SCRIPT_USUAL_SECONDS = 270
/** Said in longer, it would have 80 words a minute, fewer than anybody narrates with: such a recording is not written down as a script. */
export const TRANSCRIPT_MAX_SECONDS = 480
/** Sounds of one account, of each kind. */
export const SOUNDS_MAX_COUNT = 200
/** Endings of the files that a page lets people choose; the server goes by the content. */
export const SOUND_ENDINGS = [
  ...['.wav', '.mp3', '.m4a', '.aac', '.ogg', '.oga', '.opus', '.flac', '.webm'],
  ...['.mp4', '.mov', '.avi', '.mkv'],
] as const

/** Creative Commons licences under which music may be cut, mixed with a voice and shown in a film that others earn with. */
export const COMMONS_LICENCES = ['CC BY 4.0', 'CC BY 3.0', 'CC0 1.0'] as const
const COMMONS_ADDRESSES: Readonly<Record<(typeof COMMONS_LICENCES)[number], string>> = {
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC BY 3.0': 'https://creativecommons.org/licenses/by/3.0/',
  'CC0 1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
}

const commonsTerms = z.object({
  whose: z.literal('commons'),
  licence: z.enum(COMMONS_LICENCES),
  author: z.string().trim().min(1, 'Say who made it.').max(120),
  /** The page that offers it. */
  address: z.httpUrl('Paste the address of its page.').max(500),
})

/** Whose a piece of music is, as its sender says: their own, licensed to them, or anybody's on Creative Commons terms. */
export const musicTermsSchema = z.discriminatedUnion('whose', [
  z.object({ whose: z.literal('mine') }),
  z.object({
    whose: z.literal('licensed'),
    /** How it may be used, in the words of the licence: "Epidemic Sound, subscription 2026". */
    licence: z.string().trim().min(1, 'Say which licence you have.').max(200),
    author: z.string().trim().min(1, 'Say who made it.').max(120),
  }),
  commonsTerms,
])
export type MusicTerms = z.infer<typeof musicTermsSchema>

/** The same as it is kept: a piece that was found here has the proof of its terms. */
const keptTermsSchema = z.discriminatedUnion('whose', [
  musicTermsSchema.options[0],
  musicTermsSchema.options[1],
  commonsTerms.extend({
    /** Of a piece that was found here: where, when, and what was said of its terms then. */
    proof: z
      .object({
        collection: z.string().max(100),
        id: z.string().max(100),
        said: z.record(z.string(), z.unknown()),
        at: z.iso.datetime(),
      })
      .optional(),
  }),
])
export type KeptTerms = z.infer<typeof keptTermsSchema>

/** What a film that plays a piece names: nothing for the person's own, no matter who made it otherwise. */
export function creditMusic(name: string, terms: KeptTerms | null): Credit[] {
  if (!terms || terms.whose === 'mine') return []
  const { author, licence } = terms
  const title = name.replace(/\.\w{2,4}$/, '')
  if (terms.whose === 'licensed') return [{ work: title, author, licence, isOwed: true, isMusic: true }]
  return [
    {
      ...{ work: terms.address, title, author, licence, isMusic: true },
      licenceAddress: COMMONS_ADDRESSES[terms.licence],
      isOwed: terms.licence !== 'CC0 1.0',
      ...(terms.proof && { source: terms.proof.collection, readOn: terms.proof.at.slice(0, 10) }),
    },
  ]
}

/** Whose part of a film a piece is: what is on Creative Commons terms was made by people who offer it to all. */
export function makerOfMusic(terms: MusicTerms | null): PartMaker {
  const origin = terms?.whose === 'commons' ? 'library' : 'own'
  return { origin, maker: null, model: null }
}

/** What is said in a recording, written down by a service. */
const transcriptSchema = z.object({
  state: z.enum(['waiting', 'done', 'failed']),
  /** The words, to be read over before they are a script; null until they are there, and in a list. */
  text: z.string().nullable(),
  /** Who wrote it down. */
  service: z.string().nullable(),
  /** Why it failed; its credit came back. */
  message: z.string().nullable(),
})

export const soundSchema = z.object({
  id: z.string(),
  kind: z.enum(SOUND_KINDS),
  /** Chosen as the voice of a film, a recording has this id; null for music. */
  voiceId: z.string().nullable(),
  name: z.string(),
  seconds: z.number(),
  sizeBytes: z.number().int(),
  /** Plays it, as it is kept; opens for an hour. */
  url: z.string(),
  /** Of music. */
  terms: keptTermsSchema.nullable(),
  /** Of a voice whose words were ordered. */
  transcript: transcriptSchema.nullable(),
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
  /** Whether no pause of a voice is longer than 0.6 seconds. */
  shorten: z.enum(['true', 'false']).default('false'),
  /** Of music, which nobody takes without: whose it is, and what that asks for. */
  whose: z.enum(['mine', 'licensed', 'commons']).optional(),
  licence: z.string().max(200).optional(),
  author: z.string().max(120).optional(),
  address: z.string().max(500).optional(),
})
export const SOUND_NAME_MAX_CHARACTERS = NAME_MAX_CHARACTERS

export const listSounds = defineEndpoint({
  method: 'get',
  path: '/api/sounds',
  scope: 'videos:read',
  summary: 'Your recordings and pieces of music, the newest first, without what is said in them',
  query: z.object({ kind: z.enum(SOUND_KINDS).optional() }),
  output: z.object({
    sounds: z.array(soundSchema),
    /** Who writes recordings down here, what one costs you in credits, and what a minute takes at the service; null where nobody does. */
    transcription: z
      .object({ service: z.string(), credits: z.number().int(), microdollarsAMinute: z.number() })
      .nullable(),
  }),
  status: 200,
  errors: [],
})

export const getSound = defineEndpoint({
  method: 'get',
  path: '/api/sounds/{id}',
  scope: 'videos:read',
  summary: 'A recording or a piece of music, with what is said in it where that was written down',
  params: idParamsSchema,
  output: soundSchema,
  status: 200,
  errors: ['sound_not_found'],
})

export const updateSound = defineEndpoint({
  method: 'patch',
  path: '/api/sounds/{id}',
  scope: 'videos:write',
  summary: 'Give a recording or a piece of music another name',
  params: idParamsSchema,
  body: z.object({ name: z.string().trim().min(1, 'Give it a name.').max(NAME_MAX_CHARACTERS) }),
  output: soundSchema,
  status: 200,
  errors: ['sound_not_found', 'content_refused'],
})

export const deleteSound = defineEndpoint({
  method: 'delete',
  path: '/api/sounds/{id}',
  scope: 'videos:write',
  summary: 'Delete a recording or a piece of music; finished films keep what they have of it',
  params: idParamsSchema,
  output: emptySchema,
  status: 200,
  errors: ['sound_not_found', 'sound_in_use'],
})

export const orderTranscript = defineEndpoint({
  method: 'post',
  path: '/api/sounds/{id}/transcript',
  scope: 'videos:write',
  summary: 'Have a recording written down, once; the text comes with the sound, to be read over as a script',
  params: idParamsSchema,
  /** The price that was shown. */
  body: z.object({ credits: z.number().int() }),
  output: soundSchema,
  status: 201,
  errors: [
    'sound_not_found',
    'recording_too_long',
    'transcription_unavailable',
    'price_changed',
    'insufficient_credits',
  ],
})

export const stopTranscript = defineEndpoint({
  method: 'post',
  path: '/api/sounds/{id}/transcript/stop',
  scope: 'videos:write',
  summary:
    'Take back that a recording is written down, while no service has it; one that has it is waited for and paid',
  params: idParamsSchema,
  output: soundSchema,
  status: 200,
  errors: ['sound_not_found'],
})

/** A piece of free music, or a sound, that may be used in films which earn money. */
const freeMusicSchema = z.object({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  licence: z.enum(COMMONS_LICENCES),
  /** Its own page. */
  page: z.string(),
  source: z.string(),
  seconds: z.number(),
})
export type FreeMusic = z.infer<typeof freeMusicSchema>
const FREE_MUSIC_KINDS = ['music', 'sound'] as const

export const searchFreeMusic = defineEndpoint({
  method: 'get',
  path: '/api/free-music',
  scope: 'videos:read',
  summary: 'Search music and sounds under CC0 and CC BY on Openverse',
  query: z.object({
    words: z.string().trim().min(2, 'Write what it should sound like.').max(100),
    kind: z.enum(FREE_MUSIC_KINDS).default('music'),
  }),
  output: z.object({ pieces: z.array(freeMusicSchema) }),
  status: 200,
  errors: ['free_music_unavailable', 'rate_limited'],
})

export const takeFreeMusic = defineEndpoint({
  method: 'post',
  path: '/api/free-music/{id}',
  scope: 'videos:write',
  summary:
    'Keep a piece of free music among yours, with its author, licence and page, if it is still offered on those terms',
  params: idParamsSchema,
  output: soundSchema,
  status: 201,
  errors: [
    'free_music_unavailable',
    'free_music_gone',
    'sound_refused',
    'content_refused',
    'sounds_too_many',
    'storage_full',
    'disk_full',
    'rate_limited',
  ],
})

/** `GET` the bytes of a piece here to hear it before it is taken. */
export const FREE_MUSIC_SOUND_PATH = '/api/free-music/{id}/sound'
