import { STYLE_IDS } from '@hookreel/film'
import { expect, test } from 'vitest'
import films from '../../../../../../bench/aptness/held-120.json' with { type: 'json' }
import judged from '../../../../../../bench/aptness/judged-120.json' with { type: 'json' }
import { readFilm } from '../film/film-brief.ts'
import { planScene } from './plan-scene.ts'

/** What may differ before the scenes have to be judged anew, by looking at them drawn (docs/aptness.md). */
const MAX_CHANGED = 3
const MIN_APT = 0.85
const MAX_WRONG = 0.03

/** What every held scene shows now: its subjects and its big words, or the kind of its chart. */
function listShown(): string[] {
  return films.flatMap(({ film, scenes }) => {
    const earlier: string[] = []
    const known = judged.find((one) => one.film === film)
    const style = STYLE_IDS.find((id) => id === known?.style) ?? 'default'
    const brief = readFilm({ title: film, script: scenes.join(' '), style })
    return scenes.map((narration, index) => {
      const plan = planScene({
        ...{ narration, film: brief, frameSize: { width: 216, height: 384 } },
        ...{ index, sceneCount: scenes.length },
        earlierSubjects: earlier.slice(-12),
        seed: known?.seed ?? 0,
      })
      earlier.push(...plan.subjects)
      if (plan.chart) return `chart ${plan.chart.kind}`
      return [plan.subjects.join(' '), plan.words.join(' / ')].filter((part) => part !== '').join(' + ')
    })
  })
}

test('the held scenes that were judged apt show what they showed then', () => {
  const shown = listShown()
  expect(shown).toHaveLength(judged.length)
  const changed = judged.flatMap((one, at) =>
    one.verdict === 'apt' && one.shown !== shown[at]
      ? [`${one.scene} was ${one.shown}, is ${shown[at]}`]
      : [],
  )
  expect(changed.length, changed.join('\n')).toBeLessThanOrEqual(MAX_CHANGED)
})

test('of the held scenes at least 85 percent were judged apt and under 3 percent wrong', () => {
  const share = (verdict: string) => judged.filter((one) => one.verdict === verdict).length / judged.length
  expect(share('apt')).toBeGreaterThanOrEqual(MIN_APT)
  expect(share('wrong')).toBeLessThan(MAX_WRONG)
})
