import { splitSentences } from '@hookreel/film'
import { describe, expect, test } from 'vitest'
import { createEmbeddedWriter } from './embedded/embedded-writer.ts'
import { FRAMEWORKS } from './embedded/frameworks/frameworks.ts'
import { countTold, settleTitle } from './settle-title.ts'
import type { IdeaDraft } from './writer.ts'

const PROMPTS = [
  ...[
    '5 space facts',
    '7 animal facts',
    'top 5 inventions',
    '10 productivity tips',
    '3 money tips',
    'ocean facts',
  ],
  ...[
    'how to change a tire',
    'how to meditate in 5 steps',
    'morning routine',
    'cats vs dogs',
    'volcano in 4 parts',
  ],
  ...['6 myths about the brain', 'ranking of the weirdest animals', 'count to ten with apples', '3 riddles'],
  ...['5 jokes about cats', 'idioms about money', 'a dialogue about the moon', '4 ways to save money'],
]
const numberIn = (title: string) => Number(/\b(\d{1,2})\b/.exec(title)?.[1])

async function writeAll(): Promise<IdeaDraft[]> {
  const writer = createEmbeddedWriter()
  const ideas: IdeaDraft[] = []
  for (const prompt of PROMPTS)
    for (const seconds of [15, 30, 60] as const)
      ideas.push(...(await writer.suggestIdeas({ prompt, seconds, language: 'English', count: 20, seed: 5 })))
  return ideas
}

/** The script without one of the things that it tells: from the sentence that begins it to the next one that does. */
function loseOne(script: string, nth: number): string | undefined {
  const sentences = splitSentences(script)
  const isStart = (at: number) => {
    const [whole, without] = [sentences, sentences.toSpliced(at, 1)].map((all) => countTold(all.join(' ')))
    return (whole ?? 0) === (without ?? (whole === 2 ? 1 : -1)) + 1
  }
  const starts = sentences.flatMap((_, at) => (isStart(at) ? [at] : []))
  const from = starts[nth % Math.max(1, starts.length)]
  if (from === undefined) return undefined
  const to = starts.find((at) => at > from) ?? from + 1
  return sentences.toSpliced(from, to - from).join(' ')
}

describe('a title that counts', () => {
  test('of whatever framework is true as it is written, and stays true when things are lost', async () => {
    const ideas = await writeAll()
    const frameworks = new Set(ideas.map(({ framework }) => framework))
    for (const { id } of FRAMEWORKS) expect(frameworks).toContain(id)
    let [counted, mended] = [0, 0]
    for (const [nth, { title, script }] of ideas.entries()) {
      expect(settleTitle(title, script)).toBe(title)
      const told = countTold(script)
      const fewer = loseOne(script, nth)
      if (told !== undefined && fewer !== undefined && numberIn(title) === told) {
        counted += 1
        const left = countTold(fewer)
        const settled = settleTitle(title, fewer, script)
        expect([settled, numberIn(settled)]).toEqual([settled, left ?? Number.NaN])
      }
      // What is left of a script that lost all but its beginning has no such number of things.
      const [opening = '', first = ''] = splitSentences(script)
      const settled = settleTitle(title, `${opening} ${first}`, script)
      if (settled !== title) mended += 1
      const promised = numberIn(settled)
      if (settled !== title) expect(promised).toBeNaN()
      expect(settled.trim()).not.toBe('')
      expect(settled.charAt(0)).toBe(settled.charAt(0).toUpperCase())
    }
    expect(counted).toBeGreaterThan(100)
    expect(mended).toBeGreaterThan(counted)
  })

  test.each([
    [
      '5 Space Facts That Sound Made Up',
      'Five facts. Number one: it is cold. Number two: it is dark. Number three: it is far. Follow.',
      '3 Space Facts That Sound Made Up',
    ],
    [
      'Five Ways to Save Money',
      'Listen. First, pay yourself. Second, cook. Finally, walk.',
      'Three Ways to Save Money',
    ],
    ['Tea in 5 Steps', 'Tea. Step 1: boil. Step 2: pour.', 'Tea in 2 Steps'],
    ['Tea in 5 Steps', 'Boil it. Pour it.', 'Tea'],
    ['Rome vs Athens: 4 Rounds', 'Rome wins. Athens loses.', 'Rome vs Athens'],
    ['Top 10 Ocean Mysteries', 'The sea is deep. Nobody knows.', 'Ocean Mysteries'],
    ['5 Quick Facts About Tea', '1. It is old. 2. It is green. 3. It is hot.', '3 Quick Facts About Tea'],
    ['The Moon: 3 Facts You Need', 'It is far. It is cold.', 'The Moon: Facts You Need'],
  ])('%s of "%s" becomes %s', (title, script, settled) => {
    expect(settleTitle(title, script)).toBe(settled)
  })

  test.each([
    ['Apollo 13 Facts', 'Number one: it flew. Number two: it came back.'],
    ['Clean Your Desk in 5 Minutes', 'First, sit. Second, clean.'],
    ['7 Wonders of the World', 'They are old.'],
    ['The Four Seasons', 'Vivaldi wrote it.'],
    ['5 Datos del Mar', 'Uno. Dos.'],
    ['2 Truths and a Lie', 'Number one: it is cold. Number two: it is dark.'],
    ['5 Facts', ''],
  ])('%s stays', (title, script) => {
    expect(settleTitle(title, script)).toBe(title)
  })

  test('counts nothing any more where a script that counts no thing aloud lost some', () => {
    const before =
      'Tea is old. It came from China. It is green. Black tea is the same plant. Drink it hot. Follow.'
    const shorter = 'Tea is old. It came from China. It is green. Black tea is the same plant. Drink it hot.'
    expect(settleTitle('4 Facts About Tea', before)).toBe('4 Facts About Tea')
    expect(settleTitle('4 Facts About Tea', shorter, before)).toBe('Facts About Tea')
    expect(settleTitle('4 Facts About Tea', before, before)).toBe('4 Facts About Tea')
  })
})
