import { KNOWN_PROVIDERS } from '@hookreel/crew'
import type { CrewSettings, KnownProvider, ProviderPart, ProviderSettings } from '@hookreel/crew'

/** A service with everything that it can make: a row of the page. */
export type Service = {
  readonly id: string
  readonly provider: string
  readonly parts: readonly KnownProvider[]
  /** The settings by which it is asked when it is tested: of the first part that it makes. Undefined: not connected. */
  readonly asked: { readonly part: ProviderPart; readonly settings: ProviderSettings } | undefined
}

/** Where there is one server for each part, each is a service by itself. */
const COMPATIBLE = 'openai-compatible'

/** Every service there can be, connected or not, in the order in which they are tried. */
export function listServices(crew: CrewSettings): Service[] {
  const groups = Map.groupBy(KNOWN_PROVIDERS, ({ provider, part }) =>
    provider === COMPATIBLE ? `${provider}-${part}` : provider,
  )
  return [...groups].map(([id, parts]) => ({
    id,
    provider: parts[0]?.provider ?? id,
    parts,
    asked: parts
      .flatMap(({ part, provider }) => {
        const settings = crew[part].find((one) => one.provider === provider)
        return settings ? [{ part, settings }] : []
      })
      .at(0),
  }))
}
