import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { idParamsSchema, pageQuerySchema } from '../pages.ts'

const costSchema = z.number().int().min(0).max(10_000)
/** What the operator set. A longer film that was given no price of its own costs a film's price for each minute. */
export const creditSettingsSchema = z.object({
  video_ideas: costSchema,
  /** A film of up to a minute. */
  video_generation: costSchema,
  video_generation_75: costSchema.optional(),
  video_generation_90: costSchema.optional(),
  video_generation_120: costSchema.optional(),
  video_generation_180: costSchema.optional(),
  /** A scene that is new in a change of a finished film. */
  video_edit: costSchema.optional(),
  /** A scene whose picture a model makes move. */
  video_moving: costSchema.optional(),
  /** A picture of a member of the cast that a model makes to choose from. */
  cast_picture: costSchema.optional(),
})
export const creditCostsSchema = creditSettingsSchema.required()
export type CreditCosts = z.infer<typeof creditCostsSchema>

/** A film of half a minute has some six scenes. */
const EDIT_SHARE = 0.2
/** What a service takes for some seconds is more than all else of the film together. */
const MOVING_SHARE = 0.5
/** A single picture, without voice, music and film. */
const CAST_PICTURE_SHARE = 0.1

/** The whole price table: what was not set is a film's price for each minute, rounded up. */
export function completeCosts(set: z.infer<typeof creditSettingsSchema>): CreditCosts {
  const forSeconds = (seconds: number) => Math.min(10_000, Math.ceil((set.video_generation * seconds) / 60))
  return {
    video_ideas: set.video_ideas,
    video_generation: set.video_generation,
    video_generation_75: set.video_generation_75 ?? forSeconds(75),
    video_generation_90: set.video_generation_90 ?? forSeconds(90),
    video_generation_120: set.video_generation_120 ?? forSeconds(120),
    video_generation_180: set.video_generation_180 ?? forSeconds(180),
    video_edit: set.video_edit ?? Math.ceil(set.video_generation * EDIT_SHARE),
    video_moving: set.video_moving ?? Math.ceil(set.video_generation * MOVING_SHARE),
    cast_picture: set.cast_picture ?? Math.ceil(set.video_generation * CAST_PICTURE_SHARE),
  }
}

const MAX_CREDITS = 1_000_000
/** In the currency's own unit, to the cent; the payment service takes no less than half a unit. */
const priceSchema = z.number().min(0.5).max(99_999).multipleOf(0.01)

export const creditPackageSchema = z.object({
  id: z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/, 'must be small letters, digits, - and _'),
  credits: z.number().int().min(1).max(MAX_CREDITS),
  price: priceSchema,
  bonus: z.number().int().min(0).max(MAX_CREDITS).optional(),
  originalPrice: priceSchema.optional(),
  popular: z.boolean().optional(),
})

/** What is offered, in the order in which it is shown. */
export const creditPackagesSchema = z
  .array(creditPackageSchema)
  .max(12)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'two packages have the same id')
  .refine(
    (all) => all.filter(({ popular }) => popular).length <= 1,
    'only one package can be the popular one',
  )
export type CreditPackage = z.infer<typeof creditPackageSchema>

export const getPricing = defineEndpoint({
  method: 'get',
  path: '/api/pricing',
  summary: 'What things cost and which packages there are',
  output: z.object({ creditCosts: creditCostsSchema, creditPackages: creditPackagesSchema }),
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
  /** Change of the balance: a hold is negative; a capture is 0 after a hold, positive where part of it comes back, negative without one; a release is positive. */
  amount: z.number().int(),
  /** Balance after this entry. */
  balance: z.number().int(),
  reason: z.string(),
  videoId: z.string().nullable(),
  /** Names the receipt that this entry is on: a video, a batch of ideas, an enhancement or a payment. */
  receiptId: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type CreditEntry = z.infer<typeof creditEntrySchema>

export const getCredits = defineEndpoint({
  method: 'get',
  path: '/api/credits',
  scope: 'credits:read',
  summary: 'Your balance, and a page of the entries it is the sum of, newest first',
  query: pageQuerySchema,
  output: z.object({
    balance: z.number().int(),
    entries: z.array(creditEntrySchema),
    /** How many entries there are in all. */
    total: z.number().int(),
  }),
  status: 200,
  errors: [],
})

export const receiptSchema = z.object({
  id: z.string(),
  /** Credits set aside for it when it was ordered. */
  held: z.number().int(),
  /** Credits it really cost. */
  captured: z.number().int(),
  /** Credits given back for what was not delivered. */
  returned: z.number().int(),
  /** Of a payment: credits it brought, and credits that refunds took back. */
  purchased: z.number().int(),
  takenBack: z.number().int(),
  /** False while its credits are still held. */
  isSettled: z.boolean(),
  /** Why it stands as it does: the last entry's reason. */
  why: z.string(),
  entries: z.array(creditEntrySchema),
})
export type Receipt = z.infer<typeof receiptSchema>

export const getReceipt = defineEndpoint({
  method: 'get',
  path: '/api/receipts/{id}',
  scope: 'credits:read',
  summary: 'What a video, a batch of ideas, an enhancement or a payment did to your balance, and why',
  params: idParamsSchema,
  output: receiptSchema,
  status: 200,
  errors: ['receipt_not_found'],
})
