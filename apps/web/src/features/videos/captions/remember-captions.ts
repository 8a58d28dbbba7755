import {
  CAPTION_POSITIONS,
  CAPTION_PRESETS,
  CAPTION_SIZES,
  DEFAULT_CHOICES,
  type CaptionChoice,
} from '@hookreel/film'
import { choiceKey } from '../../../lib/own-drafts.ts'

const KEY = choiceKey('captions')

/** What was stored by an earlier version may no longer be offered. */
function pick<Value>(offered: readonly Value[], stored: unknown, usual: Value): Value {
  return offered.find((value) => value === stored) ?? usual
}

/** The captions this person chose last on this device; the style's own before that. */
export function recallCaptions(): CaptionChoice {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    const { preset, size, position }: Record<string, unknown> =
      stored && typeof stored === 'object' ? { ...stored } : {}
    const usual = DEFAULT_CHOICES.captions
    return {
      preset: pick(CAPTION_PRESETS, preset, usual.preset),
      size: pick(CAPTION_SIZES, size, usual.size),
      position: pick(CAPTION_POSITIONS, position, usual.position),
    }
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
