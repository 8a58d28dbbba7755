import { chooseCards, scriptOf, writeDraft } from '@hookreel/film'
import type { FactCard } from '@hookreel/film'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startEncyclopedia } from '../../../../tests/fakes/open-web/encyclopedia.ts'
import type { Encyclopedia, EncyclopediaMood } from '../../../../tests/fakes/open-web/encyclopedia.ts'
import { countCopiedWords, MAX_COPIED_WORDS } from './copy-meter.ts'
import { readHere } from '../reader/read-here.ts'
import { createResearcher } from './create-researcher.ts'
import { readQuestion } from './find-subject.ts'
import { boundFetch, createOpenWeb, searchWords } from './open-web.ts'
import type { OpenWebSettings, WebMemory } from './open-web.ts'
import { dropParentheses, moveDate, sayDates, splitContrast } from './passage-cards.ts'
import { chooseStatement, sayNumber } from './statement-cards.ts'
import type { Statement } from './wikimedia.ts'

let encyclopedia: Encyclopedia
beforeAll(async () => {
  encyclopedia = await startEncyclopedia()
})
afterAll(() => encyclopedia.close())
beforeEach(() => {
  encyclopedia.mood = 'well'
})

/** As the database keeps it, in a map: a restart that keeps the map keeps budgets and pauses. */
function keepInMap(): WebMemory {
  const kept = new Map<string, string>()
  const taken = new Map<string, number>()
  return {
    recall: async (key) => kept.get(key),
    remember: async (key, text) => void kept.set(key, text),
    take: async (key, { most }) => {
      taken.set(key, (taken.get(key) ?? 0) + 1)
      return (taken.get(key) ?? 0) <= most
    },
  }
}

type Changes = Partial<OpenWebSettings> & { memory?: WebMemory; page?: string }

function ask(prompt: string, { memory = keepInMap(), page, ...changes }: Changes = {}) {
  const settings: OpenWebSettings = {
    isOn: true,
    contact: 'ops@example.org',
    wikipedia: encyclopedia.url,
    wikidata: encyclopedia.url,
    ...changes,
  }
  const web = createOpenWeb({ settings, get: boundFetch(fetch), memory })
  return createResearcher(web, settings, readHere)({ prompt, page, today: '2026-11-22' })
}

const textsOf = (cards: readonly FactCard[]) => cards.map(({ text }) => text)

const FACTUAL = [
  '5 facts about the Eiffel Tower',
  '5 facts about Japan',
  'amazing blue whale facts',
  'things you never knew about honey',
  'octopus facts',
  'Mount Everest',
  'Mercury planet facts',
  'the history of the Titanic',
  'the life of Marie Curie',
  'everything about coffee',
  'the Nile explained',
  'how chocolate is made',
  'Everest vs K2',
  'top 5 facts about Lisbon',
  'the story behind the Mona Lisa',
]

