import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

/** How long the free trial of a new account lasts. It begins once its address is proven and needs no card. */
export const TRIAL_DAYS = 7

export const trialSchema = z.object({
  /** What it brought. */
  credits: z.number().int(),
  begunAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  isOver: z.boolean(),
  /** Whether credits or a plan were bought, on a server in test mode also without money: then its end changes nothing. */
  hasPaid: z.boolean(),
  /** Whether AI services of others end with it; what is built in goes on working. */
  endsServices: z.boolean(),
})
export type Trial = z.infer<typeof trialSchema>

export const getTrial = defineEndpoint({
  method: 'get',
  path: '/api/trial',
  summary: 'Your free trial: what it brought, when it ends and what ends with it',
  output: z.object({
    trial: trialSchema.nullable(),
    /** Why there is none: the address had it with an earlier account, or the operator offers it to others only. */
    whyNone: z.enum(['had', 'not_offered']).nullable(),
  }),
  status: 200,
  errors: [],
})
