import { expect, test } from 'vitest'
import { createSpeller } from './say-as.ts'

const NAMES = [
  { word: 'Nguyen', saidAs: 'win' },
  { word: 'San José', saidAs: 'sahn ho zay' },
  { word: 'Saoirse', saidAs: '/ˈsɪɹʃə/' },
  { word: 'C++', saidAs: 'see plus plus' },
]
/** A second for each spoken word. */
const time = (text: string) =>
  text.split(' ').map((word, n) => ({ text: word, startSeconds: n, endSeconds: n + 1 }))
const say = (text: string, takesSounds = false) => {
  const said = createSpeller(NAMES).sayAs(text, takesSounds)
  return { text: said.text, words: said.restore(time(said.text)) }
}

test('a word is said as its owner wrote it, whole, in any case, and with what stands at it', () => {
  expect(say("Nguyen's cat met NGUYEN, twice.").text).toBe("win's cat met win, twice.")
  expect(say('Nguyenville and McNguyen stay.').text).toBe('Nguyenville and McNguyen stay.')
  expect(say('She writes C++ here.').text).toBe('She writes see plus plus here.')
})

test('the words that come back are the written ones, with the times of what was said', () => {
  const { words } = say('In San José, Nguyen sings.')
  expect(words.map(({ text }) => text)).toEqual(['In', 'San', 'José,', 'Nguyen', 'sings.'])
  expect(words[0]).toMatchObject({ startSeconds: 0, endSeconds: 1 })
  expect(words[1]?.startSeconds).toBe(1)
  expect(words[2]?.endSeconds).toBe(4)
  expect(words[3]).toMatchObject({ startSeconds: 4, endSeconds: 5 })
  expect(words[4]).toMatchObject({ startSeconds: 5, endSeconds: 6 })
})

test('sounds go to voices that take them; others say the word as it is written', () => {
  expect(say('Saoirse Nguyen acts.', true).text).toBe('[Saoirse](/ˈsɪɹʃə/) win acts.')
  expect(say('Saoirse Nguyen acts.', true).words.map(({ text }) => text)).toEqual([
    'Saoirse',
    'Nguyen',
    'acts.',
  ])
  expect(say('Saoirse Nguyen acts.').text).toBe('Saoirse win acts.')
})

test('a voice that joins or loses words still ends with the written ones', () => {
  const said = createSpeller(NAMES).sayAs('Ask Nguyen – now!', false)
  const joined = [
    { text: 'Ask', startSeconds: 0, endSeconds: 1 },
    { text: 'win –', startSeconds: 1, endSeconds: 2 },
    { text: 'now!', startSeconds: 2, endSeconds: 3 },
  ]
  expect(
    said
      .restore(joined)
      .map(({ text }) => text)
      .join(' '),
  ).toBe('Ask Nguyen – now!')
  expect(
    said
      .restore(joined.slice(0, 2))
      .map(({ text }) => text)
      .join(' '),
  ).toBe('Ask Nguyen – now!')
  const times = said.restore(joined)
  expect(times.every((word, n) => word.startSeconds >= (times[n - 1]?.endSeconds ?? 0) - 1e-9)).toBe(true)
})

test('longer words come first, and text without any is as it was', () => {
  const both = [
    { word: 'Rio', saidAs: 'ree oh' },
    { word: 'Rio Tinto', saidAs: 'reeo tinto' },
  ]
  expect(createSpeller(both).sayAs('Rio Tinto left Rio.', false).text).toBe('reeo tinto left ree oh.')
  const words = time('Nothing here.')
  expect(createSpeller(both).sayAs('Nothing here.', false).restore(words)).toEqual(words)
  expect(createSpeller(NAMES).findSayings('Nothing here, Nguyen.')).toEqual([NAMES[0]])
})

test('letters that are the same in another case, and any space between words', () => {
  const words = [
    { word: 'Straße', saidAs: 'shtrah-seh' },
    { word: 'San  José', saidAs: 'sahn ho zay' },
    { word: 'São', saidAs: 'sow' },
  ]
  const speller = createSpeller(words)
  expect(speller.sayAs('STRAẞE in SAN\n JOSÉ, são.', false).text).toBe('shtrah-seh in sahn ho zay, sow.')
  expect(speller.findSayings('São and straße').map(({ saidAs }) => saidAs)).toEqual(['shtrah-seh', 'sow'])
})

test('of a word whose sounds one voice takes, the shorter word in it counts for the other', () => {
  const speller = createSpeller([
    { word: 'New Nguyen', saidAs: '/njuː wɪn/' },
    { word: 'Nguyen', saidAs: 'win' },
  ])
  expect(speller.sayAs('New Nguyen.', true).text).toBe('[New Nguyen](/njuː wɪn/).')
  expect(speller.sayAs('New Nguyen.', false).text).toBe('New win.')
  expect(speller.findSayings('New Nguyen.')).toHaveLength(2)
})
