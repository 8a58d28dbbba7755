import { describe, expect, test } from 'vitest'
import { serveTexts } from '../../../../tests/builders/serve-texts.ts'
import { KEYS } from '../../../../tests/fakes/models/text-services.ts'
import { PLANNED } from '../../../../tests/fakes/models/written-answers.ts'
import { openGate } from '../provider/provider.ts'
import { createAiWriter } from '../writer/ai.ts'
import { findUnsupported } from './check-support.ts'
import type { Passage } from './research.ts'

const SOURCE = {
  title: 'Eiffel Tower',
  address: 'https://en.wikipedia.org/w/index.php?oldid=1',
  by: 'Wikipedia contributors',
  licence: 'CC BY-SA 4.0',
  readOn: '2026-11-22',
}
const PASSAGES: readonly Passage[] = [
  'The Eiffel Tower is a lattice tower of wrought iron in Paris, France, 330 metres high including its antennas. It was named after Gustave Eiffel, whose firm built it between 28 January 1887 and 31 March 1889 for the World Fair. Its weight is 10,100 tonnes, and 2.5 million rivets hold 18,038 iron parts together.',
  'In 2023 it had 6,300,000 visitors. Painters use 60 tonnes of paint every seven years. In summer the iron grows and the top moves up by 15 centimetres. On 23 June 1940, soldiers found that the lift cables had been cut; Hitler never went up. There are 1,665 steps to the top. Victor Lustig sold it twice, in 1925, for scrap.',
  'The blue whale (Balaenoptera musculus) reaches 29.9 metres and 173 tonnes. Its heart weighs about 180 kilograms. It swims at up to 37 kilometres per hour, and it lives for 80 to 90 years. The International Whaling Commission banned its hunting in 1966. A calf drinks 200 litres of milk a day. Earlier, in the season of 1931, whalers killed 29,410 of them near Antarctica.',
  'Marie Curie was born in Warsaw on 7 November 1867 and died on 4 July 1934 in Passy. She received the Nobel Prize in Physics in 1903 with Pierre Curie and Henri Becquerel, and that in Chemistry in 1911. She named polonium after Poland. Her notebooks lie in boxes of lead in the Bibliothèque nationale and will stay radioactive for 1,500 years.',
  'Mount Everest stands 8,848.86 metres above the sea on the border of Nepal and China. Tenzing Norgay and Edmund Hillary climbed it on 29 May 1953. Since then more than 6,600 people have reached the top, and over 300 have died. Water boils there at 71 degrees Celsius. It grows by 4 millimetres a year.',
].map((text, at) => ({ id: `p${at + 1}`, text, source: { ...SOURCE, address: `${SOURCE.address}${at}` } }))
const READ = PASSAGES.map(({ text }) => text)

/** What a good writer says of these passages, in other words: every one of them is carried. */
const TRUE_SENTENCES = [
  'Guess how tall the Eiffel Tower really is.',
  'Counting antennas, the Eiffel Tower reaches 330 metres.',
  'That is about 1,083 feet of wrought iron.',
  'It carries the name of Gustave Eiffel.',
  'Work began on January 28, 1887.',
  'On March 31, 1889, the Eiffel Tower was finished.',
  'Two and a half million rivets? Close: 2.5 million of them.',
  'It weighs 10,100 tonnes, which is 10.1 million kilograms.',
  'More than 18,000 iron parts make up the tower.',
  'In 2023, 6.3 million people came to see it.',
  'Every seven years, painters spread 60 tonnes of paint on it.',
  'Summer makes the tower grow by 15 centimetres.',
  'Fifteen centimetres, just from heat.',
  'Con man Victor Lustig sold the tower for scrap in 1925. Twice.',
  'Climbing all the way means 1,665 steps.',
  'In June 1940, somebody had cut the cables of the lift.',
  'Hitler never stood at its top.',
  'Blue whales grow almost 30 metres long.',
  'One blue whale can weigh 173 tonnes.',
  'Its heart alone is about 180 kilograms.',
  'Top speed: 37 kilometres per hour.',
  'Some live for ninety years.',
  'Calves drink two hundred litres of milk daily.',
  'Hunting stopped in 1966, when the International Whaling Commission banned it.',
  'During one season, that of 1931, nearly 30,000 were killed.',
  'Marie Curie was born in Warsaw in 1867.',
  'Her birthday was November 7.',
  'She won two Nobel Prizes, one in 1903 and another in 1911.',
  'The first she shared with Pierre Curie and Henri Becquerel.',
  'Poland gave polonium its name.',
  'Even her notebooks are dangerous: they lie in lead.',
  'They will stay radioactive for fifteen hundred years.',
  'She died in Passy on July 4, 1934.',
  'Everest is roughly 8,849 metres high.',
  'Nepal and China share Mount Everest.',
  'On May 29, 1953, Edmund Hillary and Tenzing Norgay stood on top.',
  'More than 6,600 climbers followed them.',
  'Over three hundred never came back.',
  'Up there, water boils at 71 degrees Celsius.',
  'And the mountain still grows, 4 millimetres a year.',
]

