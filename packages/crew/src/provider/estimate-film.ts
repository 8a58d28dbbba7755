import { estimateMotion } from '../animator/estimate-motion.ts'
import { openService } from '../illustrator/create-illustrator.ts'
import { findCharacterPrice, findTokenPrice, priceTokens } from './models.ts'
import { hasCritic } from '../writer/critique-script.ts'
import type { CrewSettings, ProviderSettings } from './provider-settings.ts'
import type { ProviderPart } from './provider.ts'

/** A film of half a minute: one idea of a batch of ten, its scenes described and drawn. Measured with the built-in writer. */
const IDEA_INPUT_TOKENS = 300
/** With its plan and the openings to choose from. */
const IDEA_OUTPUT_TOKENS = 480
/** The script once more, and a third of its sentences written anew. */
const CRITIC_INPUT_TOKENS = 600
const CRITIC_OUTPUT_TOKENS = 150
const DESCRIBE_INPUT_TOKENS = 700
const DESCRIBE_OUTPUT_TOKENS = 900
const SCENES = 8
const SCENE_SECONDS = 4
/** 75 words. */
const CHARACTERS = 450

/**
 * What a service takes for its part of a film of half a minute, in microdollars; undefined for what it does not make. A rough
 * figure to choose by: budgets and receipts count the calls themselves.
 */
export function estimateFilm(
  settings: ProviderSettings,
  part: ProviderPart,
  crew: Pick<CrewSettings, 'critic'> = {},
): number | undefined {
  if (part === 'writer') {
    const isRead = hasCritic(crew, settings)
    const input = IDEA_INPUT_TOKENS + DESCRIBE_INPUT_TOKENS + (isRead ? CRITIC_INPUT_TOKENS : 0)
    const output = IDEA_OUTPUT_TOKENS + DESCRIBE_OUTPUT_TOKENS + (isRead ? CRITIC_OUTPUT_TOKENS : 0)
    return priceTokens(findTokenPrice(settings), input, output)
  }
  if (part === 'illustrator') {
    const picture = openService(settings, globalThis.fetch)?.estimatedMicrodollars
    return picture === undefined ? undefined : SCENES * picture
  }
  // Films have voices that are not written down.
  if (part === 'transcriber') return undefined
  if (part === 'animator') return SCENES * estimateMotion(settings, SCENE_SECONDS)
  return CHARACTERS * findCharacterPrice(settings)
}
