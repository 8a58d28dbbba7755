import { z } from 'zod'
import { CAST_KINDS, CAST_MAX, castLookSchema, isCastName } from '@hookreel/film'
import { defineEndpoint } from '../endpoint.ts'
import { idParamsSchema } from '../pages.ts'

const TOO_LONG = `A name has at most ${CAST_MAX.name} characters.`
/** With all spaces and accents that are made one below: to put a megabyte of accents in their order takes two minutes. */
const TYPED_MAX_CHARACTERS = 1000

const nameSchema = z
  .string()
  .max(TYPED_MAX_CHARACTERS, TOO_LONG)
  .transform((name) => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(1, 'Give it a name.')
      .max(CAST_MAX.name, TOO_LONG)
      .refine(isCastName, 'Write a name with letters.'),
  )

/** Line breaks may stand in a sheet; nothing else that no keyboard writes. */
const NOT_WRITTEN = /[^\P{C}\n\t]/u

const memberFields = {
  name: nameSchema,
  kind: z.enum(CAST_KINDS),
  /** How it looks, in words: face, hair, clothes, colours. */
  sheet: z
    .string()
    .trim()
    .max(CAST_MAX.sheet, `A description has at most ${CAST_MAX.sheet} characters.`)
    .refine((sheet) => !NOT_WRITTEN.test(sheet), 'Write it in plain words.'),
  /** How a person is drawn where no model makes the picture; null follows the description. */
  look: castLookSchema,
}

/** So many pictures are made at once to choose from, and so long they wait for the choice. */
export const SITTING_PICTURES = 4
export const SITTING_HOURS = 24

/** Pictures of a member that a model makes, to choose its reference pictures from. */
const sittingSchema = z.object({
  id: z.string(),
  /** `failed`: none could be made, and all credits are back. */
  status: z.enum(['making', 'ready', 'failed']),
  /** No further picture is begun. */
  isStopping: z.boolean(),
  /** Who makes them. */
  service: z.string(),
  pictures: z.array(
    z.object({
      state: z.enum(['waiting', 'asked', 'made', 'failed']),
      /** Of one that is made: what it is chosen by, and its address, which opens for an hour. */
      id: z.string().nullable(),
      url: z.string().nullable(),
      /** The same as small as pages show it. */
      smallUrl: z.string().nullable(),
      /** Why it could not be made. */
      failure: z.string().nullable(),
    }),
  ),
  /** What is not chosen by then is deleted. */
  endsAt: z.iso.datetime(),
})
export type Sitting = z.infer<typeof sittingSchema>

/** Somebody or something that looks the same in all films of yours. */
export const memberSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(CAST_KINDS),
  sheet: z.string(),
  look: castLookSchema,
  /** Its reference pictures; each address opens for an hour. */
  pictures: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      /** The same as small as pages show it; all of it, where it was sent before there were small ones. */
      smallUrl: z.string(),
      /** The model that made it; null: it was sent. */
      madeBy: z.string().nullable(),
    }),
  ),
  sitting: sittingSchema.nullable(),
  createdAt: z.iso.datetime(),
})
export type Member = z.infer<typeof memberSchema>

export const listCast = defineEndpoint({
  method: 'get',
  path: '/api/cast',
  scope: 'videos:read',
  summary: 'Your cast, by name: people, animals, things and places that look the same in all films',
  output: z.object({
    members: z.array(memberSchema),
    /** The first connected service whose model takes reference pictures, and how many; null: descriptions alone are used. */
    takesPictures: z.object({ service: z.string(), model: z.string(), most: z.number().int() }).nullable(),
    /** The first connected service that makes pictures, and what four of a member take; null: there is none. */
    makesPictures: z
      .object({
        service: z.string(),
        model: z.string(),
        credits: z.number().int(),
        /** What the service takes, and besides for each reference picture that a member has, up to `most`. */
        microdollars: z.number(),
        referenceMicrodollars: z.number(),
        most: z.number().int(),
      })
      .nullable(),
  }),
  status: 200,
  errors: [],
})

export const createMember = defineEndpoint({
  method: 'post',
  path: '/api/cast',
  scope: 'videos:write',
  summary: 'Add somebody or something to your cast; films that call it by name show it',
  body: z.object({
    ...memberFields,
    sheet: memberFields.sheet.default(''),
    look: memberFields.look.prefault({}),
  }),
  output: memberSchema,
  status: 201,
  errors: ['cast_too_many', 'cast_name_taken', 'content_refused'],
})

const changeSchema = z.object(memberFields).partial()

export const updateMember = defineEndpoint({
  method: 'patch',
  path: '/api/cast/{id}',
  scope: 'videos:write',
  summary: 'Change a member of your cast; films that are made stay as they are',
  params: idParamsSchema,
  body: changeSchema.extend({
    /** The given fields as they were before the change: when one is another by now, nothing is saved. */
    was: changeSchema.extend({ name: z.string().optional(), sheet: z.string().optional() }).optional(),
  }),
  output: memberSchema,
  status: 200,
  errors: ['cast_member_not_found', 'cast_name_taken', 'changed_elsewhere', 'content_refused'],
})

const pictureParamsSchema = idParamsSchema.extend({ pictureId: z.string().min(1).max(64) })

export const deleteMemberPicture = defineEndpoint({
  method: 'delete',
  path: '/api/cast/{id}/pictures/{pictureId}',
  scope: 'videos:write',
  summary: 'Remove a reference picture from a member of your cast',
  params: pictureParamsSchema,
  output: memberSchema,
  status: 200,
  errors: ['cast_member_not_found'],
})

const sittingParamsSchema = idParamsSchema.extend({ sittingId: z.string().min(1).max(64) })

export const orderSitting = defineEndpoint({
  method: 'post',
  path: '/api/cast/{id}/sittings',
  scope: 'videos:write',
  summary:
    'Have four pictures of a member of your cast made from its description, to choose from; costs credits',
  params: idParamsSchema,
  /** The price that was shown. */
  body: z.object({ credits: z.number().int().min(0) }),
  output: memberSchema,
  status: 201,
  errors: [
    'cast_member_not_found',
    'cast_sheet_missing',
    'cast_sitting_open',
    'cast_pictures_too_many',
    'pictures_unavailable',
    'price_changed',
    'insufficient_credits',
    'storage_full',
    'content_refused',
    'idempotency_conflict',
    'order_stopped',
  ],
})

export const stopSitting = defineEndpoint({
  method: 'post',
  path: '/api/cast/{id}/sittings/{sittingId}/stop',
  scope: 'videos:write',
  summary: 'Begin no further picture; what is being made already is finished and paid',
  params: sittingParamsSchema,
  output: memberSchema,
  status: 200,
  errors: ['cast_member_not_found', 'cast_sitting_not_found'],
})

export const choosePictures = defineEndpoint({
  method: 'post',
  path: '/api/cast/{id}/sittings/{sittingId}/choice',
  scope: 'videos:write',
  summary: 'Keep these of the pictures as references; the others are deleted. None: all are',
  params: sittingParamsSchema,
  body: z.object({ pictures: z.array(z.string().max(64)).max(SITTING_PICTURES) }),
  output: memberSchema,
  status: 200,
  errors: [
    'cast_member_not_found',
    'cast_sitting_not_found',
    'cast_sitting_making',
    'cast_pictures_too_many',
  ],
})

/** `POST` the bytes of a PNG, JPEG or WebP here; it answers the member with its pictures. */
export const MEMBER_PICTURE_PATH = '/api/cast/{id}/pictures'