const pick = <Thing>(things: readonly Thing[], at: number): Thing => {
  const thing = things[at % things.length]
  if (thing === undefined) throw new Error('nothing to pick from')
  return thing
}
const NUMBERS = [
  331, 340, 230, 1670, 10_200, 61, 16, 5800, 174, 181, 38, 95, 210, 8850, 6700, 72, 12, 14, 2400, 47,
]
const YEARS = [
  1888, 1890, 1924, 1926, 1939, 1941, 1965, 1967, 1930, 1932, 1866, 1868, 1904, 1912, 1933, 1935, 1952, 1954,
  2022, 2024,
]
const MONTHS = ['February', 'April', 'August', 'September', 'October', 'December']
const NAMES = [
  'Alexandre Dumas',
  'Berlin',
  'Isambard Brunel',
  'Napoleon',
  'Kraków',
  'Einstein',
  'Tesla',
  'George Mallory',
  'India',
  'London',
  'Picasso',
  'Bhutan',
  'Vienna',
  'Darwin',
  'Sydney',
  'Churchill',
]
const UNITS: readonly [string, string, string][] = [
  ['The tower is 330 ', 'metres', ' tall.'],
  ['It weighs 10,100 ', 'tonnes', '.'],
  ['They need 60 ', 'tonnes', ' of paint.'],
  ['Heat lifts it by 15 ', 'centimetres', '.'],
  ['A blue whale is 29.9 ', 'metres', ' long.'],
  ['Its heart weighs 180 ', 'kilograms', '.'],
  ['The calf takes 200 ', 'litres', ' every day.'],
  ['It grows by 4 ', 'millimetres', ' each year.'],
  ['They glow for 1,500 ', 'years', '.'],
  ['It swims 37 ', 'kilometres', ' in an hour.'],
]
const OTHER_UNITS = ['feet', 'pounds', 'grams', 'miles', 'gallons', 'inches']

/** 200 sentences with one thing made up in each: 50 numbers, 50 dates, 50 names, 50 units. */
function plantLies(): string[] {
  const lies: string[] = []
  for (let at = 0; at < 50; at += 1) {
    const number = pick(NUMBERS, at)
    lies.push(
      pick(
        [
          `The Eiffel Tower is ${number} metres tall.`,
          `It weighs ${number} tonnes.`,
          `Exactly ${number} people watched.`,
          `Its heart weighs about ${number * 3} kilograms.`,
          `There are ${number} steps.`,
        ],
        at + Math.floor(at / 20),
      ),
    )
    lies.push(
      pick(
        [
          `It was finished in ${pick(YEARS, at)}.`,
          `Marie Curie was born on ${pick(MONTHS, at)} 7.`,
          `In ${pick(YEARS, at + 3)}, everything changed.`,
          `On May ${(at % 20) + 1}, 1953, they stood on top.`,
          `Work began in ${pick(MONTHS, at + 1)} 1887.`,
        ],
        at + Math.floor(at / 20),
      ),
    )
    lies.push(
      pick(
        [
          `It was built by ${pick(NAMES, at)}.`,
          `${pick(NAMES, at + 1)} sold the tower for scrap.`,
          `The notebooks of ${pick(NAMES, at + 2)} lie in lead.`,
          `In 1953, ${pick(NAMES, at + 3)} stood on top.`,
          `Visitors call it the tower of ${pick(NAMES, at + 4)}.`,
        ],
        at + Math.floor(at / 16),
      ),
    )
    const [before, , after] = pick(UNITS, at)
    lies.push(`${before}${pick(OTHER_UNITS, at + Math.floor(at / 10))}${after}`)
  }
  return lies
}

