import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

/** The parts of a film that outside services can make. */
export const PROVIDER_PARTS = ['writer', 'narrator', 'illustrator', 'animator', 'transcriber'] as const

/** How a service is, as far as its last call tells. `ready`: configured and not asked yet. */
export const PROVIDER_STATES = [
  'ok',
  'ready',
  'no_key',
  'refused',
  'out_of_quota',
  'busy',
  'slow',
  'unavailable',
  'broken',
  'paused',
] as const

/** An outside service. Its key never leaves the server. */
export const providerSchema = z.object({
  id: z.string(),
  name: z.string(),
  parts: z.array(
    z.object({
      part: z.enum(PROVIDER_PARTS),
      /** Place in the order in which services are tried, from 1; null when it is not used for this part. */
      place: z.number().int().nullable(),
      /** The configured model; null for the service's usual one. */
      model: z.string().nullable(),
      /** When the service switches its model off, if that is within thirty days or over, and what to use then. */
      ending: z.object({ on: z.iso.date(), successor: z.string().nullable() }).nullable(),
      /** What a film of half a minute costs with it, in millionths of a US dollar; null when nobody knows. */
      filmMicrodollars: z.number().nullable(),
    }),
  ),
  state: z.enum(PROVIDER_STATES),
  /** What is wrong and what to do, for people; null when nothing is. */
  message: z.string().nullable(),
  /** When its last call ended. */
  askedAt: z.iso.datetime().nullable(),
  /** The settings that connect it, by name. */
  settings: z.array(z.string()),
  /** True for what runs on one's own machine. */
  isLocal: z.boolean(),
  /** What your calls to it cost this month. */
  monthMicrodollars: z.number(),
})
export type Provider = z.infer<typeof providerSchema>

export const listProviders = defineEndpoint({
  method: 'get',
  path: '/api/providers',
  summary: 'The AI services of this installation, how they are, and what you spent on them',
  output: z.object({
    providers: z.array(providerSchema),
    /** Of yours, in millionths of a US dollar; days and months begin at midnight UTC. */
    spending: z.object({
      todayMicrodollars: z.number(),
      monthMicrodollars: z.number(),
      dayLimitMicrodollars: z.number(),
    }),
  }),
  status: 200,
  errors: [],
})

export const testProvider = defineEndpoint({
  method: 'post',
  path: '/api/providers/{id}/test',
  summary: 'Ask a service by the cheapest call that proves its key, and answer how it is',
  params: z.object({ id: z.string().max(64) }),
  output: providerSchema,
  status: 200,
  errors: ['provider_not_found'],
})

/** One call to a service, as it stands on a video's receipt. */
export const providerCallSchema = z.object({
  id: z.string(),
  name: z.string(),
  part: z.enum(PROVIDER_PARTS),
  /** What was asked: `speech`, `picture`, `ideas`. */
  operation: z.string(),
  model: z.string(),
  /** What it cost in millionths of a US dollar; its estimate while it runs, or when nobody knows how it ended. */
  microdollars: z.number(),
  state: z.enum(['begun', 'succeeded', 'failed']),
  /** Why it failed, for people. */
  message: z.string().nullable(),
  tookMs: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
})
export type ProviderCall = z.infer<typeof providerCallSchema>

export const listProviderCalls = defineEndpoint({
  method: 'get',
  path: '/api/provider-calls',
  summary: 'The calls to AI services for one of your videos and what they cost; none for what is not yours',
  query: z.object({ videoId: z.string().min(1).max(64) }),
  output: z.object({ calls: z.array(providerCallSchema), totalMicrodollars: z.number() }),
  status: 200,
  errors: [],
})
