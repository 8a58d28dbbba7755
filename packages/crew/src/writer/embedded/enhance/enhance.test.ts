import { describe, expect, test } from 'vitest'
import type { EnhanceRequest, ToneName } from '../../enhancer.ts'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { countWords } from '../wording.ts'
import { createEmbeddedEnhancer } from './embedded-enhancer.ts'
import { DRESS_HASHTAGS, TONE_DRESS } from './tones.ts'

const enhancer = createEmbeddedEnhancer()
const TONES = Object.keys(TONE_DRESS) as ToneName[] // the keys of a Record of tones
const enhance = async (
  text: string,
  wish: EnhanceRequest['wish'],
  field: EnhanceRequest['field'] = 'script',
) => (await enhancer.enhance({ field, text, wish, seed: 1 })).texts
async function refine(
  text: string,
  tone: ToneName,
  field: EnhanceRequest['field'] = 'script',
): Promise<string> {
  return (await enhance(text, { tone }, field))[0] ?? ''
}

const MOON =
  "You have looked at the Moon a thousand times and missed this. The Moon drifts almost four centimeters farther from Earth every year. Tides are the reason. But you don't notice it. Dr. Neil Armstrong left mirrors up there in 1969, and lasers bounced off them measure the drift. Follow for more."

/** What a text says, however it is dressed: its words without joins and with short forms told in full. */
function contentWords(text: string): string[] {
  const full = text
    .toLowerCase()
    .replace(/\b(can)'t\b/g, 'cannot')
    .replace(/\b(\w+)n't\b/g, '$1 not')
    .replace(/'re\b/g, ' are')
    .replace(/'ve\b/g, ' have')
    .replace(/\b(it|that|there|here|what)'s\b/g, '$1 is')
  return full.match(/[\p{L}\p{N}]+/gu)?.filter((word) => !JOINS.has(word)) ?? []
}
const JOINS = new Set(
  'but so and however therefore also plus yet still hey oh as a result in addition'.split(' '),
)

const samples = async () => {
  const writer = createEmbeddedWriter()
  const asked = [
    ['space facts', 30],
    ['ocean animals', 15],
    ['morning habits', 60],
    ['a creepy story about a lighthouse', 45],
  ] as const
  const batches = await Promise.all(
    asked.map(([prompt, seconds]) =>
      writer.suggestIdeas({ prompt, seconds, language: 'English (US)', count: 6, seed: 3 }),
    ),
  )
  return batches.flat()
}

describe('a script in another tone', () => {
  test.each(TONES)('%s keeps every word of what is said, in its order, and the length', async (tone) => {
    for (const { script } of await samples()) {
      const told = await refine(script, tone)
      expect(told).not.toBe(script)
      const has = contentWords(told)
      let at = 0
      for (const word of contentWords(script)) {
        const found = has.indexOf(word, at)
        expect(found, `"${word}" of "${script}" in "${told}"`).toBeGreaterThanOrEqual(at)
        at = found + 1
      }
      const before = countWords(script)
      expect(Math.abs(countWords(told) - before)).toBeLessThanOrEqual(before * 0.15)
    }
  })

  test('sounds different in each of the eight', async () => {
    const told = await Promise.all(TONES.map((tone) => refine(MOON, tone)))
    expect(new Set(told).size).toBe(8)
    expect(told.every((text) => text.includes('Armstrong left mirrors up there in 1969'))).toBe(true)
  })

  test('changes its words in place: joins, short forms and end marks', async () => {
    expect(await refine(MOON, 'professional')).toContain('However, you do not notice it.')
    expect(await refine(MOON, 'casual')).toContain("But you don't notice it.")
    expect(await refine(MOON, 'enthusiastic')).toMatch(/missed this!.*Follow for more!$/)
    expect(await refine(MOON, 'mysterious')).toContain('missed this...')
  })

  test('takes an earlier tone off before it puts another on', async () => {
    const direct = await refine(MOON, 'professional')
    const by = await refine(await refine(await refine(MOON, 'humorous'), 'dramatic'), 'professional')
    expect(by).toBe(direct)
  })

  test('is nothing new when the text has that tone already', async () => {
    const told = await refine(MOON, 'dramatic')
    expect(await enhance(told, { tone: 'dramatic' })).toEqual([])
  })

  test('keeps lines, blanks of an outline and abbreviations', async () => {
    const outline =
      'Did you know this?\n\nMost people do not know that [a fact you do not doubt]. It is true.'
    const told = await refine(outline, 'casual')
    expect(told).toContain('[a fact you do not doubt]')
    expect(told.split('\n')).toHaveLength(3)
    expect(await refine(MOON, 'humorous')).toContain('Dr. Neil')
  })

  test('leaves a list counting: nothing is said between its parts', async () => {
    const list =
      'Two facts to keep. Two: The Moon always shows us the same face. Number one: Venus is hot every day. Follow for more.'
    expect(await refine(list, 'dramatic')).toContain('same face. Number one:')
  })

  test.each([
    'Der Mond zeigt uns immer dieselbe Seite. Das ist kein Zufall, denn die Gezeiten bremsen ihn.',
    '月はいつも同じ面を見せています。',
    '',
  ])('does not touch what is no English: %s', async (text) => {
    expect(await enhance(text, { tone: 'casual' })).toEqual([])
    expect(await enhance(text, 'variations')).toEqual([])
  })
})

describe('variations of a script', () => {
  test('are three that begin and end differently and say the same sentences', async () => {
    for (const { script } of await samples()) {
      const variations = await enhance(script, 'variations')
      expect(variations).toHaveLength(3)
      expect(new Set(variations.map((text) => text.slice(0, 12))).size).toBe(3)
      for (const text of variations) {
        for (const sentence of script.split(/(?<=[.?!]) /)) expect(text).toContain(sentence)
        const before = countWords(script)
        expect(Math.abs(countWords(text) - before)).toBeLessThanOrEqual(before * 0.15)
      }
    }
  })

  test.each([
    [
      'How does a cat purr? It buzzes its voice box. The tissue helps it along. Follow for more.',
      'How does a cat purr? It buzzes its voice box.',
    ],
    [
      'My bakery opened in May. It had one oven and two tables. Come and say hello on Saturday.',
      'My bakery opened in May. It had one oven and two tables.',
    ],
  ])('never put a call between what belongs together: %s', async (script, bound) => {
    for (const text of await enhance(script, 'variations')) expect(text).toContain(bound)
  })

  test('keep an invitation at the end apart from what is told', async () => {
    const told = await refine(
      'My bakery opened in a shed by the river. It had one oven and two tables in those years. Come and say hello to us all on Saturday.',
      'humorous',
    )
    expect(told).not.toMatch(/Brace yourself[^.]*\. Come and/)
  })

  test('move a question together with its answers', async () => {
    const script =
      'How many sunrises fit into one day? Sixteen of them. Why do astronauts come home so much taller? The spine relaxes. Follow for more.'
    const third = (await enhance(script, 'variations'))[2]
    expect(third).toContain(
      'Why do astronauts come home so much taller? The spine relaxes. How many sunrises fit into one day? Sixteen of them.',
    )
  })
})

describe('a caption', () => {
  const CAPTION = 'How many sunrises fit into one day? #space #astronomy'

  test.each(TONES)('in the tone %s keeps its words and hashtags and gains two', async (tone) => {
    const told = await refine(CAPTION, tone, 'caption')
    expect(told).toContain('How many sunrises fit into one day?')
    expect(told.match(/#\w+/g)).toEqual(['#space', '#astronomy', ...TONE_DRESS[tone].hashtags])
  })

  test('wears one tone at a time', async () => {
    const told = await refine(await refine(CAPTION, 'dramatic', 'caption'), 'casual', 'caption')
    expect(told).toBe(await refine(CAPTION, 'casual', 'caption'))
  })

  test('has three variations without anything of a tone', async () => {
    const variations = await enhance(CAPTION, 'variations', 'caption')
    expect(new Set(variations).size).toBe(3)
    for (const tag of DRESS_HASHTAGS) expect(variations.join()).not.toContain(tag)
  })
})
