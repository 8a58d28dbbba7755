import { expect, test } from 'vitest'
import { buildPictureRequest } from '../../../../../../tests/builders/build-picture-request.ts'
import { planScene } from '../scene/plan-scene.ts'

function drawn(narration: string, title: string): string {
  const film = { title, script: `${title}. ${narration}`, sceneCount: 4, seed: 3 }
  return planScene(buildPictureRequest(narration, film)).subjects.join()
}

test.each([
  ['The button fell off his shirt.', 'Sewing for Beginners', 'shirt-button'],
  ['The kettle boils in three minutes.', 'The Perfect Cup of Tea', 'kettle'],
  ['The crows gathered on the fence.', 'Why Crows Remember You', 'crow'],
  ['The nail bent under the hammer.', 'How to Build a Shelf', 'iron-nail'],
  ['Her tail goes straight up when she is happy.', 'What Your Cat Is Saying', 'cat-tail'],
  ['She pushed her cart up the hill.', 'The Last Noodle Cart', 'food-cart'],
  ['The curtains were heavy and old.', 'My Grandmother’s House', 'curtains'],
  ['The pipe leaks under the sink.', 'How to Fix a Leaking Pipe', 'leaking-pipe'],
])('an everyday thing is drawn where its sentence is about it: %s', (narration, title, subject) => {
  expect(drawn(narration, title)).toBe(subject)
})

test.each([
  ['The button must be pressed twice.', 'How Elevators Work'],
  ['The nails grow three millimetres a month.', 'Your Fingers Up Close'],
  ['The cup was won by Brazil.', 'The World Cup in One Minute'],
  ['The gates open an hour before the flight.', 'What Happens at the Airport'],
  ['The tail of a dog wags to the right.', 'What Your Dog Is Saying'],
  ['The gums bleed when they are brushed too hard.', 'Brush Better'],
  ['The stool is sent to the doctor.', 'What a Blood Test Says'],
  ['The belt lies between Mars and Jupiter, and this asteroid belt is nearly empty.', 'Asteroids'],
  ['The cart is abandoned at the checkout.', 'Why Online Shops Lose You'],
])('another thing of the same name is not: %s', (narration, title) => {
  expect(drawn(narration, title)).toBe('')
})

test('nothing steams that is said to be cold', () => {
  expect(drawn('The coffee was ready.', 'My Morning')).toBe('hot-beverage')
  expect(drawn('The coffee was already cold.', 'My Morning')).toBe('teacup')
  expect(drawn('The ramen was hot.', 'Noodles at Night')).toBe('steaming-bowl')
  expect(drawn('The ramen was served cold.', 'Noodles at Night')).toBe('')
})

test('a state that the drawing is not in is not shown', () => {
  expect(drawn('The bed was soft.', 'A Night in a Hotel')).toBe('bed')
  expect(drawn('The bed was unmade.', 'A Night in a Hotel')).toBe('')
  expect(drawn('The raft was made of raincoats.', 'A Way Out')).toBe('')
})
