import { expect, test } from 'vitest'
import { buildPictureRequest } from '../../../../../../tests/builders/build-picture-request.ts'
import { framingsOf } from '../shot-framing.ts'
import { planScene } from '../scene/plan-scene.ts'

function drawn(narration: string, title: string): string {
  const film = { title, script: `${title}. ${narration}`, sceneCount: 4, seed: 3 }
  return planScene(buildPictureRequest(narration, film)).subjects.join()
}

test.each([
  ['The poem was never finished.', 'A Poet in Prison', 'poem'],
  ['The letters of the alphabet are old.', 'Where Words Come From', 'alphabet-letters'],
  ['The letter was signed by both of them.', 'A Promise', 'envelope'],
  ['The card is blocked at the terminal.', 'Paying Abroad', 'credit-card'],
  ['The cards are shuffled seven times.', 'A Game of Poker', 'playing-cards'],
  ['The code had a bug in the software.', 'How Programs Fail', 'code-on-screen'],
  ['The virus has no cell of its own.', 'How the Flu Spreads', 'virus'],
  ['The valve shuts off the water.', 'A Leak at Night', 'valve'],
  ['Oil the hinge first.', 'Fixing a Door', 'hinge'],
  ['The ferry left the harbor.', 'A Day in Istanbul', 'ferry'],
  ['The train stops at the station.', 'A Day on Rails', 'train'],
  ['The saddle slipped off the horse.', 'Learning to Ride', 'horse'],
  ['The amber held an insect for a million years.', 'A Fly in Resin', 'amber'],
])('what facts tell of is drawn where its sentence is about it: %s', (narration, title, subject) => {
  expect(drawn(narration, title)).toBe(subject)
})

test.each([
  ['The stage of sleep lasts an hour.', 'What Sleep Is'],
  ['The hole is black and swallows light.', 'Black Holes'],
  ['The card was red, and he left the field.', 'A Football Match'],
  ['The valve of the trumpet sticks.', 'Playing in a Band'],
  ['The text was carved in stone.', 'The Maya'],
  ['The capsule is swallowed with water.', 'How Pills Work'],
  ['The web was invented in Geneva.', 'The World Wide Web'],
  ['The collar of the shirt comes first.', 'Ironing'],
  ['The stable price surprised everyone.', 'The Market'],
  ['The numerals are Roman.', 'Numbers of Rome'],
  ['The net was on the tennis court.', 'Tennis'],
])('another thing of the same name is not: %s', (narration, title) => {
  expect(drawn(narration, title)).toBe('')
})

test('what has letters on it is never turned round', () => {
  for (const lettered of ['alphabet-letters', 'telegram', 'patent', 'magazine', 'blackboard', 'digits'])
    expect(framingsOf(lettered)).not.toContain('turned')
})
