import { expect, test } from 'vitest'
import { STYLE_IDS } from '../style.ts'
import { CAPTION_SAFE_HEIGHT } from './caption-look.ts'
import { getStyle, listStyles } from './styles.ts'

test('there are six styles, each described in words of its own', () => {
  const styles = listStyles()
  expect(styles.map((style) => style.id)).toEqual([...STYLE_IDS])
  for (const key of ['name', 'description', 'info', 'colour'] as const) {
    expect(new Set(styles.map((style) => style[key])).size).toBe(6)
  }
  expect(getStyle('default').name).toBe('Cinematic')
})

test('captions of every style stand where no network puts its buttons', () => {
  for (const { captionLook } of listStyles()) {
    const twoLines = captionLook.size * (1080 / 1920) * 1.22 * 2
    expect(captionLook.centreY + twoLines / 2).toBeLessThanOrEqual(CAPTION_SAFE_HEIGHT.bottom + 0.02)
    expect(captionLook.centreY - twoLines / 2).toBeGreaterThan(CAPTION_SAFE_HEIGHT.top)
  }
})
