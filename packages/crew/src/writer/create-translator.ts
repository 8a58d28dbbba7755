import { ProviderError } from '../provider/provider.ts'
import type { ProviderGate } from '../provider/provider.ts'
import type { CrewSettings } from '../provider/provider-settings.ts'
import { nameService } from '../provider/services.ts'
import { tryServices } from '../provider/try-services.ts'
import { askForObject } from './ask-for-object.ts'
import type { WritingService } from './ask-model.ts'
import { checkText } from './check-text.ts'
import { checkTranslation } from './check-translation.ts'
import { listWritingServices } from './create-writer.ts'
import type { ServiceOptions } from './create-writer.ts'
import { estimateTokens } from './estimate-tokens.ts'
import { promptTranslation, translatedSchema, TRANSLATE_INSTRUCTIONS } from './translate-texts.prompt.ts'
import type { TranslateRequest } from './translate-texts.prompt.ts'

/** One translation for each text, in order; empty texts stay empty. */
export type Translation = { readonly texts: readonly string[]; readonly writtenBy: string }

/** Puts texts into another language. */
export type Translator = (request: TranslateRequest, signal?: AbortSignal) => Promise<Translation>

const TEXT_CHARACTERS = 10_000

/** Translation by the configured services in order. There is no embedded one: without a service ProviderError `no_key`. */
export function createTranslator(
  settings: CrewSettings,
  gate: ProviderGate,
  options: ServiceOptions = {},
): Translator {
  return (request, signal) =>
    tryServices(
      listWritingServices(settings, gate, options).map(
        (service) => () => translate(service, request, signal),
      ),
      async (failures) => {
        throw (
          failures.at(-1) ??
          new ProviderError('writer', 'no_key', 'Translation needs a service that writes. Configure one.')
        )
      },
      signal,
    )
}

async function translate(
  service: WritingService,
  request: TranslateRequest,
  signal: AbortSignal | undefined,
): Promise<Translation> {
  const { texts } = await askForObject(
    service,
    {
      operation: 'translate',
      instructions: TRANSLATE_INSTRUCTIONS,
      prompt: promptTranslation(request),
      schema: translatedSchema,
      answerTokens: 2 * estimateTokens(request.texts.join(' ')),
    },
    (answer) => {
      if (answer.texts.length !== request.texts.length)
        return `There are ${answer.texts.length} translations for ${request.texts.length} texts.`
      return answer.texts
        .map((text, i) =>
          checkText(text, {
            name: 'A translation',
            maxCharacters: request.maxCharacters?.[i] ?? TEXT_CHARACTERS,
            mayBeEmpty: request.texts[i]?.trim() === '',
          }),
        )
        .concat(
          answer.texts.map((text, i) => checkTranslation(request.texts[i] ?? '', text, rulesOf(request, i))),
        )
        .find((problem) => problem !== undefined)
    },
    signal,
  )
  return { texts: texts.map((text) => text.trim()), writtenBy: nameService(service.settings.provider) }
}

function rulesOf({ glossary, scenes }: TranslateRequest, index: number) {
  return {
    ...(glossary && { glossary }),
    ...(scenes && index >= scenes.from && { speakers: scenes.speakers }),
  }
}
