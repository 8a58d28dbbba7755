import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { PROVIDER_PARTS } from './providers.ts'

/** A model server that runs on the server's own machine. */
export const localServerSchema = z.object({
  name: z.string(),
  parts: z.array(z.enum(PROVIDER_PARTS)),
  address: z.url(),
  /** The models it has; empty where it does not tell. */
  models: z.array(z.string()),
  /** The environment variables that connect it, in the order in which they are written. */
  settings: z.array(z.object({ name: z.string(), value: z.string() })),
  /** What is lacking before it can be used; null when nothing is. */
  lack: z.string().nullable(),
  /** Whether it is connected already, for everything that it can do. */
  isConnected: z.boolean(),
})
export type LocalServer = z.infer<typeof localServerSchema>

export const listLocalServers = defineEndpoint({
  method: 'get',
  path: '/api/local-servers',
  summary:
    'Looks for model servers on the machine that this server runs on; only for its operator, and nothing that is found is used by that',
  output: z.object({
    /** Whether you may look: from the machine that the server runs on, and unless it was switched off. */
    mayLook: z.boolean(),
    servers: z.array(localServerSchema),
  }),
  status: 200,
  errors: [],
})
