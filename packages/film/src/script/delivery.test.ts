import { describe, expect, test } from 'vitest'
import { recordingVoiceId } from '../recording-voice.ts'
import { deliverySchema } from '../film-choices.ts'
import { deliveryTakenBy, listPieces, writeDelivery } from './delivery.ts'
import { settleDelivery } from './settle-delivery.ts'
import type { Delivery } from './delivery.ts'

const TEXT = 'Never say “never”, — not even never.'
const stressing = (...stresses: Delivery['stresses']): Delivery => ({ pace: 1, pauseSeconds: 0, stresses })

describe('the words of a scene that can be stressed', () => {
  test('are named without their marks, and counted where they come back', () => {
    expect(listPieces(TEXT).map(({ text, stress }) => [text, stress?.word, stress?.nth])).toEqual([
      ['Never', 'Never', 0],
      ['say', 'say', 0],
      ['“never”,', 'never', 0],
      ['—', undefined, undefined],
      ['not', 'not', 0],
      ['even', 'even', 0],
      ['never.', 'never', 1],
    ])
  })

  test('are told apart in scripts without spaces', () => {
    expect(listPieces('海は深い。').flatMap(({ stress }) => stress?.word ?? [])).toEqual(['海', 'は', '深い'])
  })

  test('are as long as a storyboard takes them', () => {
    const [long, short] = listPieces(`https://example.org/${'x'.repeat(100)} sea`)
    expect([long?.stress, short?.stress]).toEqual([null, { word: 'sea', nth: 0 }])
  })

  test('are found in thousands of marks', () => {
    expect(listPieces(`${'!'.repeat(4000)}a${'!'.repeat(4000)}`)[0]?.stress).toEqual({ word: 'a', nth: 0 })
  })
})

describe('how a scene is said', () => {
  test('loses the stresses of words that its text has no more, and keeps the others', () => {
    const chosen = stressing({ word: 'never', nth: 1 }, { word: 'say', nth: 0 }, { word: 'say', nth: 7 })
    expect(settleDelivery(TEXT, [], chosen)?.stresses).toEqual([
      { word: 'say', nth: 0 },
      { word: 'never', nth: 1 },
    ])
    expect(settleDelivery('Do say so.', [], chosen)?.stresses).toEqual([{ word: 'say', nth: 0 }])
    expect(settleDelivery('Nothing of it.', [], chosen)).toBeUndefined()
  })

  test('has no stress on the names that begin its lines: they are not said', () => {
    const chosen = stressing({ word: 'BEN', nth: 0 }, { word: 'BEN', nth: 1 })
    const settled = (narration: string) =>
      settleDelivery(narration, ['ANNA', 'BEN'], chosen)?.stresses.map(({ nth }) => nth)
    expect(settled('BEN: I left.\nANNA: Did you?')).toBeUndefined()
    expect(settled('BEN: I am BEN.\nANNA: Hello.')).toEqual([0])
    expect(settled('ANNA: BEN is not BEN.')).toEqual([0, 1])
  })

  test('as usual is nothing to keep', () => {
    expect(settleDelivery(TEXT, [], deliverySchema.parse({}))).toBeUndefined()
    expect(writeDelivery(undefined)).toBe(writeDelivery(deliverySchema.parse({})))
  })

  test('is one of a few paces and pauses', () => {
    for (const wrong of [
      { pace: 2 },
      { pauseSeconds: 60 },
      { pace: 'slow' },
      { stresses: [{ word: '', nth: 0 }] },
    ])
      expect(deliverySchema.safeParse(wrong).success).toBe(false)
  })

  test('is for the voice to choose: nothing of a recording, no stress without a voice', () => {
    expect(Object.values(deliveryTakenBy(recordingVoiceId({ soundId: 'a', seconds: 4 })))).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(deliveryTakenBy('none')).toMatchObject({ pace: true, stresses: false, voiceId: false })
    for (const voiceId of ['flite-slt', 'espeak-de-f2', 'elevenlabs:x', 'kokoro:af_heart'])
      expect(Object.values(deliveryTakenBy(voiceId))).toEqual([true, true, true, true])
  })
})
