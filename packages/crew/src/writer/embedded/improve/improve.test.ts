import { describe, expect, test } from 'vitest'
import { createEmbeddedEnhancer } from '../enhance/embedded-enhancer.ts'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { countWords } from '../wording.ts'
import type { IdeaDraft } from '../../writer.ts'

const enhancer = createEmbeddedEnhancer()
const MOON = {
  title: 'The Moon is leaving',
  summary: 'Why the Moon drifts away.',
  caption: 'It is leaving us. #space #moon',
  script:
    'You have looked at the Moon a thousand times and missed this. The Moon drifts almost four centimeters farther from Earth every year. Tides are the reason. Mirrors were left up there in 1969, and lasers bounced off them measure the drift. One day it will be too small to cover the Sun. Then there will be no more total eclipses. Follow for more.',
  description: '',
  prompt: 'the moon',
}
const improve = (instruction: string, idea: Partial<typeof MOON> = {}) =>
  enhancer.improve({ ...MOON, ...idea, instruction })
const samples = async (): Promise<readonly IdeaDraft[]> => {
  const writer = createEmbeddedWriter()
  const asked = [
    ['ocean animals', 30],
    ['space facts', 60],
    ['morning habits', 45],
    ['a creepy story about a lighthouse', 45],
  ] as const
  const all = await Promise.all(
    asked.map(([prompt, seconds]) =>
      writer.suggestIdeas({ prompt, seconds, language: 'English (US)', count: 5, seed: 4 }),
    ),
  )
  return all.flat()
}
const sentencesOf = (text: string) => text.split(/(?<=[.?!]) /)

