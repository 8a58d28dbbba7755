import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { SUPPORT_MESSAGE_MAX_CHARACTERS } from './limits.ts'

export const supportMessageSchema = z.object({
  name: z.string().trim().min(1, 'Please enter your name.').max(200),
  email: z.string().trim().max(254).pipe(z.email('Please enter a working email address.')),
  message: z.string().trim().min(10, 'Please write at least a sentence.').max(SUPPORT_MESSAGE_MAX_CHARACTERS),
  /** A field that people do not see: what fills it is a program, and is thanked and ignored. */
  website: z.string().max(2000).default(''),
})

export const createSupportMessage = defineEndpoint({
  method: 'post',
  path: '/api/support-messages',
  summary: 'Write to the operator of this installation; an HTML form may send the same fields',
  body: supportMessageSchema,
  /** Whether the operator gets it by mail; otherwise it waits in a list on the server. */
  output: z.object({ isMailed: z.boolean() }),
  status: 201,
  errors: [],
  isPublic: true,
})
