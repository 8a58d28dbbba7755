import { describe, expect, test } from 'vitest'
import { planScene } from '../scene/plan-scene.ts'
import { readFilm } from './film-brief.ts'

/** What each scene of a story shows. */
function shownIn(title: string, scenes: readonly string[]): (string | undefined)[] {
  const film = readFilm({ title, script: scenes.join(' '), style: 'crayon_drawing' })
  const earlier: string[] = []
  return scenes.map((narration, index) => {
    const request = {
      narration,
      film,
      frameSize: { width: 180, height: 320 },
      index,
      sceneCount: scenes.length,
    }
    const { subjects } = planScene({ ...request, earlierSubjects: [...earlier], seed: 5 })
    earlier.push(...subjects)
    return subjects[0]
  })
}

describe('an animal that a story calls by name', () => {
  test('is drawn when it is named and when it acts', () => {
    const shown = shownIn('A night in the wood', [
      'Once there was a small hedgehog named Hazel.',
      'Hazel walked under the oak.',
      'The badger counted acorns.',
      'He snored before he came to ten.',
    ])
    expect(shown.slice(0, 3)).toEqual(['hedgehog', 'hedgehog', 'badger'])
    // Who "he" is was said just before, and it is not the hedgehog.
    expect(shown[3]).not.toBe('hedgehog')
  })

  test('is meant by "she" where nobody else was named', () => {
    const shown = shownIn('Pip the hedgehog', ['Pip the hedgehog was cold.', 'She looked for a warm place.'])
    expect(shown).toEqual(['hedgehog', 'hedgehog'])
  })

  test('is no person, and no word that stands before an animal is a name', () => {
    expect([
      ...readFilm({ title: '', script: 'Meet the fox. Then the owl came.', style: 'anime' }).called,
    ]).toEqual([])
    const { called } = readFilm({
      title: 'Max the dog',
      script: 'Max barked. A cat called Luna hissed.',
      style: 'anime',
    })
    expect([...called].map(([name, { subject }]) => [name, subject])).toEqual([
      ['max', 'dog'],
      ['luna', 'cat'],
    ])
  })

  test('stands on no other world because it looks at the moon', () => {
    const film = { title: 'Pip and the moon', script: 'Pip the hedgehog saw the moon. Pip climbed a hill.' }
    const brief = readFilm({ ...film, style: 'anime' })
    const request = {
      narration: 'Pip climbed a hill.',
      film: brief,
      frameSize: { width: 180, height: 320 },
      index: 1,
    }
    expect(planScene({ ...request, sceneCount: 2, earlierSubjects: [], seed: 5 }).environment).not.toBe(
      'space',
    )
  })
})
