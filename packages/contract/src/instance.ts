import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

/** What this installation can do: which outside services its operator connected. */
export const getInstance = defineEndpoint({
  method: 'get',
  path: '/api/instance',
  summary: 'Which outside services this installation is connected to',
  output: z.object({
    hasGoogleSignIn: z.boolean(),
    /** False: mails stay on the server, where its operator reads them at /outbox. */
    hasMailServer: z.boolean(),
    /** Whether every new address gets the free trial; otherwise its operator chose whom it is offered. */
    offersTrial: z.boolean(),
    /** Whether topics that are not built in are looked up in Wikipedia and Wikidata. */
    isOpenWebOn: z.boolean(),
    /** `local`: buying is a test mode in which no money moves. */
    payments: z.enum(['stripe', 'local']),
  }),
  status: 200,
  errors: [],
  isPublic: true,
})
