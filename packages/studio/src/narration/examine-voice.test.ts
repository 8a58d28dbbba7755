import { createEmbeddedNarrator } from '@hookreel/crew'
import type { Narrator } from '@hookreel/crew'
import { expect, test } from 'vitest'
import { describeExam, findVoiceFaults } from './describe-exam.ts'
import { examineVoice } from './examine-voice.ts'

const flite = createEmbeddedNarrator()
const examine = (speakLine: Narrator['speakLine']) => examineVoice({ speakLine }, 'flite-slt')

test('a woman of this machine is measured as one: pitch, pace, pauses, whole lines, words, numbers, names', async () => {
  const exam = await examine((request) => flite.speakLine(request))
  expect(exam.pitchHertz).toBeGreaterThan(140)
  expect(exam.pitchHertz).toBeLessThan(240)
  expect(exam.wordsPerMinute).toBeGreaterThan(120)
  expect(exam.wordsPerMinute).toBeLessThan(240)
  expect(exam.stopSeconds).toBeGreaterThan(exam.commaSeconds)
  expect(exam.likelihood).toBeGreaterThan(0.25)
  expect(exam).toMatchObject({
    cutLines: 0,
    misread: [],
    misnamed: ['Ask Nguyen.'],
  })
  expect(describeExam(exam)).toContain('6 of 6 numbers as their words, 4 of 5 names as they are said')
  expect(findVoiceFaults(exam).join()).not.toContain('hard to make out')
})

test('what is wrong with a voice is named: lines cut off, a year said as a sum, a name as it is spelled, mumbled words', async () => {
  const exam = await examine(async (request) => {
    const text = request.text
      .replace('1969', 'one thousand nine hundred and sixty nine')
      .replace('Worcester', 'Wor sess ter')
    // Only lines of the passage pause at commas.
    if (!text.includes(', ')) return flite.speakLine({ ...request, text })
    const line = await flite.speakLine({ ...request, text: text.replaceAll(/[tkdgpbsz]+/giu, 'm') })
    const { startSeconds = 0, endSeconds = 0 } = line.words[0] ?? {}
    const middle = Math.round(((startSeconds + endSeconds) / 2) * line.sampleRate)
    return { ...line, samples: line.samples.subarray(middle) }
  })
  expect(exam.cutLines).toBeGreaterThan(0)
  expect(exam.misread).toEqual(['The year was 1969.'])
  expect(exam.misnamed).toContain('Ask Worcester.')
  expect(exam.likelihood).toBeGreaterThan(0)
  expect(findVoiceFaults(exam)).toContain('its words are hard to make out')
})

test('a voice that is silent is called silent', async () => {
  const silent = await examine(async (request) => {
    const line = await flite.speakLine(request)
    return { ...line, samples: line.samples.map(() => 0) }
  })
  expect(findVoiceFaults(silent)).toEqual(['it is silent'])
})
