import { PASSWORD_MIN_CHARACTERS } from '@hookreel/contract'
import * as z from 'zod/mini'

const email = z.pipe(
  z.string().check(z.trim(), z.minLength(1, 'Please enter your email.')),
  z.email('This does not look like an email address.'),
)

const newPassword = z
  .string()
  .check(
    z.minLength(
      PASSWORD_MIN_CHARACTERS,
      `The password needs at least ${PASSWORD_MIN_CHARACTERS} characters.`,
    ),
    z.maxLength(128, 'At most 128 characters.'),
  )

export const signInSchema = z.object({
  email,
  password: z.string().check(z.minLength(1, 'Please enter your password.')),
})
export const signUpSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please enter your full name.'),
      z.maxLength(120, 'At most 120 characters.'),
    ),
  email,
  password: newPassword,
})
export const forgotSchema = z.object({ email })
export const resetSchema = z.object({ newPassword })
