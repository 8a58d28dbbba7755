import { describe, expect, test } from 'vitest'
import { recordingVoiceId } from '../recording-voice.ts'
import { deliverySchema } from '../film-choices.ts'
import { USUAL_DELIVERY, writeDelivery } from './delivery.ts'
import { settleDelivery } from './settle-delivery.ts'
import { hasTooManyVoices, listHeardVoices, recastScenes } from './scene-voices.ts'

const by = (voiceId?: string, narration = 'Bells carry over the water.') => ({
  narration,
  delivery: voiceId === undefined ? undefined : { ...USUAL_DELIVERY, voiceId },
})
const voice = (id: string, gender: string, language = 'English') => ({ id, gender, language })
const VOICES = [
  voice('slt', 'female'),
  voice('rms', 'male'),
  voice('awb', 'male'),
  voice('eva', 'female', 'Spanish'),
  voice('leo', 'male', 'Spanish'),
  voice('service:nova', 'female'),
  voice('none', 'neutral'),
]
const idsOf = (scenes: readonly { delivery?: { voiceId?: string | undefined } | undefined }[]) =>
  scenes.map(({ delivery }) => delivery?.voiceId)

describe('the voice of a scene', () => {
  test('is said otherwise, and as usual nothing is written that was not before', () => {
    expect(settleDelivery('Bells.', [], deliverySchema.parse({ voiceId: 'rms' }))).toEqual({
      ...USUAL_DELIVERY,
      voiceId: 'rms',
    })
    expect(writeDelivery(USUAL_DELIVERY)).toBe('[1,0]')
    expect(writeDelivery({ ...USUAL_DELIVERY, voiceId: 'rms' })).not.toBe(writeDelivery(USUAL_DELIVERY))
    for (const voiceId of ['', 'x'.repeat(101), 7, null])
      expect(deliverySchema.safeParse({ voiceId }).success).toBe(false)
  })

  test('comes before the names that begin its lines, which speak in the others', () => {
    const speakers = [
      { name: 'ANNA', voiceId: 'eva' },
      { name: 'BEN', voiceId: 'awb' },
    ]
    const talk = 'ANNA: Why?\nBEN: Because.'
    const film = { voiceId: 'slt', speakers }
    expect(listHeardVoices([by(undefined, talk), by('rms', talk)], film)).toEqual(['eva', 'awb', 'rms'])
    expect(listHeardVoices([by('rms', talk), by()], film)).toEqual(['rms', 'slt'])
  })

  test('is not heard where a recording speaks, or nobody', () => {
    for (const voiceId of ['none', recordingVoiceId({ soundId: 'a', seconds: 4 })])
      expect(listHeardVoices([by('rms'), by()], { voiceId })).toEqual([voiceId])
  })

  test('is one of four: a fifth is too many, and the film’s own counts where it speaks', () => {
    const four = [by('a'), by('b'), by('c'), by('d')]
    expect(hasTooManyVoices(four, { voiceId: 'e' })).toBe(false)
    expect(hasTooManyVoices([...four, by()], { voiceId: 'd' })).toBe(false)
    expect(hasTooManyVoices([...four, by()], { voiceId: 'e' })).toBe(true)
    expect(hasTooManyVoices([...four, by('f')], { voiceId: 'a' })).toBe(true)
    expect(hasTooManyVoices([...four, by('f')], { voiceId: 'none' })).toBe(false)
  })

  test('may be one that speaks already where names bring five', () => {
    const names = ['ANNA', 'BEN', 'CARL', 'DORA']
    const speakers = names.map((name, at) => ({ name, voiceId: `v${at}` }))
    const talk = by(undefined, names.map((name) => `${name}: Yes.`).join('\n'))
    const film = { voiceId: 'slt', speakers }
    expect(hasTooManyVoices([talk, by()], film)).toBe(false)
    expect(hasTooManyVoices([talk, by(), by('v1')], film)).toBe(false)
    expect(hasTooManyVoices([talk, by(), by('other')], film)).toBe(true)
  })

  test('becomes another one of its gender where the film’s voice is from elsewhere, told apart', () => {
    const scenes = [by('rms'), by('slt'), by(), by('rms')]
    expect(idsOf(recastScenes(scenes, { voiceId: 'eva' }, VOICES))).toEqual([
      'leo',
      undefined,
      undefined,
      'leo',
    ])
    expect(recastScenes(scenes, { voiceId: 'awb' }, VOICES)).toEqual(scenes)
    expect(idsOf(recastScenes([by('nobody'), by('rms')], { voiceId: 'slt' }, VOICES))).toEqual(['awb', 'rms'])
    // Where only one voice speaks, all scenes are its own.
    const slow = { narration: 'Slow.', delivery: { ...USUAL_DELIVERY, pace: 0.85, voiceId: 'rms' } as const }
    expect(
      recastScenes([slow, by('rms')], { voiceId: 'service:nova' }, VOICES).map(({ delivery }) => delivery),
    ).toEqual([{ ...USUAL_DELIVERY, pace: 0.85 }, undefined])
    // It waits for a voice while there is none.
    expect(recastScenes(scenes, { voiceId: 'none' }, VOICES)).toEqual(scenes)
  })
})
