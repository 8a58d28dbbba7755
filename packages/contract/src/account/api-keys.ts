import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { API_KEYS_MAX_COUNT, NAME_MAX_CHARACTERS } from '../limits.ts'
import { emptySchema, idParamsSchema } from '../pages.ts'
import { apiScopeSchema } from './scopes.ts'

/** How long a key works, in days; null: until it is revoked. */
export const API_KEY_DAYS = [1, 7, 30, 90, 365] as const

export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The key's first characters, to tell it by; all of it is shown only when it is made. */
  start: z.string(),
  scopes: z.array(apiScopeSchema),
  createdAt: z.iso.datetime(),
  /** To the minute. */
  lastUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
})
export type ApiKey = z.infer<typeof apiKeySchema>

export const listApiKeys = defineEndpoint({
  method: 'get',
  path: '/api/api-keys',
  summary: 'Your keys for programs, newest first',
  output: z.object({ keys: z.array(apiKeySchema).max(API_KEYS_MAX_COUNT) }),
  status: 200,
  errors: [],
})

export const createApiKey = defineEndpoint({
  method: 'post',
  path: '/api/api-keys',
  summary:
    'Make a key for a program; shown only in this answer. Needs your password, or a session begun within ten minutes',
  body: z.object({
    name: z
      .string()
      .trim()
      .min(1, 'Give the key a name, so that you know it again.')
      .max(NAME_MAX_CHARACTERS),
    scopes: z.array(apiScopeSchema).min(1, 'Choose what the key may do.').max(50),
    expiresInDays: z
      .union(API_KEY_DAYS.map((days) => z.literal(days)))
      .nullable()
      .default(null),
    password: z.string().max(128).optional(),
    /** Of the authenticator app, or a recovery code, where two-step sign-in is on. */
    code: z.string().max(64).optional(),
  }),
  output: z.object({ key: z.string(), apiKey: apiKeySchema }),
  status: 201,
  errors: [
    'api_keys_too_many',
    'password_wrong',
    'session_not_fresh',
    'second_factor_needed',
    'second_factor_wrong',
  ],
})

export const deleteApiKey = defineEndpoint({
  method: 'delete',
  path: '/api/api-keys/{id}',
  summary: 'Revoke a key; it stops working at once',
  params: idParamsSchema,
  output: emptySchema,
  status: 200,
  errors: ['api_key_not_found'],
})
