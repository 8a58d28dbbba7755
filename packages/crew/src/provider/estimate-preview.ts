import { estimateOrder, openService } from '../illustrator/create-illustrator.ts'
import type { PhotoKind } from '../illustrator/illustrator.ts'
import { findCharacterPrice, findTokenPrice, priceTokens } from './models.ts'
import type { CrewSettings } from './provider-settings.ts'

/** What is to be made of a storyboard. */
export type PreviewToEstimate = {
  readonly voiceId: string
  /** Of the words to be spoken; 0 when they are spoken already. */
  readonly characters: number
  readonly pictures: PhotoKind | 'drawn'
  /** Pictures to be made. */
  readonly scenes: number
  /** For each of them that shows somebody of a cast: how many reference pictures there are. */
  readonly references?: readonly number[]
}

/** Of describing one scene to a picture model, measured with scripts of the built-in writer. */
const DESCRIBE_INPUT_TOKENS = 500
const DESCRIBE_OUTPUT_TOKENS = 130

/** What services will take for a preview, in microdollars; 0 when everything is made here or on one's own machine. */
export function estimatePreview(settings: CrewSettings, preview: PreviewToEstimate): number {
  const { voiceId, characters, pictures, scenes, references = [] } = preview
  const voice = settings.narrator.find(({ provider }) => voiceId.startsWith(`${provider}:`))
  const speech = voice ? characters * findCharacterPrice(voice) : 0
  if (pictures === 'drawn') return Math.ceil(speech)
  const services = settings.illustrator.flatMap((one) => openService(one, globalThis.fetch) ?? [])
  const service = services.find(({ kind }) => kind === pictures)
  const picture = service?.estimatedMicrodollars ?? 0
  const read = references.reduce(
    (sum, count) => sum + (service === undefined ? 0 : estimateOrder(service, count) - picture),
    0,
  )
  const [writer] = settings.writer
  const described =
    writer && pictures === 'generated'
      ? priceTokens(findTokenPrice(writer), DESCRIBE_INPUT_TOKENS, DESCRIBE_OUTPUT_TOKENS)
      : 0
  return Math.ceil(speech + scenes * (picture + described) + read)
}
