import { choiceKey } from '../../../lib/own-drafts.ts'
import { STYLE_IDS, type StyleId } from '@hookreel/film'

const KEY = choiceKey('last-order')

type Remembered = { style?: StyleId; voiceId?: string; language?: string | null; pictures?: string }

/** Style, voice and pictures of this person's last order on this device, until they sign out; empty before the first. */
export function recallOrder(): Remembered {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    // Spreading what is no object gives none of these.
    const { style, voiceId, language, pictures }: Record<string, unknown> = { ...(stored as object | null) }
    const known = STYLE_IDS.find((id) => id === style)
    return {
      ...(known && { style: known }),
      ...(typeof voiceId === 'string' && { voiceId }),
      ...(typeof pictures === 'string' && { pictures }),
      ...((typeof language === 'string' || language === null) && { language }),
    }
  } catch {
    return {}
  }
}

export function rememberOrder(order: Remembered): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(order))
  } catch {
    // A full or forbidden store: the next order starts from the profile.
  }
}
