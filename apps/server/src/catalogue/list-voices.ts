import type { listVoices as endpoint } from '@hookreel/contract'
import type { Narrator, Voice } from '@hookreel/crew'
import { NO_VOICE } from '@hookreel/film'
import type { z } from 'zod'

type VoicesAnswer = z.input<typeof endpoint.output>

/**
 * The voices that can be chosen, of one language if one is named: "English" means every English, "English (US)" one.
 * Those that no longer speak for anyone who asks, because the free trial `isTrialOver`, say so. `isFresh` asks outside services again; those that cannot be read are told as problems.
 */
export async function listVoices(
  narrator: Narrator,
  wish: { language: string | undefined; isFresh: boolean; isTrialOver: boolean },
): Promise<VoicesAnswer> {
  const { language, isFresh, isTrialOver } = wish
  const asked = language?.trim().toLowerCase()
  const { voices, problems } = (await narrator.readVoices?.({ isFresh })) ?? {
    voices: await narrator.listVoices(),
    problems: [],
  }
  return {
    voices: voices
      .filter((voice) => !asked || speaks(voice.language, asked))
      .map((voice) => ({
        ...presentVoice(voice),
        ...(isTrialOver && narrator.isCostly?.(voice.id) && { needsPurchase: true }),
      })),
    problems: problems.map(({ provider, message }) => ({ service: provider, message })),
  }
}

function presentVoice(voice: Voice): VoicesAnswer['voices'][number] {
  const { id, name, language, gender, accent, description, service } = voice
  return {
    id,
    name,
    language,
    gender,
    accent,
    description,
    service: service ?? null,
    previewUrl: id === NO_VOICE ? null : `/api/voices/${encodeURIComponent(id)}/preview`,
  }
}

function speaks(language: string, asked: string): boolean {
  const spoken = language.toLowerCase()
  return spoken === asked || spoken.startsWith(`${asked} (`)
}
