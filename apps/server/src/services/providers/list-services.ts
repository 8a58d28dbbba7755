import { KNOWN_PROVIDERS } from '@hookreel/crew'
import type { CrewSettings, KnownProvider, ProviderPart, ProviderSettings, ServiceId } from '@hookreel/crew'

/** A service with everything that it can make: a row of the page. */
export type Service = {
  readonly id: string
  readonly provider: ServiceId
  readonly parts: readonly ServicePart[]
  /** The settings by which it is asked when it is tested: of the first part that it makes. Undefined: not connected. */
  readonly asked: { readonly part: ProviderPart; readonly settings: ProviderSettings } | undefined
}

type ServicePart = Pick<KnownProvider, 'part' | 'provider'> & {
  /** The setting that connects it; none for what is installed on this machine. */
  readonly needs?: KnownProvider['needs']
}

/** Where there is one server for each part, each is a service by itself. */
const COMPATIBLE = 'openai-compatible'
const OWN_WRITER: ServicePart = { part: 'writer', provider: 'local-writer' }

/** Every service there can be, connected or not, in the order in which they are tried. */
export function listServices(crew: CrewSettings): Service[] {
  // The natural voice and the writer of this machine have cards of their own; the writer is asked like a service, too.
  const isWritten = crew.writer.some(({ provider }) => provider === OWN_WRITER.provider)
  const known: readonly ServicePart[] = [...KNOWN_PROVIDERS, ...(isWritten ? [OWN_WRITER] : [])]
  const groups = Map.groupBy(known, ({ provider, part }) =>
    provider === COMPATIBLE ? `${provider}-${part}` : provider,
  )
  return [...groups].flatMap(([id, parts]) => {
    const [first] = parts
    if (!first) return []
    const asked = parts.flatMap(({ part, provider }) => {
      const settings = crew[part]?.find((one) => one.provider === provider)
      return settings ? [{ part, settings }] : []
    })
    return [{ id, provider: first.provider, parts, asked: asked.at(0) }]
  })
}
