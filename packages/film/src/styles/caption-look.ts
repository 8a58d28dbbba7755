import type { CAPTION_POSITIONS, CaptionPreset } from '../film-choices.ts'

/** Captions as they belong to a style: its letters and colours, and how the spoken word stands out. */
export type StyleCaption = {
  /** Family the bundled font is registered under. */
  readonly fontFamily: string
  /** Font size as a fraction of the frame's short side. */
  readonly size: number
  readonly isUppercase: boolean
  /** Colours ("#rrggbb") of resting words, of the word being spoken and of the outline. */
  readonly fill: string
  readonly highlight: string
  readonly stroke: string
  /** Outline width in ems, half of it outside the letters; 0 for none. */
  readonly strokeWidth: number
  /**
   * How the spoken word stands out: another `colour`, a `pill` behind it, a `glow` around it, a tilted `pop`, an `underline`,
   * or a `marker` behind it and behind all that was said before it.
   */
  readonly emphasis: 'colour' | 'pill' | 'glow' | 'pop' | 'underline' | 'marker'
  /** Colour of pill, glow, underline, marker and cursor; unused otherwise. */
  readonly accent: string
  /** True when the spoken word loses its outline (dark letters on a bright pill). */
  readonly isHighlightBare: boolean
  /** How much larger the spoken word grows at its peak: 0.08 is 8 %. */
  readonly pop: number
}

/** Captions of one film as they are drawn. Sizes are fractions, so that one look serves every frame size. */
export type CaptionLook = StyleCaption & {
  readonly preset: CaptionPreset
  readonly position: (typeof CAPTION_POSITIONS)[number]
  /** Families tried after the look's own, for letters it does not have. */
  readonly fallbackFamilies: readonly string[]
  /** Colour of the plate behind each line; null for none. */
  readonly plate: string | null
  /** A second outline around the first; width in ems as that of the first. */
  readonly rim: { readonly colour: string; readonly width: number } | null
  /** True when resting words glow as well. */
  readonly isGlowing: boolean
  /** What is seen of a cue: `all` of it, the `words` said so far, the `letters` typed so far, or a `single` word at a time. */
  readonly reveal: 'all' | 'words' | 'letters' | 'single'
}

/** Mean advance of a letter of running text in ems, spaces included, measured on an English sentence with the bundled files. */
export const LETTER_WIDTHS: Readonly<Record<string, { readonly upper: number; readonly mixed: number }>> = {
  'Hookreel Montserrat': { upper: 0.642, mixed: 0.541 },
  'Hookreel Montserrat Semibold': { upper: 0.625, mixed: 0.513 },
  'Hookreel Gochi Hand': { upper: 0.488, mixed: 0.418 },
  'Hookreel Creepster': { upper: 0.407, mixed: 0.406 },
  'Hookreel Bangers': { upper: 0.378, mixed: 0.38 },
  'Hookreel Anton': { upper: 0.419, mixed: 0.411 },
  'Hookreel M PLUS Rounded': { upper: 0.588, mixed: 0.516 },
}
