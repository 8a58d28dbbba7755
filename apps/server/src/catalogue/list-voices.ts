import type { Voice } from '@hookreel/contract'
import type { Narrator } from '@hookreel/crew'

/** The voices that can be chosen, of one language if one is named: "English" means every English, "English (US)" one. */
export async function listVoices(narrator: Narrator, language: string | undefined): Promise<Voice[]> {
  const asked = language?.trim().toLowerCase()
  const voices = (await narrator.listVoices()).filter((voice) => !asked || speaks(voice.language, asked))
  return voices.map(({ id, name, language: spoken, gender, accent, description }) => ({
    id,
    name,
    language: spoken,
    gender,
    accent,
    description,
    previewUrl: `/api/voices/${encodeURIComponent(id)}/preview`,
  }))
}

function speaks(language: string, asked: string): boolean {
  const spoken = language.toLowerCase()
  return spoken === asked || spoken.startsWith(`${asked} (`)
}
