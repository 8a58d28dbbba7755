import { describe, expect, test } from 'vitest'
import { buildPictureRequest } from '../../../../../../tests/builders/build-picture-request.ts'
import { planScene } from './plan-scene.ts'
import { drawPlan } from '../embedded-illustrator.ts'
import { planPages } from './plan-pages.ts'

const SMALL = { width: 108, height: 192 }

function pagesOf(narration: string) {
  const request = buildPictureRequest(narration, { title: 'Trust', script: narration, index: 1 })
  const plan = planScene(request)
  return planPages({ ...plan, kind: 'type', subjects: [] }, request).pages
}

describe('words of a scene with several sentences', () => {
  test('are a page for each sentence, which opens with its first words', () => {
    const pages = pagesOf('Nobody believed him anymore. Then nobody asked him again.')
    expect(pages?.map(({ words, opens }) => [words.join(' '), opens])).toEqual([
      ['Nobody believed him anymore', 'Nobody believed him'],
      ['Then nobody asked him again', 'Then nobody asked'],
    ])
  })

  test('are parted at a comma when a sentence is long, and short ones stand with their neighbours', () => {
    expect(
      pagesOf('Stop. The first mile always lies to you, but the second one tells you who you are.')?.map(
        ({ opens }) => opens,
      ),
    ).toEqual(['Stop. The first', 'but the second'])
  })

  test('follow a sentence in another language a breath at a time, with no small word left behind', () => {
    const pages = pagesOf('Cada mañana regaba sus plantas y hablaba con ellas hasta que salía el sol.')
    expect(pages?.map(({ opens }) => opens)).toEqual([
      'Cada mañana regaba',
      'sus plantas y',
      'con ellas hasta',
    ])
  })

  test('stay one page when only one sentence is said', () => {
    expect(pagesOf('Trust is not told.')).toBeUndefined()
  })

  test('come in line by line, page after page', async () => {
    const script = 'Nobody asked. Nothing moved.'
    const request = buildPictureRequest(script, { title: 'Trust', script, style: 'horror', index: 1 })
    const plan = { ...planScene(request), kind: 'type', subjects: [], words: ['Nobody'] } as const
    const pages = [
      { words: ['Then', 'nobody', 'asked'], opens: 'Then nobody' },
      { words: ['Nothing'], opens: 'Nothing moved' },
    ]
    const { picture } = await drawPlan({ ...plan, pages }, SMALL)
    const cues = picture.layers.flatMap(({ cue }) => (cue === undefined ? [] : [cue]))
    expect(cues).toEqual([
      { page: 0, says: 'Then nobody' },
      { page: 0, says: 'NOBODY' },
      { page: 0, says: 'ASKED' },
      { page: 1, says: 'Nothing moved' },
    ])
  })
})
