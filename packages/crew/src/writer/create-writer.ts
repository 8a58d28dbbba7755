import { limitAnswers } from '../provider/limit-answers.ts'
import { isOnThisMachine } from '../provider/models.ts'
import type { CrewSettings } from '../provider/provider-settings.ts'
import type { ProviderGate } from '../provider/provider.ts'
import { tryServices } from '../provider/try-services.ts'
import { createAiWriter } from './ai.ts'
import type { WritingService } from './ask-model.ts'
import { hasCritic } from './critique-script.ts'
import { settleTitle } from './settle-title.ts'
import type { IdeaDraft, Writer } from './writer.ts'

/** A small machine writes some words a second, after minutes of reading, and one answer after the other. */
const OWN_SECONDS = 900
/** A script of three minutes has 4,000 characters; told word by word, each with what a service says around it, it has 2 MB. */
const ANSWER_BYTES = 16_000_000

/** How services are reached. */
export type ServiceOptions = {
  /** Instead of the global one. */
  readonly fetch?: typeof globalThis.fetch | undefined
}

/**
 * The configured services in order, and the embedded writer after them. A failure that another may not share passes to
 * the next, which writes what is still missing; content that a service declines and wrong requests do not. Throws
 * ProviderError for those two, and the signal's reason when it is aborted.
 */
export function createWriter(
  settings: CrewSettings,
  gate: ProviderGate,
  embedded: Writer,
  options: ServiceOptions = {},
): Writer {
  return {
    suggestIdeas: async (request, signal, onIdea) => {
      // Read for every request: a writer may be installed, and taken away, while the server runs.
      const writers = listWritingServices(settings, gate, options).map((service) =>
        createAiWriter(service, hasCritic(settings, service.settings)),
      )
      const written: IdeaDraft[] = []
      const told = (idea: IdeaDraft) => {
        const settled = { ...idea, title: settleTitle(idea.title, idea.script) }
        written.push(settled)
        onIdea?.(settled)
      }
      await tryServices(
        writers.map((writer) => async () => {
          const count = request.count - written.length
          await writer.suggestIdeas({ ...request, count }, signal, told)
        }),
        async () => {
          // Templates among a model's ideas would be a surprise: they only stand in for all of them.
          if (written.length > 0) return
          for (const idea of await embedded.suggestIdeas(request, signal)) told(idea)
        },
        signal,
      )
      return written
    },
  }
}

/** The services that write, as they are asked. */
export function listWritingServices(
  settings: CrewSettings,
  gate: ProviderGate,
  { fetch }: ServiceOptions,
): WritingService[] {
  return settings.writer.map((service) => ({
    settings: service,
    gate,
    timeoutSeconds: Math.max(settings.timeoutSeconds, isOnThisMachine(service) ? OWN_SECONDS : 0),
    fetch: limitAnswers(service.provider, fetch, ANSWER_BYTES),
  }))
}
