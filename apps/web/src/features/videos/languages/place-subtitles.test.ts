import { expect, test } from 'vitest'
import { placeSubtitles, readSubtitles } from './place-subtitles.ts'

const NARRATIONS = [
  'The sea rises twice a day, everywhere on Earth. It falls again.',
  'The moon pulls it!',
  'So does the sun, from very far away, with half of its strength.',
]
/** As a film's file is written: a line ends with its sentence, at 42 characters, or at 5 seconds. */
const LINES = [
  ['00:00:00,000', '00:00:03,150', 'The sea rises twice a day, everywhere on'],
  ['00:00:03,200', '00:00:03,550', 'Earth.'],
  ['00:00:03,600', '00:00:04,750', 'It falls again.'],
  ['00:00:04,800', '00:00:06,350', 'The moon pulls it!'],
  ['00:00:06,400', '00:00:09,950', 'So does the sun, from very far away, with'],
  ['00:00:10,000', '00:00:11,550', 'half of its strength.'],
] as const
const OWN = {
  srt: LINES.map(([from, to, text], at) => `${at + 1}\n${from} --> ${to}\n${text}\n`).join('\n'),
  vtt: `WEBVTT\n\n${LINES.map(([from, to, text]) => `${from} --> ${to}\n${text}\n`.replaceAll(/(\d),(\d{3})/g, '$1.$2')).join('\n')}`,
}

test('the subtitles of the film, translated line by line, come back scene by scene', () => {
  const own = readSubtitles(OWN.srt)
  expect(own.length).toBeGreaterThan(NARRATIONS.length)
  expect(placeSubtitles(NARRATIONS, own, own)).toEqual(NARRATIONS)
  expect(placeSubtitles(NARRATIONS, own, readSubtitles(OWN.vtt))).toEqual(NARRATIONS)
  const upper = own.map((line) => ({
    ...line,
    text: line.text.toUpperCase(),
    startSeconds: 0,
    endSeconds: 0,
  }))
  expect(placeSubtitles(NARRATIONS, own, upper)).toEqual(NARRATIONS.map((text) => text.toUpperCase()))
})

test('subtitles that are cut otherwise go where they are read, or one to each scene', () => {
  const own = readSubtitles(OWN.srt)
  const line = (text: string, startSeconds: number) => ({ text, startSeconds, endSeconds: startSeconds + 1 })
  const [, , second, third = second] = own.map(({ startSeconds }) => startSeconds)
  expect([second, third].every((start) => start !== undefined)).toBe(true)
  const lines = ['Das Meer', 'steigt', 'und', 'fällt.', 'Der Mond', 'zieht daran.', 'Die Sonne', 'auch.']
  const starts = [0, 1, 2, 3.4, 4.9, 5.3, 6.6, 9]
  const cut = lines.map((text, at) => line(text, starts[at] ?? 0))
  expect(placeSubtitles(NARRATIONS, own, cut)).toEqual([
    'Das Meer steigt und fällt.',
    'Der Mond zieht daran.',
    'Die Sonne auch.',
  ])
  const three = ['A.', 'B.', 'C.'].map((text) => line(text, 0))
  expect(placeSubtitles(NARRATIONS, own, three)).toEqual(['A.', 'B.', 'C.'])
  expect(placeSubtitles(NARRATIONS, own, [line('Nur ein Satz.', 0)])).toEqual(['Nur ein Satz.', '', ''])
})

test('files as programs write them are read; what is none has no subtitles', () => {
  const file =
    '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>Hallo</i>,\r\n{\\an8}Welt\u0000\r\n\r\n2\r\n01:00:03,5 --> 01:00:04,000\r\nمرحبا بالعالم\r\n'
  expect(readSubtitles(file)).toEqual([
    { startSeconds: 1, endSeconds: 2.5, text: 'Hallo, Welt' },
    { startSeconds: 3603.5, endSeconds: 3604, text: 'مرحبا بالعالم' },
  ])
  for (const none of ['', 'PK\u0003\u0004', 'Just some words.\n\nAnd more.', '<'.repeat(200_000)])
    expect(readSubtitles(none)).toEqual([])
})

test('the signs that WebVTT writes otherwise are read as they were, and those of SubRip are left', () => {
  const lines = '00:01.000 --> 00:02.000\nFish &amp; chips &lt;3 &amp;amp; 1&nbsp;&gt;&nbsp;0 &copy;\n'
  expect(readSubtitles(`WEBVTT\n\n${lines}`)[0]?.text).toBe('Fish & chips <3 &amp; 1 > 0 &copy;')
  expect(readSubtitles(`1\n${lines}`)[0]?.text).toBe(
    'Fish &amp; chips &lt;3 &amp;amp; 1&nbsp;&gt;&nbsp;0 &copy;',
  )
})

test('the names of who speaks are not counted, and what only looks like one is', () => {
  const line = (text: string, startSeconds: number) => ({ text, startSeconds, endSeconds: startSeconds + 1 })
  const told = ['MAXIMILIANUS: No.\nANNA: Yes.', 'MAXIMILIANUS: Because the sea is salt.', 'ANNA: Ah.']
  const own = [line('No.', 0), line('Yes.', 2), line('Because the sea is salt.', 4), line('Ah.', 8)]
  expect(placeSubtitles(told, own, own)).toEqual(['No. Yes.', 'Because the sea is salt.', 'Ah.'])
  const list = ['Step one of all of this: go.', 'Step two: stay.']
  const read = [line('Step one of all of this:', 0), line('go.', 3), line('Step two: stay.', 5)]
  expect(placeSubtitles(list, read, read)).toEqual(['Step one of all of this: go.', 'Step two: stay.'])
})