describe('a topic that an encyclopedia knows', () => {
  test.each(FACTUAL)('%j brings at least four cards, each with its source', async (prompt) => {
    const { subject, cards } = await ask(prompt)
    expect(subject).not.toBeNull()
    expect(cards.length).toBeGreaterThanOrEqual(4)
    for (const card of cards) {
      expect(card.text).toMatch(/^[\p{Lu}\d].*[.?]$/u)
      expect(card.source.address).toMatch(/^https:\/\/(?:en\.wikipedia|www\.wikidata)\.org\//)
      expect(card.source.licence).not.toBe('')
      expect(card.source.readOn).toBe('2026-11-22')
      expect(card.copiedWords).toBeLessThanOrEqual(MAX_COPIED_WORDS)
    }
  })

  test('a draft says nothing but cards, and each of its facts says which', async () => {
    const { cards, subject, wanted } = await ask('5 facts about Japan')
    const order = { title: subject?.title ?? '', name: subject?.name ?? '', seconds: 30, wanted }
    const chosen = chooseCards(cards, order)
    const draft = writeDraft(chosen, order)
    expect(draft.framework).toBe('countdown')
    expect(chosen.length).toBeGreaterThanOrEqual(3)
    expect(draft.sentences.flatMap(({ cardId }) => cardId ?? []).toSorted()).toEqual(
      chosen.map(({ id }) => id).toSorted(),
    )
    expect(scriptOf(draft)).not.toMatch(/[[\]]/)
    expect(writeDraft(chosen.toReversed(), order)).toEqual(draft)
    const fewer = writeDraft(chosen.slice(1), order)
    expect(scriptOf(fewer)).not.toContain(chosen[0]?.text)
  })

  test('a history is told in the order in which it happened', async () => {
    const { cards, subject, wanted } = await ask('the history of the Titanic')
    const order = { title: subject?.title ?? '', name: subject?.name ?? '', seconds: 30, wanted }
    const { framework, sentences } = writeDraft(chooseCards(cards, order), order)
    expect(framework).toBe('timeline')
    const script = sentences.map(({ text }) => text).join(' ')
    expect(script.indexOf('April 10')).toBeLessThan(script.indexOf('April 14'))
    expect(script.indexOf('April 14')).toBeLessThan(script.indexOf('1985'))
  })

  test('two things are compared by what is known of both', async () => {
    const { cards, subject, wanted } = await ask('Everest vs K2')
    const order = { title: subject?.title ?? '', name: subject?.name ?? '', seconds: 30, wanted }
    const { framework, sentences } = writeDraft(chooseCards(cards, order), order)
    expect(framework).toBe('comparison')
    expect(sentences.map(({ text }) => text)).toContain('K2 stands 8,611 metres above sea level.')
  })

  test('a name of many things is taken for the likeliest, the others can be chosen', async () => {
    const { subject, others } = await ask('facts about mercury')
    expect(subject?.page).toBe('Mercury (planet)')
    expect(others.map(({ page }) => page)).toContain('Mercury (element)')
    const other = await ask('facts about mercury', { page: 'Mercury (element)' })
    expect(other.subject?.page).toBe('Mercury (element)')
    expect(textsOf(other.cards)).toContain('The atomic number of mercury is 80.')
    expect((await ask('the Titanic')).subject?.page).toBe('Titanic')
  })
})

describe('what is not looked up', () => {
  test.each([
    'my bakery in Lisbon',
    'our new menu',
    'scary story about a babysitter',
    'stoic quotes for hard days',
    'how to negotiate your salary',
    'would you rather for kids',
  ])('%j: nothing is sent', async (prompt) => {
    const before = encyclopedia.asked.length
    const { cards, subject } = await ask(prompt)
    expect([subject, cards.length, encyclopedia.asked.length]).toEqual([null, 0, before])
  })

  test('with OPEN_WEB=off nothing is sent', async () => {
    const before = encyclopedia.asked.length
    const { cards, notice } = await ask('Japan', { isOn: false })
    expect([cards.length, notice, encyclopedia.asked.length]).toEqual([0, null, before])
  })

  test('a thing without a page brings nothing rather than its neighbour', async () => {
    expect((await ask('5 facts about Uzbekistan')).subject).toBeNull()
    expect((await ask('zorblax facts')).subject).toBeNull()
  })

  test.each([
    ['the history of the Eiffel Tower', ['Eiffel Tower']],
    ['make a video about volcanoes', ['volcanoes']],
    ['cats vs dogs', ['cats', 'dogs']],
    ['the story of a lonely robot', []],
    ['things nobody tells you about honey', ['honey']],
  ])('%j asks for %j', (prompt, topics) => {
    expect(readQuestion(prompt).topics).toEqual(topics)
  })
})

describe('an encyclopedia that misbehaves', () => {
  const MOODS: readonly EncyclopediaMood[] = [
    'silent',
    'busy',
    'wall',
    'cut',
    'wrong type',
    'lagged',
    'elsewhere',
    'other shapes',
  ]
  test.each(MOODS)('%s: no cards, a reason, nothing thrown', async (mood) => {
    encyclopedia.mood = mood
    const { cards, subject, notice } = await ask('Japan')
    expect([cards.length, subject]).toEqual([0, null])
    expect(notice).toMatch(/^Wikipedia .*\.$/)
  })

  test('where nothing answers, it is noticed once and not asked again', async () => {
    const memory = keepInMap()
    expect((await ask('Japan', { memory, wikipedia: 'http://127.0.0.1:9' })).notice).toContain(
      'cannot be reached',
    )
    expect((await ask('Honey', { memory, wikipedia: 'http://127.0.0.1:9' })).notice).toBeNull()
  })

  test('one person’s question that nothing answered stops nobody else’s', async () => {
    const kept = new Map<string, string>()
    const memoryOf = (name: string): WebMemory => ({
      recall: async (key, scope) => kept.get(scope === 'own' ? `${name} ${key}` : key),
      remember: async (key, text, _, scope) => void kept.set(scope === 'own' ? `${name} ${key}` : key, text),
      take: async () => true,
    })
    await ask('Japan', { memory: memoryOf('anna'), wikipedia: 'http://127.0.0.1:9' })
    expect((await ask('Honey', { memory: memoryOf('anna') })).cards).toEqual([])
    expect((await ask('Honey', { memory: memoryOf('ben') })).cards.length).toBeGreaterThanOrEqual(4)
  })

  test('a wall before two people’s words stops everybody for a minute, and them for ten', async () => {
    const pauses: [string, number][] = []
    const kept = new Map<string, string>()
    const memoryOf = (name: string): WebMemory => ({
      recall: async (key, scope) => kept.get(scope === 'own' ? `${name} ${key}` : key),
      remember: async (key, text, seconds, scope) => {
        kept.set(scope === 'own' ? `${name} ${key}` : key, text)
        if (text === 'refused') pauses.push([key, seconds])
      },
      take: async () => true,
    })
    encyclopedia.mood = 'wall'
    await ask('Japan', { memory: memoryOf('anna') })
    await ask('Japan', { memory: memoryOf('cleo') })
    encyclopedia.mood = 'well'
    expect(pauses.filter(([key]) => key.startsWith('own wall'))).toEqual(
      Array.from({ length: 2 }, () => ['own wall wikimedia', 600]),
    )
    expect(pauses.filter(([key]) => key.startsWith('pause'))).toEqual([['pause wikimedia', 60]])
  })

  test('a wall before one person’s words stops nobody else; only where a second one is refused, everybody waits', async () => {
    const kept = new Map<string, string>()
    const memoryOf = (name: string): WebMemory => ({
      recall: async (key, scope) => kept.get(scope === 'own' ? `${name} ${key}` : key),
      remember: async (key, text, _, scope) => void kept.set(scope === 'own' ? `${name} ${key}` : key, text),
      take: async () => true,
    })
    encyclopedia.mood = 'wall'
    await ask('Japan', { memory: memoryOf('anna') })
    encyclopedia.mood = 'well'
    expect((await ask('Honey', { memory: memoryOf('anna') })).cards).toEqual([])
    expect((await ask('Honey', { memory: memoryOf('ben') })).cards.length).toBeGreaterThanOrEqual(4)
    encyclopedia.mood = 'wall'
    await ask('Japan', { memory: memoryOf('cleo') })
    encyclopedia.mood = 'well'
    expect((await ask('Mount Everest', { memory: memoryOf('ben') })).cards).toEqual([])
  })

  test.each([
    ['<script>alert(1)</script> drums', 'script alert 1 script drums'],
    ["calm sea' union select *", "calm sea' union select"],
    ['../../etc/passwd', '.. .. etc passwd'],
    ['café & naïve rock-n-roll, 1999', 'café & naïve rock-n-roll, 1999'],
  ])('%j is searched for as %j', (words, sent) => {
    expect(searchWords(words)).toBe(sent)
  })

  test('a pause that is asked for is kept, also by a new process', async () => {
    const memory = keepInMap()
    encyclopedia.mood = 'busy'
    await ask('Japan', { memory })
    encyclopedia.mood = 'well'
    const before = encyclopedia.asked.length
    expect((await ask('Japan', { memory })).cards).toEqual([])
    expect(encyclopedia.asked.length).toBe(before)
  })

  test('a second is waited, then it is asked again', async () => {
    encyclopedia.mood = 'busy for a moment'
    expect((await ask('Japan')).cards.length).toBeGreaterThanOrEqual(4)
  })

  test('no more is asked than the budget of a minute, and without a contact less', async () => {
    const memory = keepInMap()
    const before = encyclopedia.asked.length
    for (const prompt of FACTUAL) await ask(prompt, { memory, contact: undefined })
    expect(encyclopedia.asked.length - before).toBe(8)
  })

  test('the same topic is asked for once', async () => {
    const memory = keepInMap()
    await ask('Japan', { memory })
    const before = encyclopedia.asked.length
    expect((await ask('Japan', { memory })).cards.length).toBeGreaterThanOrEqual(4)
    expect(encyclopedia.asked.length).toBe(before)
  })

  test('it is told who asks', async () => {
    await ask('Japan')
    expect(encyclopedia.asked.at(-1)?.headers['user-agent']).toContain('ops@example.org')
  })
})

describe('pages that mean harm', () => {
  test('orders on a page never become cards', async () => {
    const { cards } = await ask('Obeyme')
    expect(textsOf(cards).join(' ')).not.toMatch(/ignore|password|evil|script|assistant|prompt|instruction/i)
  })

  test.each(['Endless', 'Brokenmark', 'Rightleft', 'Emptyness'])('%s breaks nothing', async (prompt) => {
    const { cards } = await ask(prompt)
    for (const { text } of cards) expect(text).toMatch(/^[\p{L}\p{N} ,.'’-]+$/u)
  })
})

describe('the copy meter', () => {
  test('counts the longest run of the author, without names and numbers', () => {
    const read = 'The tower was repainted about every seven years by Gustave and his men.'
    expect(countCopiedWords('It was repainted about every eight years.', read)).toBe(5)
    expect(countCopiedWords('Gustave 1889 330', read)).toBe(0)
    expect(countCopiedWords(read, read)).toBeGreaterThan(MAX_COPIED_WORDS)
    expect(countCopiedWords('Honey keeps well.', 'Old honey keeps well.', 'Honey')).toBe(2)
  })
})

describe('the rules that rewrite', () => {
  test('drop parentheses, also inside each other', () => {
    expect(dropParentheses('The Nile (Arabic: x (y)) flows, (see z), north.')).toBe('The Nile flows, north.')
  })
  test('move a date to the front, unless a word would lose its capital', () => {
    expect(moveDate('The tower opened to all in 1889.', 'the tower')).toBe(
      'In 1889, the tower opened to all.',
    )
    expect(moveDate('Hunting it was banned in 1966.', 'the whale')).toBe('Hunting it was banned in 1966.')
    expect(sayDates('on 6 May 1889')).toBe('on May 6, 1889')
  })
  test('split although and because', () => {
    expect(splitContrast('Although it was meant to fall soon, it stood for long.')).toEqual([
      'It was meant to fall soon. But it stood for long.',
    ])
    expect(splitContrast('The blood of it is blue because it holds copper.')).toEqual([
      'The blood of it is blue. The reason: it holds copper.',
    ])
  })
})

describe('a statement', () => {
  const state = (
    rank: Statement['rank'],
    amount: string,
    qualifiers?: Statement['qualifiers'],
  ): Statement => ({
    rank,
    mainsnak: { snaktype: 'value', property: 'P1', datavalue: { type: 'quantity', value: { amount } } },
    ...(qualifiers && { qualifiers }),
  })
  const of = (property: string, time: string) => ({
    [property]: [{ snaktype: 'value', property, datavalue: { type: 'time', value: { time } } }],
  })
  test('is the preferred one, the newest count, and none where two are as good', () => {
    expect(chooseStatement([state('normal', '1'), state('preferred', '2')])).toMatchObject({
      rank: 'preferred',
    })
    expect(chooseStatement([state('normal', '1'), state('normal', '2')])).toBeNull()
    expect(chooseStatement([state('deprecated', '1')])).toBeNull()
    expect(chooseStatement([state('normal', '1', of('P582', '+2000-00-00T00:00:00Z'))])).toBeNull()
    const old = state('normal', '1', of('P585', '+2000-00-00T00:00:00Z'))
    const fresh = state('normal', '2', of('P585', '+2020-00-00T00:00:00Z'))
    expect(chooseStatement([old, fresh])).toBe(fresh)
  })
  test.each([
    [124_000_000, '124 million'],
    [123_951_692, 'about 124 million'],
    [377_975, '377,975'],
    [8848.86, 'about 8,849'],
    [0.5, '0.5'],
    [2.264e9, 'about 2.26 billion'],
  ])('%d is said as %j', (amount, said) => expect(sayNumber(amount)).toBe(said))
})
