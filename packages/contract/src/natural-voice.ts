import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

/** The voices that speak on the server itself, once they are installed. `stopped`: begun, and not whole. */
const stateSchema = z.object({
  state: z.enum(['absent', 'installing', 'stopped', 'installed']),
  /** What is being installed: first the program, then the model that it speaks with. */
  step: z.enum(['program', 'model']).nullable(),
  /** Of the model. */
  doneBytes: z.number(),
  /** Null when nobody knows it beforehand. */
  totalBytes: z.number().nullable(),
  /** Why it stopped and what to do, for people. */
  message: z.string().nullable(),
})
export type NaturalVoiceState = z.infer<typeof stateSchema>

const output = stateSchema.extend({
  /** Whether you may install it: from the machine that the server runs on. */
  mayInstall: z.boolean(),
})

export const getNaturalVoice = defineEndpoint({
  method: 'get',
  path: '/api/natural-voice',
  summary: 'Whether the natural voice is installed on this server, and how far that is',
  output,
  status: 200,
  errors: [],
})

export const installNaturalVoice = defineEndpoint({
  method: 'post',
  path: '/api/natural-voice/install',
  summary:
    'Begin to install the natural voice, or go on with it; only from the machine that the server runs on',
  output,
  status: 200,
  errors: ['operator_only'],
})

export const stopNaturalVoice = defineEndpoint({
  method: 'post',
  path: '/api/natural-voice/stop',
  summary: 'Stop installing the natural voice; what was downloaded stays for the next time',
  output,
  status: 200,
  errors: ['operator_only'],
})
