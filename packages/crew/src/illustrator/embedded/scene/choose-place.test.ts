import { expect, test } from 'vitest'
import { planFilm } from '../../../../../../bench/plan-film.ts'

test('a film about a supermarket plays in nobody’s kitchen', () => {
  const plans = planFilm({
    film: 'How the Supermarket Empties Your Wallet',
    scenes: [
      'You came in for milk. You left with forty dollars of stuff.',
      'That mist on the vegetables actually makes them rot faster.',
    ],
  })
  expect(plans.map(({ environment }) => environment)).toEqual(['plain', 'plain'])
})

test('a kitchen that is named stands behind words, but behind no thing', () => {
  const plans = planFilm({
    film: 'Things Hotel Staff Will Never Tell You',
    scenes: [
      'Nobody ever smiles in the kitchen at noon.',
      'The umbrella waited in the kitchen.',
      'Arrive late and be nice in your room.',
    ],
  })
  expect(plans.map(({ environment, subjects }) => [environment, ...subjects])).toEqual([
    ['kitchen'],
    ['plain', 'umbrella'],
    ['plain'],
  ])
})

test('a thing stands in no wood, street or mountains that nobody speaks of', () => {
  const [wolf] = planFilm({ film: 'How to Stay Calm', scenes: ['A wolf listens before it moves.'] })
  expect(wolf).toMatchObject({ environment: 'plain', subjects: ['wolf'] })
})

test('a film that is nowhere stands before plain grounds', () => {
  const plans = planFilm({
    film: 'How Magicians Steal Your Attention',
    scenes: [
      'Your eyes follow the hand that moves in a curve.',
      'A joke is the perfect moment to switch the card.',
      'While you laugh, your brain takes a tiny holiday.',
    ],
  })
  expect(plans.map(({ environment }) => environment)).toEqual(['plain', 'plain', 'plain'])
})

test('what lives out of doors keeps its home in such a film', () => {
  const [whale] = planFilm({
    film: 'How to Stay Calm',
    scenes: ['A whale holds its breath for an hour.', 'So can you.'],
  })
  expect(whale).toMatchObject({ environment: 'sea', subjects: ['spouting-whale'] })
})

test('a place that is only compared with is not where the film plays', () => {
  const [compared] = planFilm({
    film: 'How to Stay Calm',
    scenes: ['Fear works like a storm far out on the sea.'],
  })
  expect(compared?.environment).not.toBe('sea')
})

test('"it" behind a thing that nobody can draw is not the animal of an earlier scene', () => {
  const plans = planFilm({
    film: 'Animals That Glow',
    scenes: [
      'A gecko can walk on glass.',
      'The wolverine glows under black light.',
      'It also has no stomach at all.',
      'Its bill can feel electricity.',
    ],
  })
  expect(plans.map(({ subjects }) => subjects)).toEqual([['lizard'], [], [], []])
  const [, own] = planFilm({
    film: 'How Geckos Walk',
    scenes: ['A gecko can walk on glass.', 'A wolverine glows, and it has no stomach.'],
  })
  expect(own?.subjects).toEqual([])
})

test('a wedding has no birthday cake', () => {
  const [cake] = planFilm({
    film: 'Wedding Traditions With Dark Origins',
    scenes: ['And the cake was broken over her head.'],
  })
  expect(cake?.words.join(' ')).toBe('The cake was broken over her head')
})

test('a film plays where it says, wherever else its animal is at home', () => {
  const plans = planFilm({
    film: 'The Fox Who Sold Shadows',
    style: 'crayon_drawing',
    scenes: [
      'Once there was a fox who opened a little shop at the edge of the hot desert.',
      'A tired tortoise slept under an umbrella all afternoon.',
      'Now the whole desert naps there.',
    ],
  })
  expect(plans.map(({ environment, subjects }) => [environment, ...subjects])).toEqual([
    ['desert', 'fox'],
    ['desert', 'turtle'],
    ['plain'],
  ])
  const [wood] = planFilm({
    film: 'The Fox and the Moon',
    style: 'crayon_drawing',
    scenes: ['A fox sat down at the edge of the forest.', 'He had never seen a desert.'],
  })
  expect(wood).toMatchObject({ environment: 'forest', subjects: ['fox'] })
})
