import { expect, test } from 'vitest'
import { writeSubtitles } from './write-subtitles.ts'

test('subtitles show every word once, sentence by sentence, with the times of their words', () => {
  const words = [
    { text: 'Venus', startSeconds: 0.15, endSeconds: 0.6 },
    { text: '<&', startSeconds: 0.6, endSeconds: 0.9 },
    { text: 'glows.', startSeconds: 0.9, endSeconds: 1.4 },
    { text: 'Why?', startSeconds: 3661.5, endSeconds: 3662 },
  ]
  expect(writeSubtitles(words)).toEqual({
    srt: '1\n00:00:00,150 --> 00:00:01,400\nVenus <& glows.\n\n2\n01:01:01,500 --> 01:01:02,000\nWhy?\n',
    vtt: 'WEBVTT\n\n00:00:00.150 --> 00:00:01.400\nVenus &lt;&amp; glows.\n\n01:01:01.500 --> 01:01:02.000\nWhy?\n',
  })
})
