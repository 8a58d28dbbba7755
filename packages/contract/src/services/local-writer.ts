import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

const modelSchema = z.object({
  id: z.string(),
  name: z.string(),
  licence: z.string(),
  /** What it is good for. */
  about: z.string(),
  sizeBytes: z.number(),
  /** What it takes while it writes. */
  memoryBytes: z.number(),
  /** Whether this machine has as much. */
  mayRun: z.boolean(),
  isSuggested: z.boolean(),
})

/** The language model that writes on the server itself, once it is installed. `stopped`: begun, and not whole. */
const stateSchema = z.object({
  state: z.enum(['absent', 'installing', 'stopped', 'installed']),
  /** What is being done: the program, the model, and the trial that measures its speed. */
  step: z.enum(['program', 'model', 'trial']).nullable(),
  /** Which model is there or on its way. */
  model: z.string().nullable(),
  doneBytes: z.number(),
  totalBytes: z.number().nullable(),
  /** Why it stopped and what to do, for people. */
  message: z.string().nullable(),
  /** As measured on this machine after the installation. */
  wordsPerSecond: z.number().nullable(),
  /** Of the machine. */
  memoryBytes: z.number(),
  models: z.array(modelSchema),
})
export type LocalWriterState = z.infer<typeof stateSchema>

const output = stateSchema.extend({
  /** Whether you may install and remove it: as the operator of this server. */
  mayInstall: z.boolean(),
})

export const getLocalWriter = defineEndpoint({
  method: 'get',
  path: '/api/local-writer',
  summary: 'Whether a writer is installed on this server, which there are, and how far an installation is',
  output,
  status: 200,
  errors: [],
})

export const installLocalWriter = defineEndpoint({
  method: 'post',
  path: '/api/local-writer/install',
  summary: 'Begin to install a model that writes on this server, or go on with it; only for its operator',
  body: z.object({ model: z.string().min(1).max(60) }),
  output,
  status: 200,
  errors: ['operator_only'],
})

export const stopLocalWriter = defineEndpoint({
  method: 'post',
  path: '/api/local-writer/stop',
  summary: 'Stop installing the writer; what was downloaded stays for the next time',
  output,
  status: 200,
  errors: ['operator_only'],
})

export const removeLocalWriter = defineEndpoint({
  method: 'post',
  path: '/api/local-writer/remove',
  summary: 'Take the writer off this server, with what was downloaded',
  output,
  status: 200,
  errors: ['operator_only'],
})
