import { z } from 'zod'
import { profileSchema, settingFields } from './account.ts'
import { defineEndpoint } from '../endpoint.ts'
import { ERRORS } from '../errors.ts'
import { NAME_MAX_CHARACTERS } from '../limits.ts'
import { emptySchema, idParamsSchema } from '../pages.ts'

/** A name as it is kept: trimmed; an empty one is none. */
const nameSchema = z
  .string()
  .trim()
  .max(NAME_MAX_CHARACTERS, `At most ${NAME_MAX_CHARACTERS} characters.`)
  .nullable()
  .transform((name) => name || null)

/** Whoever has one of these in an address seems to speak for the server. */
const OFFICIAL =
  /^(?:admin(?:istrator)?|operator|official|moderator|staff|support|help(?:-?desk)?|security|abuse|billing|payments?|accounts?|settings|log-?in|sign-?(?:in|up)|api|docs|status|legal|privacy|terms|contact|system|root)$|(?:^|-)hookreel(?:-|$)/

/** Last part of the address of a public page. */
const handleSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9](?:[a-z0-9-]{1,28}[a-z0-9])$/, 'Use 3 to 30 letters, digits and hyphens.')
  .refine((handle) => !OFFICIAL.test(handle), 'Kept for those who run the server.')

/** What may be changed of a profile: any of it, one field or many. The email is changed by a mailed link. */
const profileFieldsSchema = z
  .strictObject({
    firstName: nameSchema,
    lastName: nameSchema,
    displayName: nameSchema,
    ...settingFields,
    handle: handleSchema,
    preferredVoiceLanguage: z.string().trim().min(1).max(60),
    preferredVoiceActor: z.string().min(1).max(100).nullable(),
  })
  .partial()
export type ProfileChange = z.input<typeof profileFieldsSchema>

/** No setting is longer, or holds others. */
const WAS_MAX_CHARACTERS = 1000

const profileChangeSchema = profileFieldsSchema.extend({
  /** The given fields as they were before the change: when one is another by now, nothing is saved. */
  was: z
    .record(z.string(), z.union([z.string().max(WAS_MAX_CHARACTERS), z.number(), z.boolean()]).nullable())
    .optional(),
})

export const updateProfile = defineEndpoint({
  method: 'patch',
  path: '/api/profile',
  summary: 'Change any settings of your profile',
  body: profileChangeSchema,
  output: profileSchema,
  status: 200,
  errors: ['voice_unknown', 'handle_taken', 'changed_elsewhere', 'content_refused'],
})

/** Why an export fails, where that has a name, as a person reads it. Pages that named `ERRORS` would load the sentences of all refusals. */
export const EXPORT_FAILURES = { disk_full: ERRORS.disk_full.message }

export const dataExportSchema = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'making', 'done', 'failed']),
  percent: z.number().int().min(0).max(100),
  sizeBytes: z.number().int().nullable(),
  /** Why it failed, when that has a name. */
  failure: z.enum(['disk_full']).nullable(),
  createdAt: z.iso.datetime(),
  /** When the file is deleted; null before it is there. */
  expiresAt: z.iso.datetime().nullable(),
})
export type DataExport = z.infer<typeof dataExportSchema>

export const createExport = defineEndpoint({
  method: 'post',
  path: '/api/exports',
  summary: 'Order everything of yours as one file; answers the one under way, if there is one',
  output: dataExportSchema,
  status: 201,
  errors: ['disk_full'],
})

export const listExports = defineEndpoint({
  method: 'get',
  path: '/api/exports',
  summary: 'Your exports that are being made or still here, newest first',
  output: z.object({ exports: z.array(dataExportSchema) }),
  status: 200,
  errors: [],
})

export const getExportFile = defineEndpoint({
  method: 'get',
  path: '/api/exports/{id}/file',
  summary: 'A signed address of a finished export, good for an hour',
  params: idParamsSchema,
  output: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
  status: 200,
  errors: ['export_not_found', 'export_not_ready'],
})

/** How one signs in, and so how one proves to be oneself. */
export const getSignInWays = defineEndpoint({
  method: 'get',
  path: '/api/account/sign-in-ways',
  summary: 'Whether your account has a password, a linked Google account and two-step sign-in',
  output: z.object({ hasPassword: z.boolean(), hasGoogle: z.boolean(), hasSecondFactor: z.boolean() }),
  status: 200,
  errors: [],
})

/** What has to be typed before an account is deleted. */
export const DELETE_PHRASE = 'delete my account'

export const deleteAccount = defineEndpoint({
  method: 'post',
  path: '/api/account/delete',
  summary:
    'Delete your account with everything in it; needs your password, or a session begun within ten minutes',
  body: z.object({
    confirmation: z.literal(DELETE_PHRASE, `Type \u201c${DELETE_PHRASE}\u201d.`),
    password: z.string().max(128).optional(),
    /** Of the authenticator app, or a recovery code, where two-step sign-in is on. */
    code: z.string().max(64).optional(),
  }),
  output: emptySchema,
  status: 200,
  errors: ['password_wrong', 'session_not_fresh', 'second_factor_needed', 'second_factor_wrong'],
})
