import { hashText } from '@hookreel/film'
import type { PictureRequest } from '../../illustrator.ts'
import type { Chart } from '../charts/chart.ts'
import { readFigures, type ReadFigure } from '../headline/read-figures.ts'
import type { ScenePlan, ShotFraming } from '../scene-plan.ts'
import { isAnimal } from '../lexicon/animals.ts'
import { frameShot, framingsOf } from '../shot-framing.ts'
import { castPeople } from './cast-people.ts'
import { choosePlace } from './choose-place.ts'
import { chooseSubjects } from './choose-subjects.ts'
import { chooseTime, chooseWeather } from './choose-time.ts'
import { fillsFrame } from './fills-frame.ts'
import { findEvent, type Happening } from './find-event.ts'
import { labelScene } from './label-scene.ts'
import { readScene, type SaidScene } from './read-scene.ts'

/**
 * Decides what a scene shows, from its own words first and the film's second: the sentence's strong phrase set large, and beside it one
 * main thing, seldom a second, in a fitting place. What is drawn stands alone where it says all of the sentence, and words do where
 * nothing can be drawn truthfully. The same request always gives the same plan.
 */
export function planScene(request: PictureRequest): ScenePlan {
  const { film, index, sceneCount, seed } = request
  const said = readScene(request)
  const { chart, subjects, cast, framing } = chooseShown(request, said)
  const environment = choosePlace(request, said, { subjects, cast })
  const happening = cast || subjects.length === 0 ? null : happeningOf(said, subjects)
  const isAlone = subjects.length > 0 && fillsFrame(said, { subjects, cast, happening })
  const named = namedAs(said, subjects)
  return {
    kind: subjects.length > 0 ? 'scene' : 'type',
    style: film.style,
    environment,
    time: chooseTime(request, environment, subjects[0]),
    weather: chooseWeather(request),
    subjects: isAlone ? subjects : subjects.slice(0, 1),
    label: labelScene(said, film, { subject: subjects[0], hasCast: cast !== null }),
    words: isAlone ? [] : said.words,
    ...(named ? { named } : {}),
    ...(chart ? { chart } : {}),
    ...(cast ? { cast } : {}),
    ...(happening ? { event: { kind: happening.event, says: happening.says, count: happening.count } } : {}),
    ...(said.call?.sign ? { sign: said.call.sign } : {}),
    ...(framing !== undefined && framing !== 'whole' ? { framing } : {}),
    index,
    sceneCount,
    seed: hashText(`${seed} ${index} ${request.narration}`),
    filmSeed: seed,
  }
}

/** The things and people of a scene, or the figure that stands for them, and how they are framed. */
function chooseShown(request: PictureRequest, said: SaidScene) {
  const named = chooseSubjects(request, said)
  const chart = chooseChart(said, named)
  const cast = chart ? null : castPeople(request, said, named[0])
  const meant = chart ? [] : cast && cast.subject !== named[0] ? [cast.subject] : named
  const framing = chooseFraming(meant, request.earlierSubjects)
  // A person who does nothing that shows could be anybody.
  const isNobody = meant[0] === 'person' && cast === null
  if (framing === undefined || isNobody) return { chart, subjects: [], cast: null, framing: undefined }
  return { chart, subjects: shownOnce(meant, request.earlierSubjects), cast, framing }
}

/** The word of the sentence for what is drawn; undefined where the sentence has none. */
function namedAs({ things, tokens }: SaidScene, [main = '']: readonly string[]): string | undefined {
  const thing = things.find(({ concept }) => concept.subject.split('~')[0] === main.split('~')[0])
  return thing && tokens[thing.at + thing.length - 1]?.text
}

/** What the sentence says that happens to its main thing. */
function happeningOf({ tokens, things }: SaidScene, [main = '']: readonly string[]): Happening | null {
  const named = things.find(({ concept }) => concept.subject.split('~')[0] === main.split('~')[0])
  const happening = named ? findEvent(tokens, named) : null
  if (happening?.event !== 'multiply' || named === undefined) return happening
  // Several of what only stands for its word ("pilots": an airplane) are several of something else; some drawings are several already.
  const isItself =
    isAnimal(named.concept.subject) || main.split(/[-~]/).includes(tokens[named.at]?.root ?? '')
  return isItself && !main.split('~')[0]?.endsWith('s') && framingsOf(main).includes('many')
    ? happening
    : null
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
