import { fileURLToPath } from 'node:url'
import { killProgram, openCalls, startNode, type Calls } from '@hookreel/sandbox'
import { RenderError } from '../render-error.ts'
import type { CredentialsWorks } from './credentials-works.ts'

const WORKER = fileURLToPath(new URL('./credentials-worker.ts', import.meta.url))
/** The film three times, and what the program itself takes: a film of three minutes has 60 MB. */
const LIMITS = { memoryBytes: 2 * 1024 ** 3, cpuSeconds: 300, fileBytes: 1024 ** 3, openFiles: 64 }
/** Of what strangers send: the largest film takes 8 s, and one megabyte of nothing but empty boxes takes 50 (the library's time grows with their square). */
const READING = { limits: { ...LIMITS, cpuSeconds: 20 }, niceness: 10 }

/** A confined process that knows content credentials, for one film or file. */
export type CredentialsProcess = {
  /** Throws RenderError `credentials_failed`. */
  readonly ask: Calls<CredentialsWorks>['ask']
  close(): void
}

/** `file`: the one that it may read; left out, it sees none. */
export function startCredentials(file?: string): CredentialsProcess {
  const child = startNode(WORKER, [], {
    isOurCode: true,
    ...(file === undefined ? { limits: LIMITS } : { reads: [file], ...READING }),
    ...{ errors: 'pipe', serialization: 'advanced' },
  })
  const calls = openCalls<CredentialsWorks>(child, { stopMs: 0 })
  return {
    ask: async (name, data, hears, signal) => {
      signal?.throwIfAborted()
      try {
        return await calls.ask(name, data, hears, signal)
      } catch (error) {
        signal?.throwIfAborted()
        throw new RenderError('credentials_failed', 'The content credentials could not be handled.', {
          detail: error instanceof Error ? error.message : '',
        })
      }
    },
    close: () => killProgram(child),
  }
}
