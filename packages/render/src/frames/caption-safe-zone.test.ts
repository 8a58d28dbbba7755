import { createCanvas } from '@napi-rs/canvas'
import {
  CAPTION_POSITIONS,
  CAPTION_PRESETS,
  CAPTION_SIZES,
  STYLE_IDS,
  buildCues,
  captionLookOf,
  drawCaption,
  safeZoneOf,
  type CaptionChoice,
  type CaptionCue,
  type FrameSize,
  type StyleId,
} from '@hookreel/film'
import { describe, expect, test } from 'vitest'
import { registerFonts } from './fonts.ts'

const SHAPES: readonly (readonly [string, FrameSize])[] = [
  ['9:16', { width: 270, height: 480 }],
  ['1:1', { width: 270, height: 270 }],
  ['16:9', { width: 480, height: 270 }],
]
const TEXT = 'Fingerspitzengefühl gjpq ÄÉÅ Donaudampfschifffahrtsgesellschaft! internationalization'
const WORDS = TEXT.split(' ').map((text, i) => ({ text, startSeconds: i, endSeconds: i + 0.9 }))
/** Fainter than this share of 255 the last of a shadow or a glow is not seen. */
const SEEN = 14

const CHOICES = CAPTION_PRESETS.flatMap((preset) =>
  CAPTION_SIZES.flatMap((size) => CAPTION_POSITIONS.map((position) => ({ preset, size, position }))),
)

/** Where a cue's pixels lie while its longest word stands out. */
function inkOf(cue: CaptionCue, style: StyleId, choice: CaptionChoice, frameSize: FrameSize) {
  const { width, height } = frameSize
  const context = createCanvas(width, height).getContext('2d')
  const lengths = cue.lines.flat().map((word) => word.text.length)
  const activeWord = lengths.indexOf(Math.max(...lengths))
  drawCaption(context, { cue, activeWord, age: 1 }, captionLookOf(style, choice, TEXT), frameSize)
  const { data } = context.getImageData(0, 0, width, height)
  const ink = { left: width, right: 0, top: height, bottom: 0 }
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] ?? 0) <= SEEN) continue
    const [x, y] = [((at - 3) / 4) % width, Math.floor((at - 3) / 4 / width)]
    ink.left = Math.min(ink.left, x)
    ink.right = Math.max(ink.right, x + 1)
    ink.top = Math.min(ink.top, y)
    ink.bottom = Math.max(ink.bottom, y + 1)
  }
  return ink
}

describe('captions stay where no network puts its own signs', () => {
  test.each(SHAPES)('in %s, in every preset, size and place, long words too', (_, frameSize) => {
    const zone = safeZoneOf(frameSize)
    const outside: string[] = []
    for (const [index, choice] of CHOICES.entries()) {
      // Each preset, size and place once; the styles take turns.
      const style = STYLE_IDS[index % STYLE_IDS.length] ?? 'default'
      const look = captionLookOf(style, choice, TEXT)
      registerFonts(look, TEXT)
      for (const cue of buildCues(WORDS, look, frameSize)) {
        const ink = inkOf(cue, style, choice, frameSize)
        const isInside =
          ink.right > ink.left &&
          ink.left >= Math.floor(zone.left) &&
          ink.right <= Math.ceil(zone.right) &&
          ink.top >= Math.floor(zone.top) &&
          ink.bottom <= Math.ceil(zone.bottom)
        if (!isInside) outside.push(`${style} ${JSON.stringify(choice)} ${JSON.stringify(ink)}`)
      }
    }
    expect(outside, JSON.stringify(zone)).toEqual([])
  })

  test('the place asked for is the place taken', () => {
    const frameSize = { width: 270, height: 480 }
    const middleOf = (position: CaptionChoice['position']) => {
      const choice: CaptionChoice = { preset: 'box', size: 'medium', position }
      const [cue] = buildCues(WORDS, captionLookOf('default', choice, TEXT), frameSize)
      if (cue === undefined) throw new Error('no cue')
      const { top, bottom } = inkOf(cue, 'default', choice, frameSize)
      return (top + bottom) / 2 / frameSize.height
    }
    expect(middleOf('top')).toBeLessThan(0.27)
    expect(middleOf('middle')).toBeCloseTo(0.5, 1)
    expect(middleOf('bottom')).toBeGreaterThan(0.64)
  })
})
