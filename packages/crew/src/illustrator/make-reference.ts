import { hashText, type CastMember } from '@hookreel/film'
import { countFailedCall } from '../provider/count-failed-call.ts'
import { ProviderError } from '../provider/provider.ts'
import type { ProviderGate } from '../provider/provider.ts'
import type { CrewSettings } from '../provider/provider-settings.ts'
import { nameService } from '../provider/services.ts'
import { askOnce, estimateOrder, openServices } from './create-illustrator.ts'
import type { PhotoReference } from './illustrator.ts'
import type { PhotoService } from './photo-service.ts'
import { writeReferencePrompt } from './reference.prompt.ts'

type Sheet = Pick<CastMember, 'name' | 'kind' | 'sheet' | 'look'>

/** A picture of somebody or something by itself, to be made from its sheet. */
export type ReferenceOrder = {
  readonly member: Sheet
  /** Pictures that there are of it already, for models that take them. */
  readonly references: readonly PhotoReference[]
  /** The how-maniest it is: no two are alike. */
  readonly index: number
  /** Of all that are made together. */
  readonly seed: string
}

/** A picture as its service gave it: a whole PNG, JPEG or WebP. */
export type MadeReference = { readonly bytes: Uint8Array; readonly service: string; readonly model: string }

const SEED_BITS = 0x7fff_ffff

/** Who makes reference pictures, and what one made from so many others is expected to take in microdollars; undefined: no service makes pictures. */
export function findReferenceMaker(
  settings: Pick<CrewSettings, 'illustrator'>,
): { service: string; model: string; most: number; estimate: (references: number) => number } | undefined {
  const [first] = listMakers(settings)
  if (first === undefined) return undefined
  return {
    service: nameService(first.provider),
    model: first.model,
    most: first.mostReferences ?? 0,
    estimate: (references) => estimateOrder(first, references),
  }
}

/**
 * Makes a picture by the first service that can. Who may have been paid is the last one asked. Throws ProviderError: the reason of the
 * first one that failed.
 */
export async function makeReference(
  settings: Pick<CrewSettings, 'illustrator' | 'timeoutSeconds'>,
  gate: ProviderGate,
  order: ReferenceOrder,
  { signal, fetch }: { readonly signal: AbortSignal; readonly fetch?: typeof globalThis.fetch },
): Promise<MadeReference> {
  let first: ProviderError | undefined
  for (const service of listMakers(settings, fetch)) {
    try {
      return await askFor(service, order, { gate, timeoutSeconds: settings.timeoutSeconds }, signal)
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof ProviderError)) throw error
      first ??= error
      if (countFailedCall(error, 1) > 0) break
    }
  }
  throw first ?? new ProviderError('none', 'no_key', 'No connected service makes pictures.')
}

function listMakers(
  settings: Pick<CrewSettings, 'illustrator'>,
  fetch?: typeof globalThis.fetch,
): PhotoService[] {
  return openServices(settings, fetch).filter(({ kind }) => kind === 'generated')
}

async function askFor(
  service: PhotoService,
  { member, references: all, index, seed }: ReferenceOrder,
  asking: { readonly gate: ProviderGate; readonly timeoutSeconds: number },
  signal: AbortSignal,
): Promise<MadeReference> {
  const { provider, model } = service
  const references = all.slice(0, service.mostReferences ?? 0)
  const order = {
    ...writeReferencePrompt(member, { index, references: references.length }),
    ...(references.length > 0 && { references }),
    ...{ searchWords: member.name, shape: 'square' as const, turn: index },
    seed: hashText(`${seed} ${index}`) & SEED_BITS,
  }
  const { bytes } = await askOnce(service, order, asking, signal)
  return { bytes, service: nameService(provider), model }
}
