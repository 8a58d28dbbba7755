import { describe, expect, test } from 'vitest'
import { serveTexts } from '../../../../tests/builders/serve-texts.ts'
import { KEYS } from '../../../../tests/fakes/models/text-services.ts'
import { PLANNED } from '../../../../tests/fakes/models/written-answers.ts'
import { openGate } from '../provider/provider.ts'
import { createAiWriter } from '../writer/ai.ts'
import { createEmbeddedWriter } from '../writer/embedded/embedded-writer.ts'
import type { IdeasRequest } from '../writer/writer.ts'
import { addGiven, passagesOf } from './given-sources.ts'
import { researchGiven } from './research-given.ts'
import type { GivenSource } from './research.ts'

const TEXT = `# The bakery

Our bakery in Lisbon opens at six in the morning and the work begins at two.
Nobody in our street sleeps through the smell of the first loaves.

- The oven is from 1962 and it has never been cold since that year.
- The flour comes from a mill that stands two streets away from us.

On Sundays we sell three hundred custard tarts before nine o'clock strikes.`
const given = (isOwn: boolean, text = TEXT): GivenSource => ({
  ...{ title: 'The bakery', address: 'https://example.org/bakery', by: 'example.org', text, isOwn },
  readOn: '2026-11-23',
})
const request = (prompt = 'the bakery'): IdeasRequest => ({
  ...{ prompt, seconds: 30, language: 'English', count: 3, seed: 1 },
})
const [LONG_SENTENCE = ''] = passagesOf(given(true), 'p').map(({ text }) => text.split('. ')[0] ?? '')

describe('what a person gave', () => {
  test('is read in passages: lines are whole again, items stand alone, headings tell nothing', () => {
    expect(
      passagesOf(given(true), '1p').map(({ id, text }) => [id, text.slice(0, 30), text.length > 100]),
    ).toEqual([
      ['1p1', 'Our bakery in Lisbon opens at ', true],
      ['1p2', 'The oven is from 1962 and it h', false],
      ['1p3', 'The flour comes from a mill th', false],
      ['1p4', 'On Sundays we sell three hundr', false],
    ])
    const long = passagesOf(given(true, 'A sentence of the very same words again. '.repeat(100)), 'p')
    expect(long.length).toBeGreaterThan(3)
    expect(long.map(({ text }) => text).join(' ')).toHaveLength(4099)
  })

  test('is told in the person’s own sentences when it is theirs', async () => {
    const [idea] = await createEmbeddedWriter().suggestIdeas(addGiven(request(), [given(true)]))
    expect(idea?.script).toContain(
      'Our bakery in Lisbon opens at six in the morning and the work begins at two.',
    )
    expect(idea?.sources).toMatchObject([{ by: 'own text', address: 'https://example.org/bakery' }])
  })

  test('is never copied when it is somebody else’s', async () => {
    const { cards } = researchGiven([given(false)], 'the bakery')
    expect(cards.every(({ copiedWords }) => copiedWords <= 7)).toBe(true)
    const ideas = await createEmbeddedWriter().suggestIdeas(addGiven(request(), [given(false)]))
    expect(ideas.flatMap(({ script }) => script).join(' ')).not.toContain(
      'opens at six in the morning and the work',
    )
  })

  test('is asked about in its own number', () => {
    const facts =
      'Bees have 5 eyes. Bees sleep 8 hours a night. A queen of the bees lays 2,000 eggs a day. Bees are old.'
    const { cards } = researchGiven([{ ...given(false, facts), title: 'Bees' }], '')
    expect(cards.flatMap(({ guess }) => guess?.question ?? [])).toContain('How many eyes do bees have?')
  })

  test.each([
    ['in Hebrew', 'הלחם שלנו נאפה בארבע בבוקר. התנור משנת 1962. הקמח מגיע מטחנה סמוכה לבית.'],
    ['in Arabic', 'نخبز الخبز في الرابعة صباحا. الفرن من عام 1962. يأتي الدقيق من مطحنة قريبة منا.'],
  ])('%s is told as it is written', async (_, text) => {
    const [idea] = await createEmbeddedWriter().suggestIdeas(addGiven(request(), [given(true, text)]))
    expect(text).toContain(idea?.sources[0]?.sentences?.[0] ?? '-')
  })
})

describe('a model that is given sources', () => {
  const service = serveTexts()
  const { faults } = service
  const write = (isOwn: boolean) =>
    createAiWriter({
      settings: {
        provider: 'openai',
        apiKey: KEYS.openai,
        baseUrl: `${service.fake.url}/openai`,
        model: undefined,
      },
      gate: openGate,
      timeoutSeconds: 20,
      fetch: undefined,
    }).suggestIdeas({ ...addGiven(request(), [given(isOwn)]), count: 1 })
  const told = [
    'Six in the morning: the doors open.',
    'Yet bakers here start at two.',
    'Their oven dates from 1962.',
    'It stays warm, year after year.',
    'A mill two streets away sends flour.',
    'Three hundred tarts go on Sundays.',
  ]
  const answer = (texts: readonly string[]) => {
    const ids = passagesOf(given(true), '1p').map(({ id }) => id)
    const sentences = texts.map((text) => ({ text, passages: ids }))
    const idea = {
      title: 'The oven',
      summary: '',
      caption: '',
      description: '',
      framework: 'story',
      ...PLANNED,
      sentences,
    }
    return { kind: 'text', text: JSON.stringify({ ideas: [idea] }) } as const
  }
  const nothingMended = { kind: 'text', text: JSON.stringify({ sentences: [] }) } as const

  test('may say the person’s own sentences as they are, and no one else’s', async () => {
    faults.push(answer([...told, `${LONG_SENTENCE}.`]))
    expect((await write(true))[0]?.script).toContain(LONG_SENTENCE)
    faults.push(answer([...told, `${LONG_SENTENCE}.`]), nothingMended)
    expect((await write(false))[0]?.script).toBe(told.join(' '))
  })

  test('is believed nothing that is not there, no matter who wrote it', async () => {
    faults.push(answer([...told, 'In 1755 the oven was already there.']), nothingMended)
    expect((await write(true))[0]?.script).toBe(told.join(' '))
  })
})
