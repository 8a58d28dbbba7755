import { PASSWORD_MIN_CHARACTERS } from '@hookreel/contract'
import { z } from 'zod'

const email = z
  .string()
  .trim()
  .min(1, 'Please enter your email.')
  .pipe(z.email('This does not look like an email address.'))

const newPassword = z
  .string()
  .min(PASSWORD_MIN_CHARACTERS, `The password needs at least ${PASSWORD_MIN_CHARACTERS} characters.`)
  .max(128, 'At most 128 characters.')

export const signInSchema = z.object({ email, password: z.string().min(1, 'Please enter your password.') })
export const signUpSchema = z.object({
  name: z.string().trim().min(1, 'Please enter your full name.').max(120, 'At most 120 characters.'),
  email,
  password: newPassword,
})
export const forgotSchema = z.object({ email })
export const resetSchema = z.object({ newPassword })