describe('improving by the built-in writer', () => {
  test('makes a script shorter by whole sentences, so that it fits a shorter video', async () => {
    const { script = '', changes, undone, title } = await improve('make it shorter')
    expect(undone).toEqual([])
    expect(countWords(script)).toBeLessThan(countWords(MOON.script) * 0.8)
    for (const sentence of sentencesOf(script)) expect(MOON.script).toContain(sentence)
    expect(script).toMatch(/^You have looked/)
    expect(changes.join()).toMatch(
      /The script is shorter: \d+ words instead of 64\. It fits a video of 15 seconds/,
    )
    expect(title).toBe('The Moon is leaving (Improved)')
  })

  test('shortens what it wrote itself without breaking a count, or says that it cannot', async () => {
    let shortened = 0
    for (const idea of await samples()) {
      const told = await enhancer.improve({ ...idea, prompt: '', instruction: 'shorter please' })
      const { script = '' } = told
      expect(told.changes.length + told.undone.length).toBe(1)
      if (told.changes.length === 0) expect(script).toBe(idea.script)
      else {
        shortened += 1
        expect(countWords(script)).toBeLessThan(countWords(idea.script) * 0.92)
        expect(countWords(script)).toBeGreaterThanOrEqual(25)
        expect(script.match(/Number \w+:/g)).toEqual(idea.script.match(/Number \w+:/g))
      }
    }
    expect(shortened).toBeGreaterThan(5)
  })

  test('keeps to a number of words or seconds', async () => {
    expect(countWords((await improve('at most 40 words')).script ?? '')).toBeLessThanOrEqual(40)
    const { script = '' } = await improve('cut it to 15 seconds')
    expect(countWords(script)).toBeGreaterThanOrEqual(31)
    expect(countWords(script)).toBeLessThanOrEqual(45)
  })

  test('makes a script longer by facts with their sources, and only on what it knows', async () => {
    const { script = '', description, changes } = await improve('make it longer')
    expect(countWords(script)).toBeGreaterThan(countWords(MOON.script) * 1.15)
    for (const sentence of sentencesOf(MOON.script)) expect(script).toContain(sentence)
    expect(script.endsWith('Follow for more.')).toBe(true)
    expect(description).toMatch(/^Sources: .*\(\d{4}\)/)
    expect(changes.join()).toContain('It fits a video of 30 seconds')
    const own = {
      title: 'My bakery',
      prompt: 'my bakery',
      script: 'My bakery opened in May. It has one oven.',
    }
    const told = await improve('make it longer', own)
    expect(told).toMatchObject({ title: 'My bakery', script: own.script, changes: [] })
    expect(told.undone.join()).toContain('it invents nothing')
  })

  test('makes words and sentences simpler', async () => {
    const script =
      'Approximately half of all individuals require a lamp, and the majority of them utilize it in order to read.'
    expect((await improve('simpler, for beginners', { script })).script).toBe(
      'About half of all people need a lamp. And most of them use it to read.',
    )
    const hard = 'However, it is an enormous, remarkable beast. The Moon, however, is a remarkable ball.'
    expect((await improve('plainer words', { script: hard })).script).toBe(
      'But it is a huge, amazing beast. The Moon, however, is an amazing ball.',
    )
    const { changes, undone } = await improve('simpler', { script: 'The cat sat. It slept.' })
    expect(changes).toEqual([])
    expect(undone.join()).toContain('plain and its sentences short already')
  })

  test.each([
    ['make it funnier', 'humorous'],
    ['a more serious tone', 'professional'],
    ['less formal', 'casual'],
    ['more exciting!', 'enthusiastic'],
    ['spookier', 'mysterious'],
    ['dramatic', 'dramatic'],
    ['more inspiring', 'inspirational'],
  ])('puts script and caption in a tone: %s', async (instruction, tone) => {
    const { script, caption, changes, undone } = await improve(instruction)
    expect(script).not.toBe(MOON.script)
    expect(caption).not.toBe(MOON.caption)
    expect(changes.join()).toContain(`“${tone}”`)
    expect(undone).toEqual([])
  })

  test('begins with a question that the script answers', async () => {
    const [idea] = await createEmbeddedWriter().suggestIdeas({
      prompt: 'octopus facts',
      seconds: 30,
      language: 'English (US)',
      count: 1,
      seed: 2,
    })
    if (!idea) throw new Error('no idea')
    const bare = { ...idea, script: idea.script.replace(/^[^.?!]*\? /, '') }
    const { script = '', changes } = await enhancer.improve({
      ...bare,
      prompt: 'octopus facts',
      instruction: 'use a question as the hook',
    })
    expect(sentencesOf(script)[0]).toMatch(/\?$/)
    expect(changes.join()).toContain('begins with a question')
    const again = await enhancer.improve({ ...bare, script, prompt: '', instruction: 'open with a question' })
    expect(again.changes).toEqual([])
    expect(again.undone.join()).toContain('already')
  })

  test('gives another opening and another ending each time it is asked', async () => {
    const openings = new Set<string>()
    const endings = new Set<string>()
    let { script } = MOON
    for (let round = 0; round < 3; round += 1) {
      script = (await improve('a better hook and another ending', { script })).script ?? ''
      openings.add(sentencesOf(script)[0] ?? '')
      endings.add(sentencesOf(script).at(-1) ?? '')
    }
    expect([openings.size, endings.size]).toEqual([3, 3])
    expect(script).toContain('Tides are the reason.')
    expect((await improve('end with a question')).script).toMatch(/\?$/)
    expect((await improve('ask for comments at the end')).script).toMatch(/comments/)
  })

  test.each([
    ['remove the last sentence', 'Follow for more.'],
    [
      'remove the sentence about lasers and mirrors',
      'Mirrors were left up there in 1969, and lasers bounced off them measure the drift.',
    ],
    ['delete “Tides are the reason.”', 'Tides are the reason.'],
    ['drop the second line', 'The Moon drifts almost four centimeters farther from Earth every year.'],
    ['no call to action', 'Follow for more.'],
  ])('%s', async (instruction, gone) => {
    const { script = '', changes, undone } = await improve(instruction)
    expect(script.split(gone).join('').replaceAll(/\s+/g, ' ').trim()).toBe(
      MOON.script.replace(gone, '').replaceAll(/\s+/g, ' ').trim(),
    )
    expect(script).not.toContain(gone)
    expect(changes.join()).toContain('Removed')
    expect(undone).toEqual([])
  })

  test('removes hashtags from the caption', async () => {
    expect((await improve('remove the hashtags')).caption).toBe('It is leaving us.')
  })

  test('does several things at once, and says which it could not', async () => {
    const {
      script = '',
      changes,
      undone,
    } = await improve('Shorter and end with a question; add a purple elephant.')
    expect(countWords(script)).toBeLessThan(countWords(MOON.script))
    expect(script).toMatch(/\?$/)
    expect(changes).toHaveLength(2)
    expect(undone.join()).toContain('“add a purple elephant”')
  })

  test.each([
    'zebra quokka, never show this to my boss',
    'translate it into Spanish',
    'a better title',
    'remove the sentence about zebras',
    'be nicer to my ex-husband',
  ])('changes nothing and says why: %s', async (instruction) => {
    const told = await improve(instruction)
    const { title, summary, caption, script } = MOON
    expect(told).toMatchObject({ title, summary, caption, script, changes: [] })
    expect(told.undone.length).toBeGreaterThan(0)
  })

  // Each names something that the embedded writer knows, and asks for something else.
  test.each([
    'end on a cliffhanger',
    'start with something shocking',
    'punchier',
    'open with a statistic',
    'begin with a story about a child',
    'finish with a moral',
    'close with a quote from Galileo',
    'end by mentioning my newsletter',
    'start in the middle of the action',
    'a hook that promises a secret',
    'make the ending circle back to the beginning',
    'add a call to action to visit my shop',
    'add more details about Apollo 11',
    'add a fun fact about cheese',
    'add suspense before the reveal',
    'lead with the eclipse',
    'begin with the second sentence',
    'end with hope',
    'add examples from everyday life',
    'move the call to action to the start',
    'don’t start with you',
    'start with “Stop scrolling”',
    'end with a question about cheese',
    'make the first line funnier',
    'make the caption funnier',
    'shorten the caption',
    'twice as long',
    'more technical',
    'don’t shorten it',
    'remove the first half',
  ])('is not told as done by halves: %s', async (instruction) => {
    const told = await improve(instruction)
    const { title, summary, caption, script } = MOON
    expect(told).toMatchObject({ title, summary, caption, script, changes: [] })
    expect(told.undone.length).toBeGreaterThan(0)
  })

  test.each([
    'a stronger opening, please',
    'Could you give it a catchier hook?',
    'replace the ending',
    'ask them to subscribe',
    'conclude with a call to action',
    'tell viewers to share it with a friend',
    'I want a question at the start',
    'make it sound much more professional',
    'it is too boring',
    'a bit shorter',
    'no more than 40 words',
    'cut it in half',
    'add more details',
    'remove the first two sentences',
  ])('is done, however it is asked for: %s', async (instruction) => {
    const told = await improve(instruction)
    expect(told.script).not.toBe(MOON.script)
    expect([told.changes.length, told.undone]).toEqual([1, []])
  })

  test('takes away technical words and long sentences, however that is asked for', async () => {
    const script =
      'Approximately half of all individuals require a lamp, and the majority of them utilize it in order to read.'
    for (const wish of [
      'less technical',
      'reduce the jargon',
      'use shorter sentences',
      'easier to understand',
    ])
      expect((await improve(wish, { script })).script, wish).toContain('need a lamp. And most')
  })

  test('removes as many sentences as were named', async () => {
    const { script = '' } = await improve('remove the last two sentences')
    expect(script).toMatch(/cover the Sun\.$/)
    expect((await improve('drop the first 2 lines')).script).toMatch(/^Tides are the reason\./)
  })

  test('never writes words of the instruction into the idea', async () => {
    const secret = 'zyxomma'
    for (const wish of [
      'shorter',
      'funnier',
      'simpler',
      'another ending',
      'remove the last sentence',
      'longer',
    ]) {
      const { changes: _, undone: __, ...texts } = await improve(`${wish}, ${secret} ${secret}`)
      expect(JSON.stringify(texts)).not.toContain(secret)
    }
  })

  test('does not touch what is no English', async () => {
    const script =
      'Der Mond zeigt uns immer dieselbe Seite. Das ist kein Zufall, denn die Gezeiten bremsen ihn.'
    const german = { title: 'Der Mond', summary: 'Über die Gezeiten und die Zeit.', caption: '', script }
    const told = await improve('kürzer, shorter', german)
    expect(told).toMatchObject({ script, changes: [] })
    expect(told.undone.join()).toContain('English')
  })
})
