import type { ProviderGate } from '../provider/provider.ts'
import type { CrewSettings } from '../provider/provider-settings.ts'
import { tryServices } from '../provider/try-services.ts'
import { askForObject } from './ask-for-object.ts'
import { checkText } from './check-text.ts'
import { listWritingServices } from './create-writer.ts'
import type { ServiceOptions } from './create-writer.ts'
import { describedSchema, promptScenes, SCENES_INSTRUCTIONS } from './describe-scenes.prompt.ts'
import type { SceneDescriptions, SceneRequest } from './describe-scenes.prompt.ts'

/** Describes the scenes of a film for a picture model; nothing when no service that writes is there or could do it. */
export type SceneDescriber = (
  request: SceneRequest,
  signal?: AbortSignal,
) => Promise<SceneDescriptions | undefined>

const PROMPT_CHARACTERS = 1500
const TOKENS_A_SCENE = 120

/** Descriptions by the configured services in order. Throws ProviderError `moderated` when one declines the story. */
export function createSceneDescriber(
  settings: CrewSettings,
  gate: ProviderGate,
  options: ServiceOptions = {},
): SceneDescriber {
  const services = listWritingServices(settings, gate, options)
  return async (request, signal) => {
    if (request.narrations.length === 0) return undefined
    return tryServices<SceneDescriptions | undefined>(
      services.map(
        (service) => () =>
          askForObject(
            service,
            {
              operation: 'scenes',
              instructions: SCENES_INSTRUCTIONS,
              prompt: promptScenes(request),
              schema: describedSchema,
              answerTokens: request.narrations.length * TOKENS_A_SCENE,
            },
            (answer) => checkDescriptions(answer, request),
            signal,
          ),
      ),
      async () => undefined,
      signal,
    )
  }
}

function checkDescriptions(answer: SceneDescriptions, { narrations }: SceneRequest): string | undefined {
  if (answer.scenes.length !== narrations.length)
    return `There are ${answer.scenes.length} scenes for ${narrations.length} narrations.`
  const rules = { maxCharacters: PROMPT_CHARACTERS }
  const problems = answer.scenes.map(
    ({ prompt, negativePrompt }) =>
      checkText(prompt, { ...rules, name: 'A prompt' }) ??
      checkText(negativePrompt, { ...rules, name: 'A negative prompt', mayBeEmpty: true }),
  )
  return (
    checkText(answer.characterSheet, { ...rules, name: 'The character sheet', mayBeEmpty: true }) ??
    problems.find((problem) => problem !== undefined)
  )
}
