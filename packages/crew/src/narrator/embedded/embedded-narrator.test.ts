import { readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SpokenLine } from '../narrator.ts'
import { createEmbeddedNarrator } from './embedded-narrator.ts'
import { startVoiceThread } from './flite-narrator.ts'

const narrator = createEmbeddedNarrator()
const say = (text: string, pace = 1, voiceId = 'flite-slt') => narrator.speakLine({ text, voiceId, pace })
const joined = (line: SpokenLine) => line.words.map(({ text }) => text).join(' ')

function expectOrderly(line: SpokenLine) {
  const length = line.samples.length / line.sampleRate
  let before = 0
  for (const { text, startSeconds, endSeconds } of line.words) {
    expect(startSeconds, text).toBeGreaterThanOrEqual(before - 1e-6)
    expect(endSeconds, text).toBeGreaterThan(startSeconds)
    expect(endSeconds, text).toBeLessThanOrEqual(length)
    before = startSeconds
  }
}

describe('the embedded narrator', () => {
  test('every voice speaks a line at a natural pace and is called a draft', { timeout: 60_000 }, async () => {
    const text = 'Space is completely silent, because there is no air to carry sound.'
    const voices = (await narrator.listVoices()).filter(({ language }) => language.startsWith('English'))
    for (const voice of voices) {
      const line = await say(text, 1, voice.id)
      const wordsPerMinute = (line.words.length / (line.samples.length / line.sampleRate)) * 60
      expect(wordsPerMinute, voice.id).toBeGreaterThan(120)
      expect(wordsPerMinute, voice.id).toBeLessThan(230)
      expect(voice.description).toContain('Draft voice')
      expect(joined(line)).toBe(text)
      expectOrderly(line)
    }
  })

  test.each([
    'In 2004, Dr. Smith paid $5 for 25% of 1,000 cats & dogs.',
    '“Don’t stop” — it’s the 1990s: rock-n-roll, o’clock, café, 3.14!',
    'Fire 🔥🔥 in the hole … — wait—what?! (Really?)',
    '--- hello 世界 friend ###',
    'NASA, the FBI and A.I. at 3:30 p.m. on https://example.com/page #1 @you',
    'x'.repeat(400),
    '5',
    'a\n\n\tb -t --help /etc/passwd "quote" \'single\' \\ %s <b>bold</b> & $(rm)',
    'The end',
    'I… I— I- I.',
  ])('no word of %j is lost and each has its time', async (text) => {
    const line = await say(text)
    expect(joined(line)).toBe(text.split(/\s+/).join(' '))
    expectOrderly(line)
  })

  test('no voice is silence that is as long as the line takes to read, at any pace, word by word', async () => {
    const text = 'Der Mond — wait, what? — 月は静かです 🌙'
    const [line, quicker] = [await say(text, 1, 'none'), await say(text, 1.1, 'none')]
    expect(joined(line)).toBe(text)
    expectOrderly(line)
    expect(line.samples.every((sample) => sample === 0)).toBe(true)
    expect(line.samples.length / quicker.samples.length).toBeCloseTo(1.1, 2)
    expect(narrator.canSpeak('🌙 ---', 'none')).toBe(false)
  })

  test('numbers last as long as they are to say', async () => {
    const { words } = await say('He was born in 1984 there')
    const [, , , , year, there] = words
    if (!year || !there) throw new Error('words are missing')
    expect(year.endSeconds - year.startSeconds).toBeGreaterThan(2 * (there.endSeconds - there.startSeconds))
  })

  test('a quicker pace makes a shorter line', async () => {
    const text = 'One small step for a man, one giant leap for mankind.'
    const [slow, quick] = [await say(text, 0.85), await say(text, 1.25)]
    expect(quick.samples.length / slow.samples.length).toBeGreaterThan(0.6)
    expect(quick.samples.length / slow.samples.length).toBeLessThan(0.78)
  })

  test('the same line is spoken the same twice, also side by side', async () => {
    const [first, second] = await Promise.all([say('Always the same.'), say('Always the same.')])
    expect(first).toEqual(second)
  })

  test('what has no Latin letter or digit cannot be spoken', async () => {
    for (const text of ['---', '🔥🔥', 'こんにちは世界', 'привет', '…', '', ' & ']) {
      expect(narrator.canSpeak(text, 'flite-slt'), text).toBe(false)
    }
    for (const text of ['a', '7', 'Hello 世界', '１２３', 'é'])
      expect(narrator.canSpeak(text, 'flite-slt'), text).toBe(true)
    await expect(say('---')).rejects.toThrow('nothing that can be spoken')
  })

  // Only Linux tells a process which files it has open.
  test.runIf(process.platform === 'linux')('no file stays open when lines were spoken', async () => {
    await say('One more line. And another sentence.')
    const open = readdirSync('/proc/self/fd').map(readOpenFile)
    expect(open.filter((file) => file.includes('hookreel-voice-'))).toEqual([])
  })

  test('a thread that was started ahead speaks the first line, the same as any other', async () => {
    const request = { text: 'The sea is wide.', voiceId: 'flite-slt', pace: 1 }
    const spoken = await createEmbeddedNarrator().speakLine(request)
    startVoiceThread('flite-slt')
    startVoiceThread('flite-slt')
    expect(await createEmbeddedNarrator().speakLine(request)).toEqual(spoken)
  })

  test('an unknown voice is refused', async () => {
    await expect(say('Hello', 1, 'nobody')).rejects.toThrow('no voice nobody')
  })

  test('an abort stops the speaking, and the next line is spoken all the same', async () => {
    const controller = new AbortController()
    const request = { text: 'word '.repeat(300), voiceId: 'flite-slt', pace: 1 }
    const spoken = narrator.speakLine(request, controller.signal)
    setTimeout(() => controller.abort(new Error('cancelled')), 20)
    await expect(spoken).rejects.toThrow('cancelled')
    expect((await say('Still here.')).words).toHaveLength(2)
  })
})

function readOpenFile(descriptor: string): string {
  try {
    return readlinkSync(join('/proc/self/fd', descriptor))
  } catch {
    // Closed since the folder was listed.
    return ''
  }
}
