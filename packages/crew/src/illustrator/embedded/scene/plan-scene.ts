import { hashText } from '@hookreel/film'
import type { PictureRequest } from '../../illustrator.ts'
import type { Chart } from '../charts/chart.ts'
import { readFigures, type ReadFigure } from '../headline/read-figures.ts'
import type { ScenePlan } from '../scene-plan.ts'
import { SHOWN_ENOUGH } from '../shown-again.ts'
import { castPeople } from './cast-people.ts'
import { choosePlace } from './choose-place.ts'
import { chooseSubjects } from './choose-subjects.ts'
import { chooseTime, chooseWeather } from './choose-time.ts'
import { labelScene } from './label-scene.ts'
import { readScene, type SaidScene } from './read-scene.ts'

/**
 * Decides what a scene shows, from its own words first and the film's second: one main subject, seldom a second,
 * in a fitting place; or words set large (`kind` type) when nothing in the sentence can be drawn truthfully. The same
 * request always gives the same plan.
 */
export function planScene(request: PictureRequest): ScenePlan {
  const { film, index, sceneCount, seed } = request
  const said = readScene(request)
  const named = chooseSubjects(request, said)
  const chart = chooseChart(said, named)
  const cast = chart ? null : castPeople(request, said, named[0])
  const meant = chart ? [] : cast && cast.subject !== named[0] ? [cast.subject] : named
  const showing = request.earlierSubjects.filter((subject) => subject === meant[0]).length
  const subjects = showing >= SHOWN_ENOUGH && !cast && said.words.length > 0 ? [] : meant
  const environment = choosePlace(request, said, { subjects, cast })
  return {
    kind: subjects.length > 0 ? 'scene' : 'type',
    style: film.style,
    environment,
    time: chooseTime(request, environment, subjects[0]),
    weather: chooseWeather(request),
    subjects,
    label: labelScene(said, film, { subject: subjects[0], hasCast: cast !== null }),
    words: subjects.length > 0 ? [] : said.words,
    ...(chart ? { chart } : {}),
    ...(cast ? { cast } : {}),
    ...(said.call?.sign ? { sign: said.call.sign } : {}),
    ...(subjects.length > 0 && showing > 0 ? { showing } : {}),
    index,
    sceneCount,
    seed: hashText(`${seed} ${index} ${request.narration}`),
    filmSeed: seed,
  }
}

function chooseChart({ isTold, text, words }: SaidScene, named: readonly string[]): Chart | null {
  const figure = isTold ? readFigures(text, words) : null
  return figure && isShown(figure, named) ? figure.chart : null
}

const MONEY = /money|dollar|euro|pound|yen|coin|banknote|credit-card/

/** A figure is drawn when the sentence is about it, when nothing else can be shown, or when it is what something costs. */
function isShown({ chart, isPoint }: ReadFigure, named: readonly string[]): boolean {
  // Somebody who asks for 200,000 dollars: the sum.
  if (chart.kind === 'counter' && named[0] === 'person') return true
  return isPoint || named.length === 0 || (chart.kind === 'counter' && MONEY.test(named[0] ?? ''))
}
