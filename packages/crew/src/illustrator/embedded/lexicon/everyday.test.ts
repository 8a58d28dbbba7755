import { expect, test } from 'vitest'
import { buildPictureRequest } from '../../../../../../tests/builders/build-picture-request.ts'
import { readTitle } from '../film/subject.ts'
import { planScene } from '../scene/plan-scene.ts'

function drawn(narration: string, title: string): string {
  const film = { title, script: `${title}. ${narration}`, sceneCount: 4, seed: 3 }
  return planScene(buildPictureRequest(narration, film)).subjects.join()
}

test.each([
  ['The chimpanzee strips a twig.', 'How Chimpanzees Fish', 'chimpanzee'],
  ['The hawk circled over the field.', 'Why Hawks Circle', 'falcon'],
  ['The mole digs all night.', 'What Moles Do', 'mole'],
  ['The lake froze over.', 'A Lake in Finland', 'lake'],
  ['The soil dries out first.', 'Why Houseplants Die', 'soil'],
  ['The tower was closed for years.', 'The Leaning Tower of Pisa', 'leaning-tower'],
  ['The ship had a dragon on its prow.', 'The Viking Ship in the Hill', 'viking-ship'],
  ['The pyramid had ninety one steps.', 'The Step Pyramid of the Maya', 'step-pyramid'],
  ['The sauce simmers for an hour.', 'The Best Tomato Sauce', 'gravy-boat'],
  ['Her savings were gone.', 'How to Save', 'piggy-bank'],
  ['The shop opens at nine.', 'A Street in Lisbon', 'shop'],
  ['The passport was in the other bag.', 'How to Miss a Flight', 'passport'],
])(
  'a thing of the film or of every day is drawn where its sentence is about it: %s',
  (narration, title, subject) => {
    expect(drawn(narration, title)).toBe(subject)
  },
)

test.each([
  ['The mole on his skin grew.', 'When to See a Doctor'],
  ['The falcon has nine engines.', 'Falcon 9'],
  ['The guards searched the cell.', 'A Night in Alcatraz'],
  ['The roots of the word are Latin.', 'Where Words Come From'],
  ['The oil leaks from the engine.', 'Your Car Tells You'],
  ['The sauce is white and creamy.', 'A Lasagna in an Hour'],
  ['The pool table was his.', 'A Billiards Champion'],
  ['The wall fell in 1989.', 'The Berlin Wall'],
  ['The barrel of the gun was cold.', 'A Duel at Dawn'],
  ['Nine minus two leaves seven.', 'How to Subtract'],
  ['The market crashed in October.', 'The Stock Market in 1929'],
  ['The tower told the pilots to wait.', 'Two Planes at an Airport'],
])('another thing of its name is not: %s', (narration, title) => {
  expect(drawn(narration, title)).toBe('')
})

test('what a title names by a drawing’s own name is the film’s thing, but no people and no half of another', () => {
  expect(readTitle('How to Cook Rice').subject).toBe('cooked-rice')
  expect(readTitle('The Truth About Sugar').subject).toBe('sugar-cubes')
  expect(readTitle('How to Help a Child').subject).toBeNull()
  expect(readTitle('How Butter Chicken Got Its Name').subject).not.toBe('butter')
})
