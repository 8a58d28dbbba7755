import { expect, test } from 'vitest'
import type { ScenePlan } from './scene-plan.ts'
import { standOutdoors } from './stand-outdoors.ts'

const plan: ScenePlan = {
  kind: 'scene',
  style: 'horror',
  environment: 'room',
  time: 'night',
  weather: 'clear',
  subjects: ['lighthouse'],
  label: '',
  words: [],
  index: 0,
  sceneCount: 1,
  seed: 1,
  filmSeed: 1,
}

test('a lighthouse stands by the sea even when its sentence speaks of a room', () => {
  expect(standOutdoors(plan).environment).toBe('sea')
})

test('a cup stays in the room, a lighthouse stays on its mountain', () => {
  expect(standOutdoors({ ...plan, subjects: ['hot-beverage'] }).environment).toBe('room')
  expect(standOutdoors({ ...plan, environment: 'mountain' }).environment).toBe('mountain')
})
