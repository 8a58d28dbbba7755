import { luminanceOf, mixColours, readableOn } from './caption-contrast.ts'
import type { CaptionChoice, CaptionPreset } from './film-choices.ts'
import type { StyleId } from './style.ts'
import type { CaptionLook, StyleCaption } from './styles/caption-look.ts'
import { getStyle } from './styles/styles.ts'

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
    ...changeOf(choice.preset, base),
  }
  return {
    ...look,
    size: look.size * SIZES[choice.size],
    preset: choice.preset,
    position: choice.position,
    fallbackFamilies: fallbackFamiliesOf(text),
  }
}

function changeOf(preset: CaptionPreset, base: StyleCaption): Change {
  const [dark, light] = [base.fill, base.stroke].toSorted((a, b) => luminanceOf(a) - luminanceOf(b))
  const ink = dark ?? base.stroke
  const paper = light ?? base.fill
  /** The accent as letters on the style's outline. */
  const lit = readableOn(base.stroke, base.accent)
  const plain = { highlight: base.fill, isHighlightBare: false, pop: 0, emphasis: 'colour' } as const
  switch (preset) {
    case 'style':
      return {}
    case 'word_pop':
      return { ...plain, highlight: lit, emphasis: 'pop', pop: 0.18, reveal: 'words' }
    case 'karaoke_pill':
      return { ...pillOf(base.accent, ink, paper), emphasis: 'pill', isHighlightBare: true, pop: 0.04 }
    case 'box':
      return {
        ...plain,
        fill: paper,
        stroke: ink,
        strokeWidth: 0,
        plate: ink,
        highlight: readableOn(ink, base.accent),
      }
    case 'outline':
      return {
        ...plain,
        highlight: lit,
        pop: 0.06,
        strokeWidth: 0.2,
        rim: { colour: base.fill, width: 0.36 },
      }
    case 'typewriter':
      return { ...plain, isUppercase: false, accent: lit, reveal: 'letters' }
    case 'big_word':
      return { ...plain, size: base.size * 2.1, highlight: lit, pop: 0.1, reveal: 'single' }
    case 'glow':
      return {
        ...plain,
        ...onInk(ink, paper, base.accent),
        strokeWidth: 0.12,
        emphasis: 'glow',
        pop: 0.04,
        isGlowing: true,
      }
    case 'underline':
      return { ...plain, emphasis: 'underline', accent: lit }
    case 'highlighter':
      return {
        ...plain,
        fill: ink,
        stroke: paper,
        strokeWidth: 0,
        plate: paper,
        highlight: ink,
        emphasis: 'marker',
        accent: readableOn(ink, base.accent),
      }
    case 'minimal':
      return {
        ...plain,
        ...onInk(ink, paper, base.accent),
        highlight: paper,
        fill: mixColours(paper, ink, 0.26),
        fontFamily: 'Hookreel Montserrat Semibold',
        size: 0.056,
        isUppercase: false,
        strokeWidth: 0.19,
      }
  }
}

/** Light letters outlined in the style's dark colour. */
function onInk(ink: string, paper: string, accent: string) {
  const lit = readableOn(ink, accent)
  return { fill: paper, stroke: ink, highlight: lit, accent }
}

/** A pill in the accent's colour with letters that can be read on it, dark ones unless it is dark itself. */
function pillOf(accent: string, ink: string, paper: string) {
  const isDark = luminanceOf(accent) < 0.18
  const highlight = isDark ? paper : ink
  return { highlight, accent: readableOn(highlight, accent) }
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
