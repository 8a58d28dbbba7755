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

test('but only beside the words that say what is meant, and not once it was shown often', () => {
  const script = 'Sharks are older than trees. I was too scared to say a single word about that.'
  const plan = planScene(
    buildPictureRequest('I was too scared to say a single word about that.', {
      title: TITLE,
      script,
      index: 1,
    }),
  )
  expect(plan.subjects).toEqual(['shark'])
  expect(plan.words.join(' ')).toContain('scared')
  const often = ['shark', 'shark', 'shark', 'shark']
  expect(subjectOf('Most of them would sink like a stone otherwise.', often)).toBeUndefined()
})
