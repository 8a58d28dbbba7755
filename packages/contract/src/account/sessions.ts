import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { emptySchema, idParamsSchema } from '../pages.ts'

export const sessionSchema = z.object({
  id: z.string(),
  /** Network address and program it was begun from. */
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  /** True for the session that asks. */
  isCurrent: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
})
export type Session = z.infer<typeof sessionSchema>

export const listSessions = defineEndpoint({
  method: 'get',
  path: '/api/sessions',
  summary: 'Where you are signed in, the last used first',
  output: z.object({ sessions: z.array(sessionSchema) }),
  status: 200,
  errors: [],
})

export const endSession = defineEndpoint({
  method: 'delete',
  path: '/api/sessions/{id}',
  summary: 'Sign out one of your sessions',
  params: idParamsSchema,
  output: emptySchema,
  status: 200,
  errors: ['session_not_found'],
})

export const endOtherSessions = defineEndpoint({
  method: 'post',
  path: '/api/sessions/end-others',
  summary: 'Sign out everywhere but here',
  output: z.object({ ended: z.number().int() }),
  status: 200,
  errors: [],
})

export const accountEventSchema = z.object({
  id: z.string(),
  kind: z.enum([
    'signed_in',
    'signed_in_with_google',
    'sign_in_failed',
    'password_changed',
    'password_reset',
    'email_change_asked',
    'email_changed',
    'email_change_undone',
    'google_linked',
    'session_ended',
    'other_sessions_ended',
    'api_key_made',
    'api_key_revoked',
    'webhook_made',
    'webhook_address_changed',
    'webhook_secret_renewed',
    'channel_connected',
    'second_factor_on',
    'second_factor_off',
  ]),
  address: z.string(),
  userAgent: z.string(),
  createdAt: z.iso.datetime(),
})
export type AccountEvent = z.infer<typeof accountEventSchema>

export const listAccountEvents = defineEndpoint({
  method: 'get',
  path: '/api/account-events',
  summary: 'What happened to your account, newest first',
  output: z.object({ events: z.array(accountEventSchema).max(50) }),
  status: 200,
  errors: [],
})
