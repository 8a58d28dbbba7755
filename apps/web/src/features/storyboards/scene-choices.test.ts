import { listHeardPieces, USUAL_DELIVERY } from '@hookreel/film'
import { expect, test } from 'vitest'
import { fillScenes } from './scene-choices.ts'

test('a scene keeps the stresses that its words show, and none of the names that say them', () => {
  const names = ['BEN', 'ANNA']
  const stresses = [0, 1].map((nth) => ({ word: 'BEN', nth }))
  const filled = fillScenes(
    ['BEN: I am BEN.', 'ANNA: Hello.', 'BEN: Goodbye.'].map((narration, index) => ({
      ...{ id: String(index), narration, seed: 1, upload: null },
      delivery: { ...USUAL_DELIVERY, stresses },
    })),
  )
  expect(filled.map(({ delivery }) => delivery.stresses)).toEqual(
    filled.map(({ narration }) =>
      listHeardPieces(narration, names).flatMap(({ stress }) => (stress?.word === 'BEN' ? [stress] : [])),
    ),
  )
  expect(filled.map(({ delivery }) => delivery.stresses.length)).toEqual([1, 0, 0])
})
