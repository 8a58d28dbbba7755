import { createRandom } from '@hookreel/film'
import { expect, test } from 'vitest'
import { PACKS } from '../facts/packs.ts'
import { ENDINGS } from '../known/endings.ts'
import type { Pack } from '../known/fact.ts'
import { nameHowTo } from '../known/name-how-to.ts'
import { listTopicPacks } from '../topics/topics.ts'
import { FRAMEWORKS, ORDERED } from './frameworks.ts'
import type { Material } from './framework.ts'
import { paidOpenings, readOpenings } from './paid-hooks.ts'
import { repeatsRun, sayOnce } from './say-once.ts'

const packs = [...PACKS, ...listTopicPacks()]
const of = (pack: Pack): Material => ({
  ...{ pack, focus: pack.subjects[0] ?? null, facts: pack.facts.slice(0, 6), myths: pack.myths },
  openings: readOpenings(pack.subjects, pack.facts),
  ...{ words: 75, asked: null, counting: 'never', isAsked: false, prompt: '', random: createRandom(7) },
})
const counted = (pack: Pack): Material => ({ ...of(pack), asked: 5, counting: 'climbing' })
const namesOf = (pack: Pack) =>
  pack.subjects.map(({ name }) => name).filter((name) => name.split(' ').length > 2)
const ALL = [...FRAMEWORKS, ...ORDERED.dialogue, ...ORDERED.parts]
const plansOf = (material: Material) =>
  ALL.flatMap(({ id, plan }) => plan(material).map((one) => ({ ...one, id })))

const NUMBER =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|thirds?|quarters?|twice|once|double|a mile|an hour|a day|a year|a week|a month|a few|several|none|nobody|every|each|all|most|nearly|almost|about|never|daily|always|weeks|days|hours|minutes|seconds|months|years|centur(?:y|ies)'
/** What an answer holds, by what is asked. */
const HOLDS: readonly (readonly [asks: RegExp, holds: RegExp])[] = [
  [
    /^how (?:long|many|much|old|far|tall|high|deep|heavy|big|fast|often)\b/i,
    new RegExp(`\\b(?:${NUMBER}|more|less|as \\w+ as|again)\\b`, 'i'),
  ],
  [
    /^(?:since )?when\b/i,
    new RegExp(
      `\\b(?:${NUMBER}|when|while|before|after|until|in|on|at|since|as soon as|if|once|first|then|later|early|late|ago|by|during|around)\\b`,
      'i',
    ),
  ],
  [/^who\b/i, /(?<!^)\b\p{Lu}\p{Ll}+|\b\p{L}+(?:s|men|people)\b/u],
]
const holdsAnswer = (question: string, text: string): boolean =>
  HOLDS.every(([asks, holds]) => !asks.test(question) || holds.test(text))

test('what is asked of a fact is answered by its long form: a number, a date or a name', () => {
  const open = packs
    .filter(({ unit }) => unit.one === 'fact')
    .flatMap(({ id, facts }) =>
      facts
        .filter(({ question, long }) => !holdsAnswer(question, long))
        .map(({ question, long }) => `${id}: ${question} ${long}`),
    )
  expect(open).toEqual([])
})

test('a question that a script asks is followed by the long form of its fact, wherever it is told', () => {
  const facts = packs.filter(({ unit }) => unit.one !== 'tip')
  const open = facts.flatMap((pack) =>
    ALL.flatMap(({ id, plan }) =>
      plan(of(pack)).flatMap(({ slots }) => {
        const asked = (slots[0] ?? []).map(({ text }) => text)
        return pack.facts.flatMap(({ question, short, long }) => {
          const isHook = asked.some((text) => text.startsWith(question))
          const shortly = slots
            .slice(1)
            .flat()
            .filter(({ text, tells }) => tells.includes(short) && !text.includes(long))
            .filter(({ text }) => isHook || text.includes(question))
          return shortly.length > 0 ? [`${pack.id} ${id}: ${question} ${shortly[0]?.text ?? ''}`] : []
        })
      }),
    ),
  )
  expect(open.slice(0, 5)).toEqual([])
})

test.each([
  ['Folding a Fitted Sheet', 'How to Fold a Fitted Sheet'],
  ['Bathing and Brushing a Dog', 'How to Bathe and Brush a Dog'],
  ['Not Wasting Money', 'How Not to Waste Money'],
  ['Being on Time', 'How to Be on Time'],
  ['Box Breathing', 'Box Breathing'],
  ['Knitting', 'Knitting'],
  ['Your First Week With a Cat', 'Your First Week With a Cat'],
])('"%s" is asked for as "%s"', (title, asked) => {
  expect(nameHowTo(title)).toBe(asked)
})

test('every how-to that begins with a deed has a title that begins with how to do it', () => {
  const titles = packs
    .filter(({ unit }) => unit.one === 'tip')
    .map(({ subjects }) => subjects[0]?.title ?? '')
    .filter((title) => /^\p{L}+ing /u.test(title))
    .filter((_, at) => at % 5 === 0)
  expect(titles.length).toBeGreaterThan(140)
  expect(titles.filter((title) => !/^How to [A-Z][a-z]+/.test(nameHowTo(title)))).toEqual(
    ['Crate Training a Puppy'].filter((one) => titles.includes(one)),
  )
})

