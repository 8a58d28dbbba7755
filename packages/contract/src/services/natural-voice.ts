import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

/** The voices that speak on the server itself, once they are installed. `stopped`: begun, and not whole. */
const stateSchema = z.object({
  state: z.enum(['absent', 'installing', 'stopped', 'installed']),
  /** What is being installed: first the program, then the model that it speaks with. */
  step: z.enum(['program', 'model']).nullable(),
  /** Of the model. */
  doneBytes: z.number(),
  /** Null when nobody knows it beforehand. */
  totalBytes: z.number().nullable(),
  /** Until the model is whole, as quickly as it came so far; null while that is not known. */
  remainingSeconds: z.number().nullable(),
  /** Why it stopped and what to do, for people. */
  message: z.string().nullable(),
  /** The voice that new films start with: the operator's choice; null while none is installed. */
  voiceId: z.string().nullable(),
})
export type NaturalVoiceState = z.infer<typeof stateSchema>

const output = stateSchema.extend({
  /** Whether you may install and remove it: you opened the operator's link. */
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
  summary: 'Begin to install the natural voice, or go on with it; only for the operator of the server',
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

export const removeNaturalVoice = defineEndpoint({
  method: 'post',
  path: '/api/natural-voice/remove',
  summary: 'Delete the natural voice from the server, and what was downloaded of it',
  output,
  status: 200,
  errors: ['operator_only'],
})

export const chooseNaturalVoice = defineEndpoint({
  method: 'post',
  path: '/api/natural-voice/voice',
  summary: 'Choose the natural voice that new films start with, for people who have chosen none',
  body: z.object({ voiceId: z.string().max(100) }),
  output,
  status: 200,
  errors: ['operator_only', 'voice_unknown'],
})
