import { hashText } from '@hookreel/film'
import type { PictureRequest } from '../../illustrator.ts'
import type { FilmBrief } from '../film/film-brief.ts'
import type { ScenePlan } from '../scene-plan.ts'
import { castPeople, standWhere } from './cast-people.ts'
import { chooseEnvironment } from './choose-place.ts'
import { chooseTime, chooseWeather } from './choose-time.ts'
import { chooseSubjects } from './choose-subjects.ts'
import { findPersonIn } from './find-people.ts'
import { findSubjects, type Candidate } from '../lexicon/find-subjects.ts'
import { fitToFilm } from './fit-to-film.ts'
import { isEnglish } from '../../../text/is-english.ts'
import { isUnderwater } from './is-underwater.ts'
import { labelScene } from './label-scene.ts'
import { parseSentence } from '../../../text/parse-sentence.ts'
import { SHOWN_ENOUGH } from '../shown-again.ts'
import { readFigures, type ReadFigure } from '../headline/read-figures.ts'
import { readNarration, type ReadNarration } from './read-narration.ts'
import { setWords } from '../headline/set-words.ts'
import { splitWords } from '../../../text/split-words.ts'
import { writeShares } from '../../../text/write-shares.ts'

const PLANETS = new Set('mercury venus earth mars jupiter saturn uranus neptune pluto'.split(' '))

/**
 * Decides what a scene shows, from its own words first and the film's second: one main subject, seldom a second,
 * in a fitting place; or words set large (`kind` type) when nothing in the sentence can be drawn truthfully. The same
 * request always gives the same plan.
 */
export function planScene(request: PictureRequest): ScenePlan {
  const { film } = request
  const isEnglishScene = isEnglish(`${request.narration} ${film.text}`)
  const said: ReadNarration = isEnglishScene
    ? readNarration(writeShares(request.narration))
    : { text: request.narration, call: null }
  const tokens = isEnglishScene ? parseSentence(said.text) : splitWords(said.text)
  const candidates = isEnglishScene && !said.call ? findSubjects(tokens).map(fitToFilm(film, tokens)) : []
  const words = said.call?.words ?? setWords(said.text, tokens)
  const named = said.call ? [] : chooseSubjects(request, tokens, candidates)
  const figure = isEnglishScene && !said.call ? readFigures(said.text, words) : null
  const chart = figure && isShown(figure, named) ? figure.chart : null
  const cast =
    isEnglishScene && !said.call && !chart
      ? castPeople(request, said.text, tokens, { subjects: named, candidates })
      : null
  const meant = chart ? [] : cast && cast.subject !== named[0] ? [cast.subject] : named
  const showing = request.earlierSubjects.filter((subject) => subject === meant[0]).length
  const subjects = showing >= SHOWN_ENOUGH && !cast && words.length > 0 ? [] : meant
  const shown = candidates.filter(({ concept }) => concept.subject === subjects[0])
  const place = isWorldAlone(subjects, shown)
    ? 'space'
    : chooseEnvironment(
        { ...request, narration: said.text },
        withShownFirst(shown, candidates),
        subjects.length > 0,
      )
  const stood = cast ? standWhere(cast, place) : place
  const environment = stood === 'sea' && !cast && isUnderwater(request, subjects[0]) ? 'underwater' : stood
  return {
    kind: subjects.length > 0 ? 'scene' : 'type',
    style: film.style,
    environment,
    time: chooseTime(request, environment, subjects[0]),
    weather: chooseWeather(request),
    subjects,
    label: said.call
      ? said.call.words.join(' ')
      : labelScene(
          tokens,
          cast ? findPersonIn(tokens) : shown[0],
          cast !== null || subjects[0] === 'person',
          nameOf(film, subjects[0]),
        ),
    words: subjects.length > 0 ? [] : words,
    ...(chart ? { chart } : {}),
    ...(cast ? { cast } : {}),
    ...(said.call?.sign ? { sign: said.call.sign } : {}),
    ...(subjects.length > 0 && showing > 0 ? { showing } : {}),
    index: request.index,
    sceneCount: request.sceneCount,
    seed: hashText(`${request.seed} ${request.index} ${request.narration}`),
    filmSeed: request.seed,
  }
}

/** What a thing is called that the sentence only means ("they"): by the title's word for it. */
function nameOf(film: FilmBrief, subject: string | undefined): string | undefined {
  return subject !== undefined && film.subject === subject ? film.name : undefined
}

/** What a scene shows decides where it is; what it only names does so when it is shown too. */
function withShownFirst(shown: readonly Candidate[], candidates: readonly Candidate[]): readonly Candidate[] {
  return shown.length === 0 ? [] : [...new Set([...shown, ...candidates])].slice(0, 3)
}

const MONEY = /money|dollar|euro|pound|yen|coin|banknote|credit-card/

/** A figure is drawn when the sentence is about it, when nothing else can be shown, or when it is what something costs. */
function isShown({ chart, isPoint }: ReadFigure, named: readonly string[]): boolean {
  // Somebody who asks for 200,000 dollars: the sum.
  if (chart.kind === 'counter' && named[0] === 'person') return true
  return isPoint || named.length === 0 || (chart.kind === 'counter' && MONEY.test(named[0] ?? ''))
}

/** A planet shown because the scene before showed it ("It covers as much ground as Arizona") stays out there. */
function isWorldAlone(subjects: readonly string[], named: readonly Candidate[]): boolean {
  return named.length === 0 && PLANETS.has(subjects[0] ?? '')
}