describe('the check of sentences against passages', () => {
  test('catches 200 of 200 planted lies in numbers, dates, names and units', () => {
    const lies = plantLies()
    expect(lies).toHaveLength(200)
    expect(lies.filter((lie) => findUnsupported(lie, READ) === null)).toEqual([])
  })

  test('lets at least 95 of 100 true sentences through', () => {
    const dropped = TRUE_SENTENCES.flatMap((sentence) => {
      const wrong = findUnsupported(sentence, READ)
      return wrong === null ? [] : [`${sentence} ${wrong.reason}`]
    })
    expect(dropped.length, dropped.join('\n')).toBeLessThanOrEqual(TRUE_SENTENCES.length * 0.05)
  })

  test('a fact is held against the passage that is named, not against another', () => {
    expect(findUnsupported('It is 330 metres tall.', READ.slice(0, 1))).toBeNull()
    expect(findUnsupported('It is 330 metres tall.', READ.slice(2, 3))).not.toBeNull()
    expect(findUnsupported('It is 330 metres tall.', [])).not.toBeNull()
  })

  test('wording that is copied is refused', () => {
    const copied = 'In summer the iron grows and the top moves up by 15 centimetres.'
    expect(findUnsupported(copied, READ)?.reason).toContain('copies')
  })
})

describe('a model that lies', () => {
  const service = serveTexts()
  const { faults } = service

  const write = () =>
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
    }).suggestIdeas({
      prompt: 'the Eiffel Tower',
      seconds: 30,
      language: 'English (US)',
      count: 1,
      seed: 1,
      passages: PASSAGES,
    })
  const ids = PASSAGES.map(({ id }) => id)
  const tell = (texts: readonly string[]) =>
    JSON.stringify({
      ideas: [
        {
          title: 'The tower that grows',
          summary: 'What heat does to iron.',
          caption: 'It grows. #tower',
          description: '',
          framework: 'countdown',
          ...PLANNED,
          sentences: texts.map((text) => ({ text, passages: ids })),
        },
      ],
    })
  const mend = (texts: readonly [number, string][]) =>
    JSON.stringify({ sentences: texts.map(([number, text]) => ({ number, text, passages: ids })) })
  const TOLD = TRUE_SENTENCES.slice(0, 12)

  test('none of 200 lies reaches a script, in twenty ideas of ten; the true sentences between them do', async () => {
    const lies = plantLies()
    for (let from = 0; from < lies.length; from += 10) {
      const told = lies.slice(from, from + 10)
      faults.push({ kind: 'text', text: tell([...TOLD, ...told]) })
      // Asked again it lies again.
      faults.push({
        kind: 'text',
        text: mend(told.map((text, at): [number, string] => [TOLD.length + at, text])),
      })
      const [idea] = await write()
      expect(idea?.script).toBe(TOLD.join(' '))
    }
  })

  test('of more sentences than a script has is refused before one of them is held against anything', async () => {
    const text = tell(Array.from({ length: 81 }, (_, at) => pick(TRUE_SENTENCES, at)))
    faults.push({ kind: 'text', text }, { kind: 'text', text })
    await expect(write()).rejects.toThrow(/too many sentences/)
    faults.push({ kind: 'text', text: tell(['A'.repeat(501)]) }, { kind: 'text', text: tell(TOLD) })
    expect((await write())[0]?.script).toBe(TOLD.join(' '))
  })

  test('is asked once for another sentence, and that one is taken when it is true', async () => {
    faults.push({ kind: 'text', text: tell([...TOLD, 'It is 999 metres tall.']) })
    faults.push({ kind: 'text', text: mend([[TOLD.length, 'It is 330 metres tall.']]) })
    const [idea] = await write()
    expect(idea?.script.endsWith('It is 330 metres tall.')).toBe(true)
    expect(idea?.sources[0]).toMatchObject({ licence: 'CC BY-SA 4.0', readOn: '2026-11-22' })
    expect(idea?.sources[0]?.sentences).toContain('It is 330 metres tall.')
  })

  test('of which nothing true is left writes nothing', async () => {
    faults.push({ kind: 'text', text: tell(plantLies().slice(0, 12)) })
    faults.push({ kind: 'text', text: mend([]) })
    await expect(write()).rejects.toMatchObject({ failure: 'broken' })
  })
})
