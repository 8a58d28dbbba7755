import { expect, test } from 'vitest'
import { rememberPronunciations } from './remember-pronunciations.ts'

test('sounds of words are read once, until so many were heard that all of them are forgotten', async () => {
  const read: string[][] = []
  const soundsOf = rememberPronunciations(async (words) => {
    read.push([...words])
    return words.map((word) => [word, word])
  })
  const [sun, moon] = [
    ['sun', 'sun'],
    ['moon', 'moon'],
  ]
  expect(await soundsOf(['sun', 'moon', 'sun'])).toEqual([sun, moon, sun])
  expect(await soundsOf(['moon'])).toEqual([moon])
  expect(read).toEqual([['sun', 'moon']])
  await soundsOf(Array.from({ length: 5000 }, (_, at) => `word ${at}`))
  expect(await soundsOf(['moon'])).toEqual([moon])
  expect(read.at(-1)).toEqual(['moon'])
})
