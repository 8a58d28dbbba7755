import { z } from 'zod'

const email = z.string().trim().max(320)
/** As long as the library keeps one; it puts the accents of any in their order before it compares, which takes two minutes for a megabyte of them. */
const password = z.string().max(128)
export const signUpSchema = z.object({ name: z.string().trim().min(1).max(200), email, password })
export const signInSchema = z.object({ email, password, rememberMe: z.boolean().optional() })

/** A page of this server: the library would lead anywhere else as well. Browsers drop tabs and line ends from addresses. */
const ownPage = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])\P{Cc}*$/u)

export const emailSchema = z.object({ email, callbackURL: ownPage.optional() })
export const resetPasswordSchema = z.object({ newPassword: password, token: z.string().max(200) })
export const changePasswordSchema = z.object({
  currentPassword: password,
  newPassword: password,
  revokeOtherSessions: z.boolean().default(true),
  code: z.string().trim().max(20).optional(),
})
export const passwordSchema = z.object({ password })
export const turnOffSchema = z.object({ password, code: z.string().trim().max(20).optional() })
export const codeSchema = z.object({ code: z.string().trim().max(20) })
export const socialSchema = z.object({
  provider: z.literal('google'),
  callbackURL: ownPage.optional(),
  errorCallbackURL: ownPage.optional(),
})
