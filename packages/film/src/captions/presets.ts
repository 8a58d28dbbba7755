import { mix } from '../colour.ts'
import { luminanceOf, readableOn } from './contrast.ts'
import type { CaptionChoice, CaptionPreset } from '../film-choices.ts'
import type { StyleId } from '../style.ts'
import type { CaptionLook, StyleCaption } from '../styles/caption-look.ts'
import { getStyle } from '../styles/styles.ts'

const SIZES: Readonly<Record<CaptionChoice['size'], number>> = { small: 0.8, medium: 1, large: 1.25 }

/** What a preset makes of a style's captions. */
type Change = Partial<Omit<CaptionLook, 'preset' | 'position' | 'fallbackFamilies'>>

/**
 * How captions of a film look: the preset drawn with the letters and colours of the style, in the chosen size and place. `text` is what
 * will be captioned; it decides between Japanese and Chinese letter forms. Preview, cover and film use this look alone.
 */
export function captionLookOf(style: StyleId, choice: CaptionChoice, text = ''): CaptionLook {
  const base = getStyle(style).captionLook
  const look = {
    ...base,
    plate: null,
    rim: null,
    isGlowing: false,
    reveal: 'all' as const,
    ...CHANGES[choice.preset](paletteOf(base)),
  }
  return {
    ...look,
    size: look.size * SIZES[choice.size],
    preset: choice.preset,
    position: choice.position,
    fallbackFamilies: fallbackFamiliesOf(text),
  }
}

/** A style's colours in the parts they play in captions. */
type Palette = {
  readonly base: StyleCaption
  /** The darker and the lighter of letters and outline. */
  readonly ink: string
  readonly paper: string
  /** The accent as letters on the outline, and on the ink. */
  readonly lit: string
  readonly litOnInk: string
}

function paletteOf(base: StyleCaption): Palette {
  const isDark = luminanceOf(base.fill) < luminanceOf(base.stroke)
  const [ink, paper] = isDark ? [base.fill, base.stroke] : [base.stroke, base.fill]
  const lit = readableOn(base.stroke, base.accent)
  return { base, ink, paper, lit, litOnInk: readableOn(ink, base.accent) }
}

/** A look in which nothing yet tells the spoken word from the others. */
const plain = ({ base }: Palette) =>
  ({ highlight: base.fill, isHighlightBare: false, pop: 0, emphasis: 'colour' }) as const

const CHANGES: Readonly<Record<CaptionPreset, (palette: Palette) => Change>> = {
  style: () => ({}),
  word_pop: (palette) => ({
    ...plain(palette),
    highlight: palette.lit,
    emphasis: 'pop',
    pop: 0.18,
    reveal: 'words',
  }),
  karaoke_pill: (palette) => ({ ...pillOf(palette), emphasis: 'pill', isHighlightBare: true, pop: 0.04 }),
  box: (palette) => ({ ...plain(palette), ...onInk(palette), strokeWidth: 0, plate: palette.ink }),
  outline: (palette) => ({
    ...plain(palette),
    highlight: palette.lit,
    pop: 0.06,
    strokeWidth: 0.2,
    rim: { colour: palette.base.fill, width: 0.36 },
  }),
  typewriter: (palette) => ({
    ...plain(palette),
    isUppercase: false,
    accent: palette.lit,
    reveal: 'letters',
  }),
  big_word: (palette) => ({
    ...plain(palette),
    size: palette.base.size * 2.1,
    highlight: palette.lit,
    pop: 0.1,
    reveal: 'single',
  }),
  glow: (palette) => ({
    ...plain(palette),
    ...onInk(palette),
    strokeWidth: 0.12,
    emphasis: 'glow',
    pop: 0.04,
    isGlowing: true,
  }),
  underline: (palette) => ({ ...plain(palette), emphasis: 'underline', accent: palette.lit }),
  highlighter: (palette) => ({
    ...plain(palette),
    fill: palette.ink,
    highlight: palette.ink,
    stroke: palette.paper,
    strokeWidth: 0,
    plate: palette.paper,
    emphasis: 'marker',
    accent: palette.litOnInk,
  }),
  minimal: (palette) => ({
    ...plain(palette),
    ...onInk(palette),
    highlight: palette.paper,
    fill: mix(palette.paper, palette.ink, 0.17),
    fontFamily: 'Hookreel Montserrat Semibold',
    size: 0.064,
    isUppercase: false,
    strokeWidth: 0.19,
  }),
}

/** Light letters outlined in the style's dark colour. */
function onInk({ ink, paper, litOnInk }: Palette) {
  return { fill: paper, stroke: ink, highlight: litOnInk }
}

/** A pill in the accent's colour with letters that can be read on it, dark ones unless it is dark itself. */
function pillOf({ base, ink, paper }: Palette) {
  const highlight = luminanceOf(base.accent) < 0.18 ? paper : ink
  return { highlight, accent: readableOn(highlight, base.accent) }
}

/** Families for letters that the look's own font does not have; letters shared by Chinese and Japanese take the text's own forms. */
function fallbackFamiliesOf(text: string): string[] {
  const eastAsian = ['Hookreel Japanese', 'Hookreel Chinese']
  const isJapanese = /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)
  return [
    'Hookreel Montserrat',
    'Hookreel Arabic',
    'Hookreel Hebrew',
    'Hookreel Devanagari',
    'Hookreel Thai',
    'Hookreel Korean',
    ...(isJapanese ? eastAsian : eastAsian.toReversed()),
    'Hookreel Emoji',
  ]
}
