import type { FilmPart } from '@hookreel/film'
import { describe, expect, test } from 'vitest'
import { decideAiLabel, judgeAiLabel } from './ai-label.ts'
import { blankOptions } from './blank-options.ts'
import { NETWORKS } from './post-options.ts'

const here = { origin: 'code', maker: null, model: null } as const
const drawn: FilmPart = { kind: 'picture', ...here, count: 4 }
const photos: FilmPart = { kind: 'picture', origin: 'library', maker: 'Pexels', model: null, count: 1 }
const made: FilmPart = { kind: 'picture', origin: 'model', maker: 'OpenAI', model: 'gpt-image-2', count: 3 }
const plain: FilmPart = { kind: 'voice', ...here, count: 1 }
const voice: FilmPart = { kind: 'voice', origin: 'model', maker: 'ElevenLabs', model: 'eleven_v4', count: 1 }
const music: FilmPart = { kind: 'music', ...here, count: 1 }
const finished = (...parts: FilmPart[]) => ({ parts, isRecorded: true })
const labelled = (...parts: FilmPart[]) =>
  NETWORKS.filter((network) => judgeAiLabel(network, finished(...parts)).isOn)

describe('the AI label', () => {
  test('is off for what is drawn and spoken by rules, and for photographs', () => {
    expect(labelled(drawn, photos, plain, music)).toEqual([])
    expect(judgeAiLabel('tiktok', finished(drawn, photos, plain)).reason).toBe(
      'No AI model made any part of it. Its pictures are drawn by rules, or by photographers and filmmakers.',
    )
  })

  test('is on everywhere for one picture by a model among others', () => {
    expect(labelled(drawn, { ...made, count: 1 }, plain)).toEqual([...NETWORKS])
    expect(judgeAiLabel('instagram', finished(made, drawn, voice)).reason).toBe(
      'AI made 3 pictures (OpenAI, gpt-image-2) and the voice (ElevenLabs, eleven_v4).',
    )
  })

  test('is on for a voice by a model, but at YouTube only when it copies a person, which is asked', () => {
    expect(labelled(drawn, voice)).toEqual(['tiktok', 'instagram'])
    expect(judgeAiLabel('youtube', finished(drawn, voice)).reason).toContain('copies a real person’s')
  })

  test('says what is only ordered, and what nobody here can know', () => {
    expect(judgeAiLabel('tiktok', { parts: [made], isRecorded: false }).reason).toMatch(/^As it was ordered:/)
    expect(judgeAiLabel('tiktok', 'unknown')).toMatchObject({ isOn: false })
    const own: FilmPart = { kind: 'picture', origin: 'own', maker: null, model: null, count: 2 }
    expect(judgeAiLabel('tiktok', finished(own, plain)).reason).toContain('your own pictures')
  })

  test('follows the film until its poster chooses, and then stays chosen', () => {
    const options = blankOptions('instagram')
    expect(options.isAiGenerated).toBeNull()
    expect(decideAiLabel(options, finished(made)).isAiGenerated).toBe(true)
    expect(decideAiLabel({ ...options, isAiGenerated: false }, finished(made)).isAiGenerated).toBe(false)
    expect(decideAiLabel({ ...options, isAiGenerated: true }, finished(drawn)).isAiGenerated).toBe(true)
  })
})

test('a person’s own recording is no AI voice, and the reason says whose it is', () => {
  const own = { kind: 'voice', origin: 'own', maker: null, model: null, count: 1 } as const
  const drawn = { kind: 'picture', origin: 'code', maker: null, model: null, count: 3 } as const
  const { isOn, reason } = judgeAiLabel('tiktok', { parts: [drawn, own], isRecorded: true })
  expect(isOn).toBe(false)
  expect(reason).toContain('The voice is your own recording.')
  expect(reason).not.toContain('your own pictures')
})
