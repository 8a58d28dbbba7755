import { describe, expect, test } from 'vitest'
import { speakTones, wavOf } from '../../../../tests/fakes/spoken-answers.ts'
import { timeWordsByCharacters } from './character-words.ts'
import { joinSpoken } from './join-spoken.ts'
import { readWav } from './read-wav.ts'
import { splitForSpeech } from './split-speech.ts'

describe('a text that is longer than a service takes', () => {
  test.each([
    ['sentences', 'One is short. Two is a little longer. Three.', 24],
    ['a sentence without end', 'one two three four five six seven eight nine ten', 12],
    ['a word without end', 'x'.repeat(25), 10],
    ['emoji', '😀'.repeat(9), 5],
  ])('is cut without loss: %s', (_kind, text, most) => {
    const parts = splitForSpeech(text, most)
    for (const part of parts) {
      expect(part.length).toBeLessThanOrEqual(most)
      expect(part.isWellFormed()).toBe(true)
    }
    expect(parts.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  })

  test('is cut at the ends of sentences where it can be', () => {
    expect(splitForSpeech('One is short. Two is longer. Three.', 30)).toEqual([
      'One is short. Two is longer.',
      'Three.',
    ])
  })

  test('sounds as one line, with the words of each part after those before it', () => {
    const part = (text: string) => ({
      samples: new Float32Array(1000).fill(0.5),
      sampleRate: 1000,
      words: [{ text, startSeconds: 0.1, endSeconds: 0.9 }],
    })
    const { samples, words } = joinSpoken([part('one'), part('two')])
    expect(samples.length).toBe(2200)
    expect(words[1]).toEqual({ text: 'two', startSeconds: 1.3, endSeconds: 2.1 })
  })
})

describe('words by their characters', () => {
  const timesOf = (text: string) => speakTones(text)

  test('begin with their first letter and end with their last, marks kept', () => {
    const text = '“Hello,” she said — twenty-one times!'
    const times = timesOf(text)
    const words = timeWordsByCharacters(text, times) ?? []
    expect(words.map((word) => word.text)).toEqual(['“Hello,”', 'she', 'said —', 'twenty-one', 'times!'])
    expect(words[0]?.startSeconds).toBe(times.startSeconds[text.indexOf('H')])
    expect(words[0]?.endSeconds).toBe(times.endSeconds[text.indexOf('o')])
    expect(words[4]?.startSeconds).toBe(times.startSeconds[text.lastIndexOf('t', text.indexOf('times'))])
  })

  test('are not guessed from the characters of another text, nor from times that run backwards', () => {
    const times = timesOf('Another text.')
    expect(timeWordsByCharacters('One text.', times)).toBeUndefined()
    const backwards = { ...times, startSeconds: times.startSeconds.toReversed() }
    expect(timeWordsByCharacters('Another text.', backwards)).toBeUndefined()
  })
})

describe('a WAV', () => {
  const speech = speakTones('Hello there')

  test('is read with its own length, and with the one of a server that did not know it yet', () => {
    const whole = readWav(wavOf(speech))
    expect(whole?.sampleRate).toBe(24_000)
    expect(whole?.samples.length).toBe(speech.pcm.length / 2)
    expect(readWav(wavOf(speech, true))).toEqual(whole)
  })

  test('that ends before its length, or is something else, is none', () => {
    expect(readWav(wavOf(speech).subarray(0, 1000))).toBeUndefined()
    expect(readWav(new TextEncoder().encode('<html>Welcome</html>'))).toBeUndefined()
    expect(readWav(new Uint8Array(0))).toBeUndefined()
  })
})
