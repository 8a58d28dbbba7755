/** How captions of a style look. Sizes are fractions, so that one look serves every frame size. */
export type CaptionLook = {
  /** Family the bundled font is registered under. */
  readonly fontFamily: string
  /** Font size as a fraction of the frame's short side. */
  readonly size: number
  readonly isUppercase: boolean
  /** CSS colours of resting words, of the word being spoken and of the outline. */
  readonly fill: string
  readonly highlight: string
  readonly stroke: string
  /** Outline width in ems. */
  readonly strokeWidth: number
  /** How the spoken word stands out: another `colour`, a `pill` behind it, a `glow` around it, or a tilted `pop`. */
  readonly emphasis: 'colour' | 'pill' | 'glow' | 'pop'
  /** Colour of the pill or the glow; unused otherwise. */
  readonly accent: string
  /** True when the spoken word loses its outline (dark letters on a bright pill). */
  readonly isHighlightBare: boolean
  /** How much larger the spoken word grows at its peak: 0.08 is 8 %. */
  readonly pop: number
  /** Middle of the block as a fraction of the frame's height. */
  readonly centreY: number
  readonly maxLineCharacters: number
}

/** Families tried after the style's own, for letters it does not have. */
export const FALLBACK_FAMILIES = [
  'Hookreel Montserrat',
  'Hookreel Arabic',
  'Hookreel Devanagari',
  'Hookreel Japanese',
  'Hookreel Emoji',
] as const

/** Captions keep this share of the frame's width free on each side. */
export const CAPTION_SIDE_MARGIN = 0.07
/** Captions stay between these shares of the frame's height: networks cover the rest with their own buttons. */
export const CAPTION_SAFE_HEIGHT = { top: 0.12, bottom: 0.78 } as const
