import { describe, expect, test } from 'vitest'
import { captionLookOf } from './presets.ts'
import { textWidth } from './cuts.ts'
import { buildCues, type CaptionCue } from './captions.ts'
import { DEFAULT_CHOICES } from '../film-choices.ts'
import type { WordTime } from '../script/speech.ts'

const look = captionLookOf('default', DEFAULT_CHOICES.captions)
const frameSize = { width: 1080, height: 1920 }

function speak(text: string, secondsPerWord = 0.35): WordTime[] {
  return text.split(' ').map((word, i) => {
    const startSeconds = 0.11 + i * secondsPerWord
    return { text: word, startSeconds, endSeconds: startSeconds + secondsPerWord * 0.9 }
  })
}

const show = (cue: CaptionCue) =>
  cue.lines
    .map((line) => line.map((word) => (word.hasSpaceBefore ? ' ' : '') + word.text).join(''))
    .join(' / ')

const TEXT =
  'One day on Venus is longer than its year. Dr. Smith measured it at 243.7 days! A teaspoon of a neutron star weighs about a billion tons, more than all cars.'

describe('caption cues', () => {
  test('read well', () => {
    expect(buildCues(speak(TEXT), look, frameSize).map(show)).toMatchInlineSnapshot(`
      [
        "One day / on Venus is",
        "longer than / its year.",
        "Dr. Smith / measured",
        "it at / 243.7 days!",
        "A teaspoon / of a neutron",
        "star weighs",
        "about a / billion tons,",
        "more than all / cars.",
      ]
    `)
  })

  test('hold every spoken word exactly once, in order', () => {
    const words = buildCues(speak(TEXT), look, frameSize).flatMap((cue) => cue.lines.flat())
    expect(words.map((word) => word.text).join(' ')).toBe(TEXT)
  })

  test('light a word up in the frame in which it starts', () => {
    const spoken = speak(TEXT)
    const words = buildCues(spoken, look, frameSize).flatMap((cue) => cue.lines.flat())
    expect(words.map((word) => word.startFrame)).toEqual(
      spoken.map((word) => Math.floor(word.startSeconds * 30)),
    )
  })

  test('never overlap, and leave at most half a second after the last word', () => {
    const spoken = [...speak(TEXT), { text: 'Later.', startSeconds: 14, endSeconds: 14.5 }]
    const cues = buildCues(spoken, look, frameSize)
    for (const [i, cue] of cues.entries()) {
      expect(cue.endFrame).toBeGreaterThan(cue.startFrame)
      expect(cue.endFrame).toBeLessThanOrEqual(cues[i + 1]?.startFrame ?? 14.5 * 30 + 15)
    }
    expect(cues.at(-2)?.endFrame).toBeLessThan(13 * 30)
  })

  test('have one or two lines of at most five words that fit the screen', () => {
    for (const cue of buildCues(speak(TEXT), look, frameSize)) {
      expect(cue.lines.length).toBeLessThanOrEqual(2)
      expect(cue.lines.flat().length).toBeLessThanOrEqual(5)
      for (const line of cue.lines) {
        const text = line.map((word) => word.text).join(' ')
        expect(textWidth(text)).toBeLessThanOrEqual(20)
      }
    }
  })

  test('break Japanese and Thai between words, without spaces, the time shared out', () => {
    const spoken = [
      { text: '金星の一日は一年より長いと言われています。', startSeconds: 0, endSeconds: 4 },
      { text: 'วันหนึ่งบนดาวศุกร์ยาวนาน', startSeconds: 4, endSeconds: 6 },
    ]
    const cues = buildCues(spoken, look, frameSize)
    expect(cues.length).toBeGreaterThan(2)
    const words = cues.flatMap((cue) => cue.lines.flat())
    expect(words.map((word) => word.text).join('')).toBe(spoken.map((word) => word.text).join(''))
    expect(words.every((word) => !word.hasSpaceBefore)).toBe(true)
    expect(words.every((word, i) => word.startFrame > (words[i - 1]?.startFrame ?? -1))).toBe(true)
  })

  test('know the direction of their script', () => {
    expect(buildCues(speak('يوم واحد على'), look, frameSize)[0]?.direction).toBe('rtl')
    expect(buildCues(speak('2024 शुक्र'), look, frameSize)[0]?.direction).toBe('ltr')
  })

  test('end where a scene does: the next one may show its words itself', () => {
    const spoken = speak('One day on Venus is long')
    const cut = buildCues(spoken, look, frameSize)[0]?.lines.flat()[2]?.startFrame ?? 0
    const cues = buildCues(spoken, look, frameSize, [cut])
    expect(cues.some(({ startFrame }) => startFrame === cut)).toBe(true)
    expect(cues.filter(({ startFrame }) => startFrame < cut).every(({ endFrame }) => endFrame <= cut)).toBe(
      true,
    )
  })

  test('show words that come faster than frames one by one', () => {
    const rushed = buildCues(speak('a b c', 0.001), look, frameSize).flatMap((cue) => cue.lines.flat())
    expect(rushed.map((word) => word.startFrame)).toEqual([3, 4, 5])
  })

  test('of nothing are nothing', () => {
    expect(buildCues([], look, frameSize)).toEqual([])
  })
})
