import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { emptySchema } from '../pages.ts'

const tokenSchema = z.object({ token: z.string().min(1).max(200) })
const addressSchema = z.object({ email: z.string() })
/** For so long the old address can take an account back. */
export const EMAIL_UNDO_DAYS = 7
/**
 * A second factor that was on for so long before a change of address is taken for the owner's: it stays when the address is
 * taken back. One that is younger may be the thief's, and would keep the owner out.
 */
export const SECOND_FACTOR_SETTLED_DAYS = 30

export const askEmailChange = defineEndpoint({
  method: 'post',
  path: '/api/account/email-changes',
  summary:
    'Mail a link to a new address; it becomes yours when that is confirmed. The old address is told, and can stop it',
  body: z.object({
    /** Its length comes first: a megabyte took 0.4 s to be found no address. */
    newEmail: z.string().max(320).pipe(z.email('Enter an address like you@example.org.')),
    /** Of an account that signs in with one; the others need a session begun within ten minutes. */
    password: z.string().max(128).optional(),
    /** With two-step sign-in: the code of the app, or a recovery code. */
    code: z.string().trim().max(20).optional(),
  }),
  output: emptySchema,
  status: 200,
  errors: ['password_wrong', 'session_not_fresh', 'second_factor_needed', 'second_factor_wrong'],
})

export const confirmEmailChange = defineEndpoint({
  method: 'post',
  path: '/api/account/email-changes/confirm',
  summary: 'Confirm a new address with the token of the mail that went there; signs nobody in',
  body: tokenSchema,
  output: addressSchema,
  status: 200,
  errors: ['email_change_over', 'email_taken'],
  isPublic: true,
})

export const undoEmailChange = defineEndpoint({
  method: 'post',
  path: '/api/account/email-changes/undo',
  summary: 'Stop a change or take it back with the token of the mail to the old address; signs nobody in',
  body: tokenSchema,
  output: addressSchema.extend({
    /** True when the address had changed: then every session has ended and a link for a new password was mailed. */
    wasChanged: z.boolean(),
  }),
  status: 200,
  errors: ['email_change_over', 'email_taken'],
  isPublic: true,
})
