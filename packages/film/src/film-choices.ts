import { z } from 'zod'
import { MOODS } from './mood.ts'

/** Caption presets; `style` is the look that belongs to the film's style. */
export const CAPTION_PRESETS = [
  'style',
  'word_pop',
  'karaoke_pill',
  'box',
  'outline',
  'typewriter',
  'big_word',
  'glow',
  'underline',
  'highlighter',
  'minimal',
] as const
export type CaptionPreset = (typeof CAPTION_PRESETS)[number]
export const CAPTION_SIZES = ['small', 'medium', 'large'] as const
export const CAPTION_POSITIONS = ['top', 'middle', 'bottom'] as const

const captionChoiceSchema = z.object({
  preset: z.enum(CAPTION_PRESETS).default('style'),
  size: z.enum(CAPTION_SIZES).default('medium'),
  position: z.enum(CAPTION_POSITIONS).default('bottom'),
})
export type CaptionChoice = z.output<typeof captionChoiceSchema>

const musicChoiceSchema = z.object({
  isOn: z.boolean().default(true),
  /** `style` takes the mood that belongs to the film's style. */
  mood: z.enum(['style', ...MOODS]).default('style'),
  /** Share of the usual loudness, 0 to 1; whatever it is, the bed stays under the voice. */
  volume: z.number().min(0).max(1).default(0.7),
})
export type MusicChoice = z.output<typeof musicChoiceSchema>

/** What a person may choose about a film beyond its script, style, voice and size; everything has a default. */
export const filmChoicesSchema = z.object({
  captions: captionChoiceSchema.prefault({}),
  music: musicChoiceSchema.prefault({}),
  hasSoundEffects: z.boolean().default(false),
})
export type FilmChoices = z.output<typeof filmChoicesSchema>

export const DEFAULT_CHOICES: FilmChoices = filmChoicesSchema.parse({})
