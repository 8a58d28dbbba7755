import type { CueLayout, PlacedPlate, PlacedWord } from './layout.ts'
import { inkReachOf } from './ink-bounds.ts'
import type { CaptionItem } from '../frames/frame.ts'
import type { CaptionLook } from '../styles/caption-look.ts'

/** A placed word as it looks in one frame. */
export type WordSprite = PlacedWord & {
  readonly kind: 'word'
  readonly isActive: boolean
  /** Said already, or being said. */
  readonly isSaid: boolean
  readonly scale: number
  /** Radians. */
  readonly tilt: number
  /** How much of an underline is drawn, 0 to 1. */
  readonly growth: number
  /** What is typed of it, with the cursor behind it; null when it stands there whole. */
  readonly typed: string | null
}

/** What a caption is painted of, each sprite once for each look it takes. */
export type CaptionSprite = WordSprite | ({ readonly kind: 'plate' } & PlacedPlate)

const POP_TILT = -0.03
/** How far the spoken word has grown in its first frames; the last value stays. */
const POP_CURVE = [0.55, 1, 0.8, 0.65]
const UNDERLINE_CURVE = [0.4, 0.75, 1]
/** A word is typed in at most this share of its time, a letter a frame where there is time. */
const TYPING_SHARE = 0.7

/** The sprites of a caption in one frame in drawing order: plates, then words, the spoken one last, over its neighbours. */
export function listCaptionSprites(
  layout: CueLayout,
  { activeWord, age }: Pick<CaptionItem, 'activeWord' | 'age'>,
  look: CaptionLook,
): CaptionSprite[] {
  const isHidden = look.reveal === 'words' || look.reveal === 'letters'
  const words = layout.words
    .filter((word) => !isHidden || word.index <= activeWord)
    .map((word) => stateWord(word, activeWord, age, look))
    .sort((a, b) => Number(a.isActive) - Number(b.isActive))
  const plates = layout.plates.map((plate) => ({ kind: 'plate' as const, ...plate }))
  return [...plates, ...words]
}

function stateWord(word: PlacedWord, activeWord: number, age: number, look: CaptionLook): WordSprite {
  const isActive = word.index === activeWord
  const growth = POP_CURVE[Math.min(age, POP_CURVE.length - 1)] ?? 0
  return {
    ...word,
    kind: 'word',
    isActive,
    isSaid: word.index <= activeWord,
    scale: isActive ? 1 + look.pop * growth : 1,
    tilt: isActive && look.emphasis === 'pop' ? POP_TILT : 0,
    growth: isActive ? (UNDERLINE_CURVE[Math.min(age, UNDERLINE_CURVE.length - 1)] ?? 1) : 0,
    typed: isActive && look.reveal === 'letters' ? typedPart(word, age) : null,
  }
}

function typedPart({ text, frames }: PlacedWord, age: number): string {
  const letters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(
    (part) => part.segment,
  )
  const typing = Math.max(1, Math.min(letters.length, Math.floor(frames * TYPING_SHARE)))
  return letters.slice(0, Math.ceil((letters.length * (age + 1)) / typing)).join('')
}

/** The rectangle around a sprite that holds everything painted of it, in pixels of the frame. */
export function boundsOfSprite(sprite: CaptionSprite, fontSize: number, look: CaptionLook) {
  const { centreX, centreY } = sprite
  if (sprite.kind === 'plate')
    return rectangle(centreX, centreY, sprite.width / 2, sprite.height / 2, sprite.height / 2)
  const reach = inkReachOf(look, sprite.isActive) * fontSize
  // Letters may lean out of their advance width, and a pill stands higher than small letters.
  const lean = 0.08 * fontSize
  const least = look.emphasis === 'pill' || look.emphasis === 'marker' ? 0.6 * fontSize : 0
  const turned = (Math.abs(sprite.tilt) * sprite.width) / 2
  return rectangle(
    centreX,
    centreY,
    (sprite.width / 2 + lean) * sprite.scale + reach,
    Math.max(sprite.above * sprite.scale + reach, least * sprite.scale) + turned,
    Math.max(sprite.below * sprite.scale + reach, least * sprite.scale) + turned,
  )
}

/** Names what a sprite looks like, apart from where it stands: sprites of one name are painted alike. */
export function keyOfSprite(sprite: CaptionSprite, look: CaptionLook): string {
  if (sprite.kind === 'plate') return `plate ${sprite.width.toFixed(2)}`
  const isMarked = look.emphasis === 'marker' && sprite.isSaid
  if (!sprite.isActive) return `${isMarked ? 'said' : 'rest'} ${sprite.text}`
  const line = look.emphasis === 'underline' ? sprite.growth : 1
  return `${sprite.scale.toFixed(3)} ${line} ${sprite.typed ?? ''} ${sprite.text}`
}

function rectangle(centreX: number, centreY: number, aside: number, above: number, below: number) {
  return { left: centreX - aside, right: centreX + aside, top: centreY - above, bottom: centreY + below }
}