test('steps are counted aloud in one way, and tips as tips', () => {
  const steps = FRAMEWORKS.find(({ id }) => id === 'steps')
  const heard = new Set(
    packs
      .filter((_, at) => at % 9 === 0)
      .flatMap((pack) =>
        (steps?.plan(of(pack)) ?? []).map(({ slots }) =>
          slots
            .slice(1, -1)
            .map(([one]) => /^(\w+) \w+:/.exec(one?.text ?? '')?.[1])
            .filter((label, at, all) => all.indexOf(label) === at)
            .join('+'),
        ),
      ),
  )
  expect([...heard].toSorted()).toEqual(['Step', 'Tip'])
})

/** Each way to tell them is made of these; what is told of all topics is read in topics.test.ts. */
const some = packs.filter((_, at) => at % 8 === 0)

test('no script says five words in a row of its opening again, however it is told', () => {
  const again = some.flatMap((pack) =>
    [of(pack), counted(pack)].flatMap((material) =>
      plansOf(material).flatMap(({ id, slots }) => {
        const [opening = [], ...rest] = sayOnce(slots, namesOf(pack))
        const bare = (text: string) =>
          namesOf(pack).reduce((said, name) => said.replaceAll(new RegExp(`\\b${name}\\b`, 'gi'), 'XX'), text)
        return rest.flatMap((slot) =>
          slot
            .filter(({ text }) => opening.some((hook) => repeatsRun(bare(hook.text), bare(text))))
            .map(({ text }) => `${pack.id} ${id}: ${text}`),
        )
      }),
    ),
  )
  expect(again.slice(0, 5)).toEqual([])
})

test('of each topic most ways to tell it are left where none says its opening again', () => {
  const told = some.filter(({ facts }) => facts.length > 3)
  const lost = told.filter((pack) => {
    const plans = plansOf(of(pack))
    return (
      plans.filter(({ slots }) => sayOnce(slots, namesOf(pack)).every((slot) => slot.length > 0)).length * 2 <
      plans.length
    )
  })
  expect(lost.map(({ id }) => id)).toEqual([])
})

test('a script ends on what it tells: no line stands behind that, but for the two of a duel', () => {
  const stock = some.flatMap((pack) =>
    [of(pack), counted(pack)].flatMap((material) =>
      plansOf(material).flatMap(({ id, slots }) =>
        (slots.at(-1) ?? [])
          .filter(({ text, tells }) => text !== '' && tells.length === 0)
          .filter(({ text }) => !pack.subjects.some(({ name }) => text.endsWith(`${name}?`)))
          .map(({ text }) => `${pack.id} ${id}: ${text}`),
      ),
    ),
  )
  expect(stock.slice(0, 5)).toEqual([])
})

test('a list is counted aloud only where a number is ordered, and never says it twice in a row', () => {
  const countdown = FRAMEWORKS.find(({ id }) => id === 'countdown')
  const COUNT = /\bnumber (?:one|two|three|four|five|six):/i
  for (const pack of some) {
    const heard = (material: Material) =>
      (countdown?.plan(material) ?? []).map(({ slots }) => slots.map(([one]) => one?.text ?? '').join(' '))
    expect(heard(of(pack)).filter((text) => COUNT.test(text))).toEqual([])
    for (const text of heard(counted(pack))) expect(text).not.toMatch(/\b(\w+) [\w ]+\. \1:/i)
  }
})

test('each kind of topic can be ended in six ways, of different lengths, and none of them is filler', () => {
  for (const lines of Object.values(ENDINGS)) {
    expect(new Set(lines).size).toBe(6)
    for (const line of lines) expect(line).not.toMatch(/follow|for later|here is|likes to know/i)
    expect(new Set(lines.map((line) => line.split(' ').length)).size).toBeGreaterThan(2)
  }
  for (const { id, calls } of packs) expect(Object.values(ENDINGS), id).toContain(calls)
})

test('a line opens a script only where what it speaks of is told', () => {
  const subject = {
    ...{ id: 'whale', name: 'the blue whale', title: 'The Blue Whale', words: ['blue whale'] },
    ...{ kind: 'animal', arrive: 'You swim beside a blue whale.' },
    hooks: [
      'A small child could crawl through its arteries.',
      'Its voice travels farther than a ship can be seen.',
      'The blue whale is back.',
    ],
  } as const
  const fact = (short: string, long: string) => ({
    ...({
      subject: 'whale',
      wow: 3,
      tag: 'whale',
      question: 'What is it?',
      short,
      long,
      sources: [],
    } as const),
    why: ['It is huge.', 'It is rare.'] as const,
  })
  const heart = fact(
    'Its heart weighs as much as a car',
    'A child could crawl through the arteries of its heart.',
  )
  const voice = fact(
    'Whales hear each other far away',
    'The voice of a blue whale travels for hundreds of miles, past any ship.',
  )
  const openings = readOpenings([subject], [heart, voice])
  expect(paidOpenings(openings, [heart])).toEqual([{ hook: subject.hooks[0], fact: heart }])
  expect(paidOpenings(openings, [voice])).toEqual([{ hook: subject.hooks[1], fact: voice }])
  expect(paidOpenings(openings, [heart, voice]).map(({ hook }) => hook)).toEqual(subject.hooks.slice(0, 2))
})

test('most lists of a topic open with a line of their own', () => {
  const countdown = FRAMEWORKS.find(({ id }) => id === 'countdown')
  const opened = listTopicPacks()
    .filter(({ unit }) => unit.one === 'fact')
    .filter((_, at) => at % 7 === 0)
    .map((pack) => {
      const first = countdown?.plan(of(pack))[0]?.slots[0]?.[0]?.text ?? ''
      return pack.subjects.some(({ hooks }) => hooks.some((hook) => first.startsWith(hook)))
    })
  expect(opened.filter(Boolean).length / opened.length).toBeGreaterThan(0.4)
})
