import type { CrewSettings, ProviderSettings } from '../provider/provider-settings.ts'
import { limitTime } from '../provider/limit-time.ts'
import { ProviderError } from '../provider/provider.ts'
import type { ProviderGate } from '../provider/provider.ts'
import { nameService } from '../provider/services.ts'
import { createSceneDescriber } from '../writer/create-scene-describer.ts'
import type { SceneDescriber } from '../writer/create-scene-describer.ts'
import type { OpenLibrary } from './library/open-library.ts'
import { takeOpenClip } from './take-open-clip.ts'
import { takeOpenPicture } from './take-open-picture.ts'
import { checkClip } from './check-clip.ts'
import { checkPhoto } from './check-photo.ts'
import { explainPictureError } from './explain-picture-error.ts'
import type { Illustrator, PhotoKind, PhotoReference, PhotoRequest, TakenPhoto } from './illustrator.ts'
import { orderPhoto } from './order-photo.ts'
import type { PhotoAnswer, PhotoOrder, PhotoService } from './photo-service.ts'
import { createAutomatic1111 } from './services/automatic1111.ts'
import { createComfyui } from './services/comfyui.ts'
import { createPexels } from './services/pexels.ts'
import { createPexelsClips } from './services/pexels-clips.ts'
import { createSdkPictures } from './services/sdk-pictures.ts'
import { createStability } from './services/stability.ts'

/**
 * The illustrator that draws by itself (`embedded`), takes real pictures from open collections (`library`) and single pictures from
 * services, in the order of the settings. A service
 * that fails or declines gives way to the next; when none is left, `takePhoto` answers undefined and the drawing stands. Each is
 * tried once: a picture that may have been paid for is not asked for again (the gate repeats what was surely not).
 */
export function createIllustrator(
  settings: CrewSettings,
  gate: ProviderGate,
  embedded: Illustrator,
  options: { readonly fetch?: typeof globalThis.fetch; readonly library?: OpenLibrary | undefined } = {},
): Illustrator {
  const services = openServices(settings, options.fetch)
  const { library } = options
  if (services.length === 0 && !library) return embedded
  const asking = { gate, timeoutSeconds: settings.timeoutSeconds }
  const describeScenes = createSceneDescriber(settings, gate, options)
  const describe = (signal?: AbortSignal) => (request: PhotoRequest, characters: string) =>
    describeScene(describeScenes, request, characters, signal)
  return {
    drawPicture: (request, signal) => embedded.drawPicture(request, signal),
    ...(embedded.listDrawn && { listDrawn: embedded.listDrawn }),
    ...(library?.findClips && {
      takeClip: (request, signal) => takeOpenClip(library, request, asking, signal),
    }),
    takePhoto: async (request, signal) => {
      const { kind } = request
      if (kind === 'real' || kind === 'mixed')
        return library && takeOpenPicture(library, { ...request, kind }, asking, signal)
      const order = await orderPhoto({ ...request, references: [] }, describe(signal))
      if (order === undefined) return undefined
      const seen = order.description
      for (const service of services.filter(({ kind }) => kind === request.kind)) {
        try {
          const taken = await ask(service, await addReferences(service, request, order), asking, signal)
          return { ...taken, ...(seen !== undefined && { description: seen }) }
        } catch (error) {
          signal?.throwIfAborted()
          if (!(error instanceof ProviderError)) throw error
        }
      }
      return undefined
    },
  }
}

/** The order with as many pictures of the cast as the service's model takes; what is seen is not described a second time. */
async function addReferences(
  { mostReferences = 0 }: PhotoService,
  request: PhotoRequest,
  order: PhotoOrder,
): Promise<PhotoOrder> {
  const references = shareReferences(request.references ?? [], mostReferences)
  if (references.length === 0) return order
  const { description } = order
  const seen = description === undefined ? undefined : { prompt: description, negativePrompt: '' }
  const full = await orderPhoto({ ...request, references }, async () => seen)
  return { ...order, ...(full && { prompt: full.prompt }), references }
}

/** No more than so many, of everybody alike: the first of each, then the second. */
function shareReferences(references: readonly PhotoReference[], most: number): PhotoReference[] {
  const groups = [...Map.groupBy(references, ({ name }) => name).values()]
  const longest = Math.max(0, ...groups.map((group) => group.length))
  const inTurn = Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group[at] ?? []))
  const chosen = new Set(inTurn.flat().slice(0, most))
  return references.filter((one) => chosen.has(one))
}

