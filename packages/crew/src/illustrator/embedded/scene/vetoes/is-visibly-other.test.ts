import { expect, test } from 'vitest'
import { buildPictureRequest } from '../../../../../../../tests/builders/build-picture-request.ts'
import { hasIcon } from '../../icons.ts'
import { TOLD_KINDS } from '../../lexicon/visible-kinds.ts'
import { ENVIRONMENTS, isPaintedSubject } from '../../scene-plan.ts'
import { planScene } from '../plan-scene.ts'

function drawn(narration: string, title: string, before = ''): string {
  const film = { title, script: `${before} ${narration}`, sceneCount: 4, seed: 3 }
  return planScene(buildPictureRequest(narration, film)).subjects.join()
}

test.each([
  ['of another time', 'The telephone rang twice.', 'The Last Call', 'telephone', 'The Night of 1518', ''],
  ['of another age', 'The bread was warm.', 'A Baker', 'bread', 'A Baker in the Middle Ages', ''],
  ['of another part of the world', 'The house was small.', 'Home', 'house', 'A Home in Japan', ''],
  ['of another kind', 'The needle is sharp.', 'Sewing', 'sewing-needle', 'Knitting for Beginners', ''],
  ['of another species', 'The bird sleeps in the air.', 'Flight', 'bird', 'Flight', 'The swift never lands.'],
] as const)(
  'what a drawing visibly is decides: %s, "%s" is set in words',
  (_, narration, own, drawing, other, before) => {
    expect(drawn(narration, own)).toBe(drawing)
    expect(drawn(narration, other, before)).toBe('')
  },
)

test('what is told of today in a film about another time is drawn as it is today', () => {
  const before = 'In 1518 people danced.'
  expect(drawn('The telephone rang.', 'A Town', before)).toBe('')
  expect(drawn('The telephone is loud today.', 'A Town', before)).toBe('telephone')
})

test('every drawing of which it is told what it visibly is can be drawn', () => {
  const places: readonly string[] = ENVIRONMENTS
  const unknown = TOLD_KINDS.filter(
    (name) => !hasIcon(name) && !isPaintedSubject(name) && !places.includes(name),
  )
  expect(unknown).toEqual([])
})
