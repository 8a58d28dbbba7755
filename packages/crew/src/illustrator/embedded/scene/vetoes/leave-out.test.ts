import { NO_DRAWING } from '@hookreel/film'
import { describe, expect, test } from 'vitest'
import { buildPictureRequest } from '../../../../../../../tests/builders/build-picture-request.ts'
import { createEmbeddedIllustrator } from '../../embedded-illustrator.ts'
import { planCastScene } from '../plan-cast-scene.ts'

const CAT = 'The cat sleeps on the sofa.'
const drawnOf = (narration: string, avoids: readonly string[] = []) =>
  createEmbeddedIllustrator().listDrawn?.(buildPictureRequest(narration, { avoids }))

describe('what a picture avoids', () => {
  test('gives way to the next thing that the sentence names, and to its words in the end', () => {
    expect(drawnOf(CAT)).toEqual(['cat'])
    const [next] = drawnOf(CAT, ['cat']) ?? []
    expect(next).toBeDefined()
    expect(next).not.toBe('cat')
    // What its film is about is an ornament of its words until that is avoided, too.
    expect(drawnOf(CAT, ['cat', next ?? ''])).toEqual(['clapper-board'])
    expect(drawnOf(CAT, ['cat', next ?? '', 'clapper-board'])).toEqual([])
  })

  test('is a thing in any colour, and people whatever they do', () => {
    expect(drawnOf('A red apple lies on the table.')).toEqual(['red-apple'])
    expect(drawnOf('A red apple lies on the table.', ['red-apple'])).not.toContain('red-apple')
    const run = 'She runs through the rain.'
    expect(planCastScene(buildPictureRequest(run)).cast).toBeDefined()
    expect(planCastScene(buildPictureRequest(run, { avoids: ['person'] })).cast).toBeUndefined()
  })

  test('is everything that is drawn, figures and maps as well, where words are to stand alone', () => {
    for (const narration of [CAT, 'Prices rose by 40 percent.', 'It began in Egypt.']) {
      const plan = planCastScene(buildPictureRequest(narration, { avoids: [NO_DRAWING] }))
      expect(plan).toMatchObject({ kind: 'type', subjects: [] })
      expect([plan.chart, plan.art?.place, plan.art?.thing, plan.art?.named]).toEqual([
        ...[undefined, undefined, undefined, undefined],
      ])
    }
  })

  test('is nothing where nothing is named: the plan is the same', () => {
    const request = buildPictureRequest(CAT)
    expect(planCastScene({ ...request, avoids: [] })).toEqual(planCastScene(request))
    expect(planCastScene({ ...request, avoids: ['https://example.org/cat.jpg', 'dog'] })).toEqual(
      planCastScene(request),
    )
  })
})