/** By a language model, when there is one: what is spoken often names nothing that can be seen. */
async function describeScene(
  describe: SceneDescriber,
  { narration, cast = [], film: { text, style } }: PhotoRequest,
  characters: string,
  signal?: AbortSignal,
) {
  // Told before each scene is described alone, so that the same person is described by the same words.
  const sheets = cast.map(({ name, kind, sheet }) => `${name} (${kind})${sheet && `: ${sheet}`}`).join('; ')
  const looks = [sheets, characters].filter((look) => look !== '').join('; ')
  const people = looks === '' ? '' : ` People look exactly like this: ${looks}.`
  try {
    const described = await describe({ topic: `${text}${people}`, style, narrations: [narration] }, signal)
    return described?.scenes[0]
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof ProviderError) return undefined
    throw error
  }
}

/** The kinds of single pictures that these services and the open web give. */
export function listPhotoKinds(settings: Pick<CrewSettings, 'illustrator' | 'openPictures'>): PhotoKind[] {
  const kinds = new Set(openServices(settings).map(({ kind }) => kind))
  const open = settings.openPictures === undefined ? [] : (['mixed', 'real'] as const)
  return [...open, ...(['generated', 'stock', 'clips'] as const).filter((kind) => kinds.has(kind))]
}

/** The first service that makes pictures and takes those of a cast, and how many of them. */
export function findReferenceTaker(
  settings: Pick<CrewSettings, 'illustrator'>,
): { service: string; model: string; most: number } | undefined {
  const taker = openServices(settings).find(({ mostReferences = 0 }) => mostReferences > 0)
  if (!taker) return undefined
  return { service: nameService(taker.provider), model: taker.model, most: taker.mostReferences ?? 0 }
}

/** The services of single pictures, in the order in which they are tried. */
export function openServices(
  settings: Pick<CrewSettings, 'illustrator'>,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): PhotoService[] {
  return settings.illustrator.flatMap((one) => {
    const pictures = openService(one, fetch)
    const clips = one.provider === 'pexels' ? [createPexelsClips(trimAddress(one), fetch)] : []
    return pictures === undefined ? clips : [pictures, ...clips]
  })
}

function trimAddress(settings: ProviderSettings): ProviderSettings {
  return { ...settings, baseUrl: settings.baseUrl?.replace(/\/+$/, '') }
}

/** The service that these settings open; undefined when it makes no pictures. */
export function openService(
  given: ProviderSettings,
  fetch: typeof globalThis.fetch,
): PhotoService | undefined {
  const settings = trimAddress(given)
  if (settings.provider === 'pexels') return createPexels(settings, fetch)
  if (settings.provider === 'stability') return createStability(settings, fetch)
  if (settings.provider === 'comfyui') return createComfyui(settings, fetch)
  if (settings.provider === 'automatic1111') return createAutomatic1111(settings, fetch)
  return createSdkPictures(settings, fetch)
}

/** What is asked for, as receipts name it. */
const OPERATIONS = { generated: 'picture', stock: 'photo', clips: 'clip' } as const

type Asking = { readonly gate: ProviderGate; readonly timeoutSeconds: number }

async function ask(
  service: PhotoService,
  order: PhotoOrder,
  asking: Asking,
  signal?: AbortSignal,
): Promise<TakenPhoto> {
  const { provider, kind, model } = service
  const { bytes, credit } = await askOnce(service, order, asking, signal)
  const references = order.references?.length ?? 0
  const made = kind === 'generated' ? { model, ...(references > 0 && { references }) } : {}
  return { bytes, provider, credit: credit ?? creditOf(service), ...made }
}

/** Asks one service once, in its turn and within its time; what comes is a whole picture, or a clip. Throws ProviderError. */
export function askOnce(
  service: PhotoService,
  order: PhotoOrder,
  { gate, timeoutSeconds }: Asking,
  signal?: AbortSignal,
): Promise<Pick<PhotoAnswer, 'bytes' | 'credit'>> {
  const { provider, kind, model } = service
  const operation = OPERATIONS[kind]
  const estimatedMicrodollars = estimateOrder(service, order.references?.length ?? 0)
  const call = { provider, part: 'illustrator', operation, model, estimatedMicrodollars } as const
  const take = async (limited: AbortSignal) => {
    try {
      const { bytes, microdollars, credit } = await service.take(order, limited)
      if (kind === 'clips') checkClip(provider, bytes)
      else await checkPhoto(provider, bytes, limited)
      return { value: { bytes, ...(credit && { credit }) }, microdollars }
    } catch (error) {
      limited.throwIfAborted()
      throw await explainPictureError(provider, error)
    }
  }
  return gate.run(call, () => limitTime(provider, timeoutSeconds, signal, take), signal)
}

/** What a service is expected to take for a picture that is made from so many others, or from as many as its model takes. */
export function estimateOrder(
  { estimatedMicrodollars, mostReferences = 0, estimateWith }: PhotoService,
  references: number,
): number {
  return estimateWith?.(Math.min(references, mostReferences)) ?? estimatedMicrodollars
}

function creditOf({ provider, model }: PhotoService) {
  return { work: `${model} pictures`, author: nameService(provider), licence: 'AI-generated' }
}
