import type { Picture } from '@hookreel/film'
import { expect, test } from 'vitest'
import { arrangeScenes } from './board-scenes.ts'
import type { KeptScene } from './storyboards.queries.ts'

const LEFT = { x: 0.1, y: 0.5 }
const drawing = { seed: 1, index: 0, sceneCount: 1, earlierSubjects: null }
const picture: Picture = {
  ...{ layers: [], seed: 1, kind: 'scene', environment: 'stock', subjects: [], credits: [] },
  whole: 'photos/harbour.jpg',
}
const found: KeptScene = { ...{ id: 'a', narration: 'The harbour sleeps.', upload: null }, drawing, picture }

function change(scene: KeptScene, wish: object): KeptScene | undefined {
  const { id, narration, upload } = scene
  const wanted = { id, narration, upload, seed: scene.drawing.seed, ...wish }
  return arrangeScenes({ scenes: [scene], shelf: [], uploads: ['own.jpg'] }, [wanted]).scenes[0]
}

test('of a found picture the point that was chosen is shown: its picture is laid anew, and stays as long as its words do', () => {
  const chosen = change(found, { focus: LEFT })
  expect(chosen).toMatchObject({ focus: LEFT, picture: null })
  const laid: KeptScene = { ...found, focus: LEFT, picture }
  expect(change(laid, { keepsSound: true })).toMatchObject({ focus: LEFT, picture })
  expect(change(laid, { focus: LEFT })).toMatchObject({ focus: LEFT, picture })
  expect(change(laid, { focus: null })).toMatchObject({ focus: undefined, picture: null })
})

test('one that is found for other words, or with another seed, or gives way to one’s own, begins without a choice', () => {
  const laid: KeptScene = { ...found, focus: LEFT }
  for (const wish of [
    { narration: 'It wakes.' },
    { seed: 2 },
    { description: 'a pier' },
    { upload: 'own.jpg' },
  ])
    expect(change(laid, wish)).toMatchObject({ focus: undefined, picture: null })
  const own: KeptScene = { ...laid, upload: 'own.jpg' }
  expect(change(own, { narration: 'It wakes.' })).toMatchObject({ focus: LEFT, picture })
  expect(change(own, { upload: null, focus: LEFT })?.focus).toBeUndefined()
})
