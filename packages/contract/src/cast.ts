import { z } from 'zod'
import { CAST_KINDS, CAST_MAX, castLookSchema, isCastName } from '@hookreel/film'
import { defineEndpoint } from './endpoint.ts'
import { idParamsSchema } from './pages.ts'

const nameSchema = z
  .string()
  .transform((name) => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(1, 'Give it a name.')
      .max(CAST_MAX.name, `A name has at most ${CAST_MAX.name} characters.`)
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

/** Somebody or something that looks the same in all films of yours. */
export const memberSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(CAST_KINDS),
  sheet: z.string(),
  look: castLookSchema,
  /** Its reference pictures; each address opens for an hour. */
  pictures: z.array(z.object({ id: z.string(), url: z.string() })),
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

export const updateMember = defineEndpoint({
  method: 'patch',
  path: '/api/cast/{id}',
  scope: 'videos:write',
  summary: 'Change a member of your cast; films that are made stay as they are',
  params: idParamsSchema,
  body: z.object(memberFields).partial(),
  output: memberSchema,
  status: 200,
  errors: ['cast_member_not_found', 'cast_name_taken', 'content_refused'],
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

/** `POST` the bytes of a PNG, JPEG or WebP here; it answers the member with its pictures. */
export const MEMBER_PICTURE_PATH = '/api/cast/{id}/pictures'
