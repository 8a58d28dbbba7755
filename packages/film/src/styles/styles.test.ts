import { expect, test } from 'vitest'
import { STYLE_COLOURS, STYLE_IDS } from '../style.ts'
import { getStyle, listStyles } from './styles.ts'

test('there are six styles, each described in words of its own', () => {
  const styles = listStyles()
  expect(styles.map((style) => style.id)).toEqual([...STYLE_IDS])
  for (const key of ['name', 'description', 'info'] as const) {
    expect(new Set(styles.map((style) => style[key])).size).toBe(6)
  }
  expect(new Set(Object.values(STYLE_COLOURS)).size).toBe(6)
  expect(getStyle('default').name).toBe('Cinematic')
})
