import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { PLANS } from '../billing/plans.ts'

const bytesSchema = z.number().int().min(0)
const planSchema = z.enum(['free', ...PLANS.map(({ id }) => id)])

export const storageSchema = z.object({
  plan: planSchema,
  /** The most that the files of the account may take together. */
  limitBytes: bytesSchema,
  /** Finished videos, pictures and previews. */
  storedBytes: bytesSchema,
  /** Set aside for what is being made or sent; what it really takes replaces it. */
  reservedBytes: bytesSchema,
  /** The kept export. It has room of its own: nobody is kept from taking everything away. */
  exportBytes: bytesSchema,
  /** What each plan gives on this server. */
  plans: z.array(z.object({ plan: planSchema, limitBytes: bytesSchema })),
})
export type StorageQuota = z.infer<typeof storageSchema>

export const getStorage = defineEndpoint({
  method: 'get',
  path: '/api/storage',
  scope: 'videos:read',
  summary: 'How much room your files take, how much you have, and what the plans give',
  output: storageSchema,
  status: 200,
  errors: [],
})
