import { expect, test } from 'vitest'
import { buildPictureRequest } from '../../../../../../tests/builders/build-picture-request.ts'
import { planScene } from './plan-scene.ts'

const TITLE = 'Why Sharks Never Stop Swimming'

function subjectOf(narration: string, earlierSubjects: readonly string[] = []): string | undefined {
  const script = `Sharks are older than trees. ${narration}`
  return planScene(buildPictureRequest(narration, { title: TITLE, script, index: 1, earlierSubjects }))
    .subjects[0]
}

test('the film’s own thing stands where a sentence means it and names nothing else', () => {
  expect(subjectOf('Most of them would sink like a stone otherwise.')).toBe('shark')
  expect(subjectOf('Without that, everything about them would be different.')).toBe('shark')
})

test('but not where somebody else does something, nor once it was shown often', () => {
  expect(subjectOf('I was too scared to say a single word about that.')).not.toBe('shark')
  const often = ['shark', 'shark', 'shark', 'shark', 'shark', 'shark', 'shark']
  expect(subjectOf('Most of them would sink like a stone otherwise.', often)).toBeUndefined()
})
