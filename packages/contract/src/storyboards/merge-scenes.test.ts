import { describe, expect, test } from 'vitest'
import { mergeScenes, type SceneWish } from './merge-scenes.ts'

const scene = (id: string, change: Partial<SceneWish> = {}): SceneWish => ({
  id,
  narration: `Scene ${id}.`,
  seed: 1,
  upload: null,
  description: null,
  ...change,
})
const WAS = ['a', 'b', 'c'].map((id) => scene(id))
const withChange = (id: string, change: Partial<SceneWish>) =>
  WAS.map((one) => (one.id === id ? { ...one, ...change } : one))
const ids = (scenes: readonly SceneWish[]) => scenes.map(({ id }) => id).join('')
const arrange = (order: string) => order.split('').map((id) => WAS.find((one) => one.id === id) ?? scene(id))

describe('two pages that began with the same scenes', () => {
  test('keep each other’s changes, of two scenes and of two fields of one', () => {
    const merged = mergeScenes(
      withChange('a', { narration: 'Theirs.' }),
      WAS,
      withChange('b', { narration: 'Mine.' }),
    )
    expect(merged).toMatchObject({
      behind: [],
      scenes: [{ narration: 'Theirs.' }, { narration: 'Mine.' }, { narration: 'Scene c.' }],
    })
    const fields = mergeScenes(
      withChange('a', { narration: 'Theirs.' }),
      WAS,
      withChange('a', { description: 'A ship' }),
    )
    expect(fields.scenes[0]).toMatchObject({ narration: 'Theirs.', description: 'A ship' })
  })

  test('keep how a scene is said, whatever order its fields were kept in', () => {
    const slow = { pace: 0.85, pauseSeconds: 0.5, stresses: [{ word: 'Scene', nth: 0 }] } as const
    const turned = { stresses: [{ nth: 0, word: 'Scene' }], pauseSeconds: 0.5, pace: 0.85 } as const
    const theirs = withChange('a', { delivery: { ...slow, stresses: [...slow.stresses] } })
    const same = withChange('a', { delivery: { ...turned, stresses: [...turned.stresses] } })
    expect(mergeScenes(theirs, WAS, same).behind).toEqual([])
    expect(mergeScenes(theirs, WAS, withChange('a', { narration: 'Mine.' })).scenes[0]).toMatchObject({
      narration: 'Mine.',
      delivery: slow,
    })
    const faster = { pace: 1.15, pauseSeconds: 0, stresses: [] } as const
    const mine = withChange('a', { delivery: { ...faster, stresses: [] } })
    expect(mergeScenes(theirs, WAS, mine).behind).toEqual(['a'])
  })

  test('never show a picture by a point that was chosen in another one', () => {
    const [left, right] = [
      { x: 0.1, y: 0.5 },
      { x: 0.9, y: 0.5 },
    ]
    const was = [scene('a', { upload: 'cat.jpg', focus: null })]
    const of = (change: Partial<SceneWish>) => [scene('a', { upload: 'cat.jpg', focus: null, ...change })]
    const dog = of({ upload: 'dog.jpg', focus: null })
    expect(mergeScenes(dog, was, of({ focus: left })).behind).toEqual(['a'])
    expect(mergeScenes(of({ focus: left }), was, of({ focus: right })).behind).toEqual(['a'])
    expect(mergeScenes(of({ focus: left }), was, of({ focus: left })).behind).toEqual([])
    expect(mergeScenes(of({ narration: 'Theirs.' }), was, of({ focus: left })).scenes[0]).toMatchObject({
      ...{ narration: 'Theirs.', focus: left },
    })
    // A page that knows of no points brings another picture.
    const told = of({ focus: left })
    const { focus: _, ...plain } = scene('a', { upload: 'dog.jpg' })
    expect(mergeScenes(told, told, [plain]).scenes[0]).toMatchObject({ upload: 'dog.jpg', focus: null })
    const { focus: _same, ...same } = scene('a', { upload: 'cat.jpg', narration: 'Mine.' })
    expect(mergeScenes(told, told, [same]).scenes[0]).toMatchObject({ narration: 'Mine.', focus: left })
  })

  test('are told when both changed the same otherwise, or one dropped what the other changed', () => {
    const theirs = withChange('a', { narration: 'Theirs.' })
    expect(mergeScenes(theirs, WAS, withChange('a', { narration: 'Mine.' })).behind).toEqual(['a'])
    expect(mergeScenes(theirs, WAS, theirs).behind).toEqual([])
    expect(mergeScenes(theirs, WAS, arrange('bc')).behind).toEqual(['a'])
    expect(mergeScenes(arrange('bc'), WAS, theirs).behind).toEqual(['a'])
  })

  test.each([
    ['one moves, the other does not', 'abc', 'cab', 'cab'],
    ['the other moved', 'cab', 'abc', 'cab'],
    ['one moves, the other dropped', 'ac', 'cba', 'ca'],
    ['one adds, the other moved', 'bac', 'abxc', 'bxac'],
    ['both drop', 'ab', 'bc', 'b'],
  ])('%s', (_case, now, wanted, expected) => {
    const merged = mergeScenes(arrange(now), WAS, arrange(wanted))
    expect({ ids: ids(merged.scenes), quarrel: merged.isOrderBehind }).toEqual({
      ids: expected,
      quarrel: false,
    })
  })

  test('who both moved are told, and nothing is moved', () => {
    const merged = mergeScenes(arrange('bac'), WAS, arrange('acb'))
    expect({ ids: ids(merged.scenes), quarrel: merged.isOrderBehind }).toEqual({ ids: 'bac', quarrel: true })
  })
})

test('what a picture avoids is merged as any other choice of a scene', () => {
  const scene = { id: 'one', narration: 'One.', seed: 1, upload: null }
  const taken = { ...scene, avoids: ['cat'] }
  expect(mergeScenes([scene], [scene], [taken]).scenes).toEqual([taken])
  // Left out, it is what it was.
  expect(mergeScenes([taken], [taken], [{ ...scene, narration: 'Two.' }]).scenes[0]).toMatchObject({
    ...{ narration: 'Two.', avoids: ['cat'] },
  })
  expect(mergeScenes([taken], [scene], [{ ...scene, avoids: ['dog'] }]).behind).toEqual(['one'])
})
