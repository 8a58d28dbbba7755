import { createEmbeddedNarrator } from '@hookreel/crew'
import type { Narrator } from '@hookreel/crew'
import { expect, test } from 'vitest'
import { describeExam, findVoiceFaults } from './describe-exam.ts'
import { examineVoice } from './examine-voice.ts'

const flite = createEmbeddedNarrator()
const examine = (speakLine: Narrator['speakLine']) => examineVoice({ speakLine }, 'flite-slt')

test('a woman of this machine is measured as one: pitch, pace, pauses, whole lines, numbers', async () => {
  const exam = await examine((request) => flite.speakLine(request))
  expect(exam.pitchHertz).toBeGreaterThan(140)
  expect(exam.pitchHertz).toBeLessThan(240)
  expect(exam.wordsPerMinute).toBeGreaterThan(120)
  expect(exam.wordsPerMinute).toBeLessThan(240)
  expect(exam.stopSeconds).toBeGreaterThan(exam.commaSeconds)
  expect(exam).toMatchObject({ cutLines: 0, misread: [] })
  expect(describeExam(exam)).toContain('6 of 6 numbers')
})

test('what is wrong with a voice is named: lines cut off, a year said as a sum, no voice at all', async () => {
  const cut = await examine(async (request) => {
    const line = await flite.speakLine(request)
    const { startSeconds = 0, endSeconds = 0 } = line.words[0] ?? {}
    const middle = Math.round(((startSeconds + endSeconds) / 2) * line.sampleRate)
    return { ...line, samples: line.samples.subarray(middle) }
  })
  expect(cut.cutLines).toBeGreaterThan(0)
  const figures = await examine((request) =>
    flite.speakLine({
      ...request,
      text: request.text.replace('1969', 'one thousand nine hundred and sixty nine'),
    }),
  )
  expect(figures.misread).toEqual(['The year was 1969.'])
  const silent = await examine(async (request) => {
    const line = await flite.speakLine(request)
    return { ...line, samples: line.samples.map(() => 0) }
  })
  expect(findVoiceFaults(silent)).toEqual(['it is silent'])
})
