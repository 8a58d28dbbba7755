import type { PictureRequest } from '../../illustrator.ts'
import type { Chart } from '../charts/chart.ts'
import type { ScenePlan } from '../scene-plan.ts'
import { planPages } from './plan-pages.ts'
import { readScene } from './read-scene.ts'

/**
 * The same scene with what is set large on it in the words that are spoken: a translation of those it is drawn from, or the sentence
 * for which a person described another picture. A figure whose letters are of the first words gives its place to words; so does the
 * label, which names what the first sentence called it.
 */
export function translateWords(
  plan: ScenePlan,
  request: PictureRequest & { readonly translation: string },
): ScenePlan {
  const { translation, film, description, ...rest } = request
  // A described picture is of the same film, in its language.
  const text = description === undefined ? translation : film.text
  const told = { ...rest, narration: translation, film: { ...film, text } }
  const { chart, named: _named, ...drawn } = plan
  const kept = chart && !hasLetters(chart) ? { chart } : {}
  const words = plan.words.length > 0 || chart ? readScene(told).words : []
  return planPages({ ...drawn, ...kept, words, label: '' }, told)
}

function hasLetters(chart: Chart): boolean {
  return Object.entries(chart)
    .flatMap(([name, said]) => (name === 'kind' ? [] : said))
    .some((value) => typeof value === 'string' && /\p{L}/u.test(value))
}
