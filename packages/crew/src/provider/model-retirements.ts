import { chooseModel, findModel } from './models.ts'
import { PROVIDER_PARTS } from './provider.ts'
import type { ProviderPart } from './provider.ts'
import type { CrewSettings, ProviderSettings } from './provider-settings.ts'
import { nameService } from './services.ts'
import type { ServiceId } from './services.ts'

const DAY_MS = 86_400_000
/** How long before its end an operator is told of it. */
const WARNED_DAYS = 30

/** A model in use that its service switches off, or has switched off. */
export type ModelRetirement = {
  readonly part: ProviderPart
  readonly service: ServiceId
  readonly model: string
  /** The day, as in 2026-12-01. */
  readonly ends: string
  readonly isOver: boolean
  readonly successor: string | undefined
}

/** When the model that a service makes a part with ends, if that is within thirty days of `now` or over; models are never changed unasked. */
export function findRetirement(
  part: ProviderPart,
  settings: ProviderSettings,
  now: Date,
): ModelRetirement | undefined {
  const model = chooseModel(part, settings)
  const { ends, successor } = findModel(part, settings.provider, model) ?? {}
  if (ends === undefined || settings.baseUrl !== undefined) return undefined
  const leftMs = Date.parse(ends) - now.getTime()
  if (leftMs > WARNED_DAYS * DAY_MS) return undefined
  return { part, service: settings.provider, model, ends, isOver: leftMs <= 0, successor }
}

/** The endings of all models that the configured services use. */
export function listRetirements(crew: CrewSettings, now: Date): ModelRetirement[] {
  return PROVIDER_PARTS.flatMap((part) =>
    (crew[part] ?? []).flatMap((settings) => findRetirement(part, settings, now) ?? []),
  )
}

/** "OpenAI switches gpt-image-1.5 (pictures) off on 2026-12-01. Configure gpt-image-2.6-flare." */
export function describeRetirement({
  part,
  service,
  model,
  ends,
  isOver,
  successor,
}: ModelRetirement): string {
  const made = {
    ...{ writer: 'texts', narrator: 'voices', illustrator: 'pictures', animator: 'moving pictures' },
    transcriber: 'recordings written down',
  }[part]
  const when = `${isOver ? 'has switched' : 'switches'} ${model} (${made}) off on ${ends}.`
  const what =
    successor === undefined ? 'It named no successor: connect another service.' : `Configure ${successor}.`
  return `${nameService(service)} ${when} ${what}`
}
