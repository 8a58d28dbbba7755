import { z } from 'zod'

const email = z.string().trim().max(320)
export const signUpSchema = z.object({ name: z.string().trim().min(1).max(200), email, password: z.string() })
export const signInSchema = z.object({ email, password: z.string(), rememberMe: z.boolean().optional() })

/** A page of this server: the library would lead anywhere else as well. Browsers drop tabs and line ends from addresses. */
const ownPage = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])\P{Cc}*$/u)

export const emailSchema = z.object({ email, callbackURL: ownPage.optional() })
export const resetPasswordSchema = z.object({ newPassword: z.string(), token: z.string().max(200) })
export const changePasswordSchema = z.object({
  currentPassword: z.string(),
  newPassword: z.string(),
  revokeOtherSessions: z.boolean().default(true),
})
export const passwordSchema = z.object({ password: z.string() })
export const turnOffSchema = z.object({ password: z.string(), code: z.string().trim().max(20).optional() })
export const codeSchema = z.object({ code: z.string().trim().max(20) })
export const socialSchema = z.object({
  provider: z.literal('google'),
  callbackURL: ownPage.optional(),
  errorCallbackURL: ownPage.optional(),
})
