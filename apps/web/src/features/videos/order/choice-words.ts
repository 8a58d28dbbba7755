import type { Style } from '@hookreel/contract'
import { MOOD_NAMES, MOODS, type CaptionPreset, type FilmChoices } from '@hookreel/film'

/** What the captions are called where they are chosen. */
export const CAPTION_NAMES: Record<CaptionPreset, string> = {
  style: 'Style’s own',
  word_pop: 'Word pop',
  karaoke_pill: 'Karaoke pill',
  box: 'Box',
  outline: 'Outline',
  typewriter: 'Typewriter',
  big_word: 'Big word',
  glow: 'Glow',
  underline: 'Underline',
  highlighter: 'Highlighter',
  minimal: 'Minimal',
}

/** What the sources of pictures are called where they are chosen. */
export const PICTURE_NAMES: Record<FilmChoices['pictures'], string> = {
  drawn: 'Drawn',
  mixed: 'Mixed',
  real: 'Real pictures',
  generated: 'AI images',
  stock: 'Stock photos',
  clips: 'Stock clips',
}

/** The moods that music can have, that of the style first. */
export function listMoods(ofStyle: Style['mood'] | undefined) {
  const own = ofStyle && MOOD_NAMES[ofStyle]
  return [
    {
      value: 'style' as const,
      label: own ? `Of the style (${own.name})` : 'Of the style',
      ...(own && { hint: own.description }),
    },
    ...MOODS.map((mood) => ({
      value: mood,
      label: MOOD_NAMES[mood].name,
      hint: MOOD_NAMES[mood].description,
    })),
  ]
}
