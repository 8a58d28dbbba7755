import { createTranslator, findLanguage } from '@hookreel/crew'
import type { Voice } from '@hookreel/crew'
import { baseLanguage, NO_VOICE, SCRIPT_MAX_CHARACTERS } from '@hookreel/film'
import { stepKey } from '@hookreel/studio'
import type { StudioMemory } from '@hookreel/studio'
import type { ChosenScript } from './choose-script.ts'
import { CliError } from './cli-error.ts'
import type { Services } from './open-services.ts'

const TITLE_CHARACTERS = 200
const STEP = 'translation'

/** `--language`: one that a voice here speaks, or any for a film without a voice. */
export function requireLanguage(
  named: string | undefined,
  voices: readonly Voice[],
  voiceId: string | undefined,
): string | undefined {
  if (named === undefined || voiceId === NO_VOICE) return named
  const spoken = [
    ...new Set(
      voices
        .filter(({ id }) => id !== NO_VOICE)
        .flatMap(({ language, alsoSpeaks = [] }) => [baseLanguage(language), ...alsoSpeaks]),
    ),
  ].toSorted()
  const found = spoken.find((language) => language.toLowerCase() === named.toLowerCase())
  if (found !== undefined) return found
  throw new CliError(
    `--language "${named}" is spoken by no voice here: ${spoken.join(', ')}. --voice none makes a film of words and music.`,
  )
}

/**
 * Title and script in a language: as they are where they are in it, else translated by a service that writes, which is remembered. Without
 * one, a script that tells no language stays as it is; for any other a CliError is thrown.
 */
export async function speakIn<Chosen extends ChosenScript>(
  language: string | undefined,
  chosen: Chosen,
  { services, memory }: { readonly services: Services; readonly memory: StudioMemory },
): Promise<Chosen> {
  const written = findLanguage(chosen.script)
  if (language === undefined || written === language) return chosen
  const { title, script } = chosen
  const key = stepKey(STEP, [language, title, script])
  const known = (await memory.recall(STEP, key))?.data
  // Only what is remembered below lies there.
  if (known !== undefined) return { ...chosen, ...(known as Pick<ChosenScript, 'title' | 'script'>) }
  if (services.settings.writer.length === 0) {
    // A short script tells no language: it may be in this one.
    if (written === undefined) return chosen
    throw new CliError(
      `--language ${language} needs a service that writes (docs/services.md), or --script with a text in ${language}.`,
    )
  }
  const request = {
    texts: [title, script],
    language,
    maxCharacters: [TITLE_CHARACTERS, SCRIPT_MAX_CHARACTERS],
  }
  const [into = title, said = ''] = (await createTranslator(services.settings, services.gate)(request)).texts
  await services.moderate([into, said])
  const data = { title: into, script: said }
  await memory.remember(STEP, key, { data, files: [], tookMs: 0 })
  return { ...chosen, ...data }
}
