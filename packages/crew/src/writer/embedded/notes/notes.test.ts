import { describe, expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { parseNotes } from './parse-notes.ts'

const ask = (notes: string, prompt = 'my notes') =>
  createEmbeddedWriter().suggestIdeas({ prompt, notes, seconds: 30, language: 'any', count: 5, seed: 1 })

const TURKISH =
  "Çay Türkiye'ye geç geldi. Rize'de ilk bahçeler 1920'lerde kuruldu. Bugün kişi başına yılda üç kilodan fazla çay içiliyor. İnce belli bardak çayı sıcak tutar."
const JAPANESE =
  'お茶は中国から日本に伝わりました。最初は薬として飲まれていました。千利休が茶道を完成させました。今では毎日飲まれています。'
const ARABIC = 'الشاي مشروب قديم. وصل إلى المغرب في القرن الثامن عشر. يشربه الناس مع النعناع والسكر.'

describe('notes', () => {
  test('are read from a heading, bullets, numbers and paragraphs', () => {
    const notes = parseNotes(
      'Tea in Turkey\n- It came to Rize\n2. Sugar, never milk.\n\nDr. Ada wrote 3.5 pages. She stopped.',
    )
    expect(notes.heading).toBe('Tea in Turkey')
    expect(notes.sentences.map(({ text }) => text)).toEqual([
      'It came to Rize.',
      'Sugar, never milk.',
      'Dr. Ada wrote 3.5 pages.',
      'She stopped.',
    ])
  })

  test('that begin with a word longer than a title have a title that is more than three points', async () => {
    const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(4)
    const text = `${word} is long. Nobody says it in one breath. Ships of that company sailed for a century.`
    const titles = (await ask(text)).map(({ title }) => title)
    expect(titles.length).toBeGreaterThan(0)
    expect(titles).not.toContain('...')
    expect(titles.some((title) => title.startsWith('Donaudampf') && title.length <= 80)).toBe(true)
  })

  test.each([
    ['Turkish', TURKISH],
    ['Japanese', JAPANESE],
    ['Arabic', ARABIC],
  ])('in %s give scripts of their own sentences alone', async (_language, text) => {
    const ideas = await ask(text)
    expect(ideas.length).toBeGreaterThan(0)
    const own = parseNotes(text).sentences.map(({ text: sentence }) => sentence)
    for (const idea of ideas) {
      const rest = own.reduce((script, sentence) => script.replace(sentence, ''), idea.script)
      expect(rest.trim()).toBe('')
      for (const field of [idea.title, idea.summary, idea.description, idea.caption.replace(/#\S+/g, '')]) {
        const strange = own.reduce(
          (left, sentence) => left.replaceAll(sentence, '').replaceAll(sentence.replace(/[.。]$/, ''), ''),
          field,
        )
        expect(strange.trim()).toBe('')
      }
      const tags = idea.caption.match(/#\S+/g) ?? []
      expect(tags.length).toBeGreaterThanOrEqual(3)
      for (const tag of tags)
        expect(
          text
            .toLowerCase()
            .replace(/[^\p{L}\p{N}]/gu, '')
            .replaceAll('\u0307', ''),
        ).toContain(tag.slice(1))
    }
  })

  // All on the one thread that answers everybody: with every choice tried, the first of these took four minutes.
  test.each([
    ['short items', (at: number) => `- river ${at} stone cloud`],
    ['items that never fill the length', (at: number) => `- river ${at} stone cloud metal paper light`],
    ['short paragraphs', (at: number) => `The river ${at} has stones.\n`],
    ['initials', (at: number) => `A. ${String.fromCharCode(97 + (at % 26))}. B.`],
  ])(
    'as long as a source may be, of %s, are read within seconds',
    { timeout: 30_000 },
    async (_name, line) => {
      const notes = Array.from({ length: 60_000 }, (_, at) => line(at))
        .join('\n')
        .slice(0, 60_000)
      const order = { prompt: 'my notes', notes, language: 'any', count: 50, seed: 1 }
      for (const seconds of [15, 180] as const)
        expect((await createEmbeddedWriter().suggestIdeas({ ...order, seconds })).length).toBeLessThanOrEqual(
          50,
        )
    },
  )

  test('longer than the film are cut down to it by whole sentences', async () => {
    const bullets = Array.from(
      { length: 30 },
      (_, index) => `- Number ${index} of my points is said in about nine words`,
    ).join('\n')
    for (const { script } of await ask(bullets)) {
      const words = script.split(' ').length
      expect(words).toBeGreaterThanOrEqual(69)
      expect(words).toBeLessThanOrEqual(81)
    }
  })

  test('open each idea with another sentence', async () => {
    const ideas = await ask(
      '- Cats sleep a lot\n- Dogs dream too\n- Horses doze standing\n- Bats hang upside down',
    )
    expect(new Set(ideas.map(({ title }) => title)).size).toBe(ideas.length)
    expect(ideas.length).toBeGreaterThan(2)
  })

  test('are taken from a prompt that is itself a text of more than 25 words', async () => {
    const prompt =
      'Tea reached Rize a hundred years ago. Farmers planted it on steep green hills above the sea. Today people there drink more of it than anyone else in the world.'
    const [idea] = await ask('', prompt)
    expect(idea?.script).toBe(prompt)
  })
})
