import { describe, expect, test } from 'vitest'
import { cleanScript } from './script.ts'
import { castSpeakers, dropSpeakers, findSpeakers, joinNarrations, readTurns } from './speakers.ts'
import { planStoryboard, writeScene } from '../storyboard.ts'

const TALK =
  'ANNA: Why is the sky blue?\nBEN: Because air scatters blue light. It does so all day.\nANNA: And at dusk?'

describe('names that begin lines', () => {
  test('speak where two of them are in capitals, or come back', () => {
    expect(findSpeakers(TALK)).toEqual(['ANNA', 'BEN'])
    expect(findSpeakers('Anna: Hi.\nDr. Ben Lee: Hello.\nAnna: You?\nDr. Ben Lee: Fine.')).toEqual([
      'ANNA',
      'DR. BEN LEE',
    ])
    expect(findSpeakers('A: Hi.\nB: Hello.\nA: You?\nB: Fine.')).toEqual(['A', 'B'])
    expect(findSpeakers('花子：こんにちは。\n太郎：やあ。\n花子：元気？\n太郎：うん。')).toEqual([
      '花子',
      '太郎',
    ])
  })

  test.each([
    ['one alone', 'Tip: do this.\nThen rest.'],
    ['a list of towns', 'Paris: light.\nLondon: fog.\nRome: ruins.'],
    ['a list of countries', 'UK: 68 million.\nEU: 450 million.'],
    ['labels', 'MYTH: It is flat.\nFACT: It is round.\nMYTH: It stands still.\nFACT: It turns.'],
    ['more than four', 'A: one.\nB: two.\nC: three.\nD: four.\nE: five.'],
    ['times and addresses', 'At 5:30 we left.\nSee https://example.org: it is there.\nAt 5:30 we left.'],
    [
      'a long beginning',
      'This is what the oldest of them all said: no.\nAnd what the youngest one said: yes.',
    ],
  ])('do not where there is %s', (_what, script) => {
    expect(findSpeakers(script)).toEqual([])
    expect(readTurns(script)).toEqual([{ speaker: null, text: script }])
    expect(dropSpeakers(script)).toBe(script)
  })

  test('are neither heard nor shown; lines without one are told by the film’s own voice', () => {
    expect(readTurns(`Two friends look up.\n\n${TALK}`).slice(0, 2)).toEqual([
      { speaker: null, text: 'Two friends look up.' },
      { speaker: 'ANNA', text: 'Why is the sky blue?' },
    ])
    expect(dropSpeakers(TALK)).toContain('Why is the sky blue?\nBecause air')
  })

  test('stay with their lines through scenes and back', () => {
    const { scenes } = planStoryboard(cleanScript(TALK))
    expect(scenes.flatMap(({ speakers }) => speakers)).toEqual(['ANNA', 'BEN', 'BEN', 'ANNA'])
    expect(scenes.map(({ narration }) => narration).join(' ')).not.toContain('ANNA')
    const written = joinNarrations(scenes.map(writeScene))
    expect(planStoryboard(written)).toEqual({ scenes })
    expect(joinNarrations(['One day.', 'It rained.'])).toBe('One day. It rained.')
  })
})

describe('the voices of names', () => {
  const voice = (id: string, gender: string, language = 'English (US)') => ({ id, gender, language })
  const VOICES = [
    voice('flite-slt', 'female'),
    voice('flite-rms', 'male'),
    voice('flite-awb', 'male', 'English (Scotland)'),
    voice('espeak-f2', 'female'),
    voice('espeak-de', 'female', 'German'),
    voice('none', 'neutral', 'Any language'),
    voice('openai:nova', 'female'),
    voice('openai:onyx', 'male'),
  ]
  const cast = (script: string, voiceId: string, chosen?: { name: string; voiceId: string }[]) =>
    castSpeakers(script, voiceId, VOICES, chosen).map((each) => each.voiceId)

  test('differ, suit the name, and all come from where the film’s own voice comes from', () => {
    expect(cast(TALK, 'flite-slt')).toEqual(['flite-slt', 'flite-rms'])
    // The film's own voice, a man's, is Ben's.
    expect(cast(TALK, 'flite-rms')).toEqual(['flite-slt', 'flite-rms'])
    const four = `${TALK}\nCLARA: Ah.\nDAN: So.`
    expect(cast(four, 'flite-slt')).toEqual(['flite-slt', 'flite-rms', 'espeak-f2', 'flite-awb'])
    expect(cast(TALK, 'openai:onyx')).toEqual(['openai:nova', 'openai:onyx'])
    expect(cast(`${TALK}\nCLARA: Ah.`, 'openai:onyx')).toEqual(['openai:nova', 'openai:onyx', 'openai:nova'])
  })

  test('leave the film’s own to the lines without a name', () => {
    expect(cast(`They look up.\n${TALK}`, 'flite-slt')).toEqual(['espeak-f2', 'flite-rms'])
  })

  test('are the chosen ones where these fit', () => {
    expect(cast(TALK, 'flite-slt', [{ name: 'Ben', voiceId: 'flite-awb' }])).toEqual([
      'flite-slt',
      'flite-awb',
    ])
    expect(cast(TALK, 'flite-slt', [{ name: 'ANNA', voiceId: 'flite-rms' }])).toEqual([
      'flite-rms',
      'flite-awb',
    ])
    expect(cast(TALK, 'flite-slt', [{ name: 'BEN', voiceId: 'openai:nova' }])).toEqual([
      'flite-slt',
      'flite-rms',
    ])
  })

  test('are none in a film without one', () => {
    expect(cast(TALK, 'none')).toEqual([])
  })
})
