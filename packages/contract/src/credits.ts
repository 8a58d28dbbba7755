import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

export const creditCostsSchema = z.object({
  video_ideas: z.number().int().min(0),
  video_generation: z.number().int().min(0),
})

export const creditPackageSchema = z.object({
  id: z.string(),
  credits: z.number().int(),
  price: z.number(),
  bonus: z.number().int().optional(),
  originalPrice: z.number().optional(),
  popular: z.boolean().optional(),
})
export type CreditPackage = z.infer<typeof creditPackageSchema>

export const getPricing = defineEndpoint({
  method: 'get',
  path: '/api/pricing',
  summary: 'What things cost and which packages there are',
  output: z.object({ creditCosts: creditCostsSchema, creditPackages: z.array(creditPackageSchema) }),
  status: 200,
  errors: [],
  isPublic: true,
})

export const ENTRY_KINDS = [
  'grant',
  'purchase',
  'hold',
  'capture',
  'release',
  'refund',
  'adjustment',
] as const

export const creditEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(ENTRY_KINDS),
  /** Change of the balance: a hold is negative; a capture is 0 after a hold, negative without one; a release is positive. */
  amount: z.number().int(),
  /** Balance after this entry. */
  balance: z.number().int(),
  reason: z.string(),
  videoId: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type CreditEntry = z.infer<typeof creditEntrySchema>

export const getCredits = defineEndpoint({
  method: 'get',
  path: '/api/credits',
  summary: 'Your balance and the entries it is the sum of, newest first',
  output: z.object({ balance: z.number().int(), entries: z.array(creditEntrySchema) }),
  status: 200,
  errors: [],
})
