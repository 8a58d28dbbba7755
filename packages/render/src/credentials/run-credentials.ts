import { fileURLToPath } from 'node:url'
import { killProgram, openCalls, startNode, type Calls } from '@hookreel/sandbox'
import { RenderError } from '../render-error.ts'
import type { CredentialsTasks } from './credentials-tasks.ts'

const WORKER = fileURLToPath(new URL('./credentials-worker.ts', import.meta.url))
const GIGABYTE = 1024 ** 3
/**
 * 0.7 GB and eight times the film: it comes through a channel, is read into the library, and goes back. Measured: 1.2 GB for 60 MB, which is
 * a film of three minutes; 2.7 for 250; 4.9 for 540, which is the longest of moving clips. A film that does not fit has no seal.
 */
const LIMITS = { memoryBytes: 6 * GIGABYTE, cpuSeconds: 300, fileBytes: GIGABYTE, openFiles: 64 }
/**
 * Of what strangers send, 100 MB at most: 0.7 GB and three times the file (1.0 GB for 100 MB). The largest film takes 8 s; what is made to
 * take longer is mostly refused before the library sees it (refuse-many-boxes.ts).
 */
const READING = { limits: { ...LIMITS, memoryBytes: 1.5 * GIGABYTE, cpuSeconds: 20 }, niceness: 10 }

/** A confined process that knows content credentials, for one film or file. */
export type CredentialsProcess = {
  /** Throws RenderError `credentials_failed`. */
  readonly ask: Calls<CredentialsTasks>['ask']
  close(): void
}

/** `file`: the one that it may read; left out, it sees none. */
export function startCredentials(file?: string): CredentialsProcess {
  const child = startNode(WORKER, [], {
    isOurCode: true,
    ...(file === undefined ? { limits: LIMITS } : { reads: [file], ...READING }),
    ...{ errors: 'pipe', serialization: 'advanced' },
  })
  const calls = openCalls<CredentialsTasks>(child, { stopMs: 0 })
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
