import { hashText } from '@hookreel/film'
import type { PictureRequest } from '../../illustrator.ts'
import type { Chart } from '../charts/chart.ts'
import { readFigures, type ReadFigure } from '../headline/read-figures.ts'
import type { ScenePlan, ShotFraming } from '../scene-plan.ts'
import { frameShot } from '../shot-framing.ts'
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
  const framing = chooseFraming(meant, request.earlierSubjects)
  const subjects = framing === undefined ? [] : shownOnce(meant, request.earlierSubjects)
  const shown = { subjects, cast: framing === undefined ? null : cast }
  const environment = choosePlace(request, said, shown)
  return {
    kind: subjects.length > 0 ? 'scene' : 'type',
    style: film.style,
    environment,
    time: chooseTime(request, environment, subjects[0]),
    weather: chooseWeather(request),
    subjects,
    label: labelScene(said, film, { subject: subjects[0], hasCast: shown.cast !== null }),
    words: subjects.length > 0 ? [] : said.words,
    ...(chart ? { chart } : {}),
    ...(shown.cast ? { cast: shown.cast } : {}),
    ...(said.call?.sign ? { sign: said.call.sign } : {}),
    ...(framing !== undefined && framing !== 'whole' ? { framing } : {}),
    index,
    sceneCount,
    seed: hashText(`${seed} ${index} ${request.narration}`),
    filmSeed: seed,
  }
}

/** How the main subject is shown, otherwise than in any scene before; undefined when every way was seen. */
function chooseFraming([main]: readonly string[], earlier: readonly string[]): ShotFraming | undefined {
  if (main === undefined) return undefined
  return frameShot(main, earlier.filter((subject) => subject === main).length)
}

/** What stands beside the main subject does so once in a film. */
function shownOnce([main, ...beside]: readonly string[], earlier: readonly string[]): string[] {
  return main === undefined ? [] : [main, ...beside.filter((subject) => !earlier.includes(subject))]
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
