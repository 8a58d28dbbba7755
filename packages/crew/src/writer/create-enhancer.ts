import type { CrewSettings } from '../provider/provider-settings.ts'
import type { ProviderGate } from '../provider/provider.ts'
import { tryServices } from '../provider/try-services.ts'
import { createAiEnhancer } from './ai-enhancer.ts'
import { listWritingServices } from './create-writer.ts'
import type { ServiceOptions } from './create-writer.ts'
import type { Enhancer, Improvement, ImproveRequest } from './enhancer.ts'
import { settleTitle } from './settle-title.ts'

/** The configured services in order, and the embedded enhancer after them; what is thrown is as for the writer. */
export function createEnhancer(
  settings: CrewSettings,
  gate: ProviderGate,
  embedded: Enhancer,
  options: ServiceOptions = {},
): Enhancer {
  const listEnhancers = () => listWritingServices(settings, gate, options).map(createAiEnhancer)
  return {
    enhance: (request, signal) =>
      tryServices(
        listEnhancers().map((enhancer) => () => enhancer.enhance(request, signal)),
        () => embedded.enhance(request, signal),
        signal,
      ),
    improve: async (request, signal) => {
      const improved = await tryServices(
        listEnhancers().map((enhancer) => () => enhancer.improve(request, signal)),
        () => embedded.improve(request, signal),
        signal,
      )
      return settleImproved(request, improved)
    },
  }
}

/** What was changed may have lost things that the title counts. */
function settleImproved({ title, script }: ImproveRequest, improved: Improvement): Improvement {
  const now = improved.script ?? script
  if (improved.title === title && now === script) return improved
  return { ...improved, title: settleTitle(improved.title, now, script) }
}
