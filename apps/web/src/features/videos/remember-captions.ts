import { DEFAULT_CHOICES, filmChoicesSchema, type CaptionChoice } from '@hookreel/film'

const KEY = 'caption-choice'

/** The captions this person chose last on this device; the style's own before that. */
export function recallCaptions(): CaptionChoice {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    const read = filmChoicesSchema.shape.captions.safeParse(stored)
    return read.success ? read.data : DEFAULT_CHOICES.captions
  } catch {
    return DEFAULT_CHOICES.captions
  }
}

/** Keeps a choice for the next video. */
export function rememberCaptions(captions: CaptionChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(captions))
  } catch {
    // A full or forbidden storage only costs the memory, not the choice.
  }
}
