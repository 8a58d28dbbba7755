import { hashText } from '@hookreel/film'
import type { PictureRequest } from '../../illustrator.ts'
import type { Chart } from '../charts/chart.ts'
import type { FilmBrief } from '../film/film-brief.ts'
import type { ReadFigure } from '../headline/read-figures.ts'
import { isAnimal } from '../lexicon/animals.ts'
import type { Environment, SceneArt, ScenePlan, ShotFraming } from '../scene-plan.ts'
import { frameShot, isCountable } from '../shot-framing.ts'
import type { Cast } from '../subjects/figure/cast.ts'
import { chooseArt } from './choose-art.ts'
import { choosePlace, chooseTime, chooseWeather } from './choose-place.ts'
import { chooseDescribed, chooseNamed, chooseSubject } from './choose-subject.ts'
import type { Happening } from './find-event.ts'
import { labelScene } from './label-scene.ts'
import { isAvoided, leaveOut, leaveOutArt } from './vetoes/leave-out.ts'
import { readScene, type SaidScene } from './read-scene.ts'

/**
 * Decides what a scene shows: what its sentence says set large, and beside it the one thing that the sentence is about or the people who do
 * what it says, where either can be drawn truthfully. The same request always gives the same plan.
 */
export function planScene(request: PictureRequest): ScenePlan {
  const { film, earlierSubjects, index, sceneCount, seed, avoids = [] } = request
  const isDescribed = request.description !== undefined
  const said = leaveOut(readScene(request), film, avoids)
  const shown = chooseShown(said, film, { earlierSubjects, avoids, isDescribed })
  const { chart, subjects, cast, framing } = shown
  const art = leaveOutArt(chooseGround(said, film, earlierSubjects, shown), avoids)
  const environment = chooseEnvironment(said, film, index, { ...shown, art })
  const happening = cast || subjects.length === 0 ? null : happeningOf(said, subjects)
  const named = findSubjectWord(said, subjects)
  return {
    kind: subjects.length > 0 ? 'scene' : 'type',
    style: film.style,
    environment,
    time: chooseTime(said, film, { index, seed }, { environment, subject: subjects[0] }),
    weather: chooseWeather(said, film, { index, seed }),
    subjects,
    label: labelScene(said, { subject: subjects[0], hasCast: cast !== null }),
    words: said.words,
    ...(named ? { named } : {}),
    ...(art ? { art } : {}),
    ...(chart ? { chart } : {}),
    ...(cast ? { cast } : {}),
    ...(happening ? { event: { kind: happening.event, says: happening.says, count: happening.count } } : {}),
    ...(said.call?.sign ? { sign: said.call.sign } : {}),
    ...(framing !== undefined && framing !== 'whole' ? { framing } : {}),
    index,
    sceneCount,
    seed: hashText(`${seed} ${index} ${said.narration}`),
    filmSeed: seed,
  }
}

/** The thing or people of a scene, or the figure that stands for them, and how they are framed. */
type Shown = {
  readonly chart: Chart | null
  readonly subjects: readonly string[]
  readonly cast: Cast | null
  readonly framing: ShotFraming | undefined
}

function chooseShown(
  said: SaidScene,
  film: FilmBrief,
  {
    earlierSubjects,
    avoids,
    isDescribed,
  }: {
    readonly earlierSubjects: readonly string[]
    readonly avoids: readonly string[]
    readonly isDescribed: boolean
  },
): Shown {
  const isHeard = said.aroundSpeech !== undefined
  const meantFor = chooseSubject(said, film, earlierSubjects)
  const found = meantFor ?? (isDescribed ? chooseDescribed(said, film) : undefined)
  // A lamp and what stands for a hot thing that is cold are named by nothing that was left out.
  const own = isAvoided(found, avoids) ? undefined : found
  // Words that are said stand in a balloon, beside nobody but who says them.
  const named = isHeard && !saysIt(own, said) ? undefined : own
  const chart = isHeard ? null : chooseChart(said, named)
  // What an animal is in stays the animal's picture.
  const isOfAnimal = named !== undefined && isAnimal(named)
  const cast = chart || isHeard || isOfAnimal ? null : said.cast
  const meant = chart ? undefined : (cast?.subject ?? named)
  // Otherwise than in any scene before; not at all when every way was seen.
  const framing =
    meant === undefined
      ? undefined
      : frameShot(meant, earlierSubjects.filter((subject) => subject === meant).length)
  if (meant === undefined || framing === undefined)
    return { chart, subjects: [], cast: null, framing: undefined }
  return { chart, subjects: [meant], cast, framing }
}

/** What words stand on where they stand alone, or are said. */
function chooseGround(
  said: SaidScene,
  film: FilmBrief,
  earlierSubjects: readonly string[],
  { subjects, chart }: Shown,
): SceneArt | undefined {
  const isHeard = said.aroundSpeech !== undefined
  if (!isHeard && (subjects.length > 0 || chart)) return undefined
  return chooseArt(said, film, isHeard ? undefined : chooseNamed(said, film, earlierSubjects))
}

/** The place of a scene, as far as it is to be seen. */
function chooseEnvironment(
  said: SaidScene,
  film: FilmBrief,
  index: number,
  { art, ...shown }: Shown & { readonly art: SceneArt | undefined },
): Environment {
  const place = choosePlace(said, film, shown)
  // Where a whole film plays in one place, that is seen now and then behind its words, and not behind all of them.
  const isOfFilm = (place === 'underwater' ? 'sea' : place) === film.home
  const isPlain = shown.subjects.length === 0 && !shown.chart && isOfFilm && index % PLACE_TURN !== 0
  // A balloon and a map stand on grounds of their own.
  const isOwn = art?.words === 'speech' || art?.words === 'place'
  return isPlain || isOwn ? 'plain' : place
}

/** Of so many scenes of words one shows the place of its film. */
const PLACE_TURN = 3

/** Whether a drawn animal is named where a sentence tells who speaks, and not only in what they say. */
function saysIt(subject: string | undefined, said: SaidScene): boolean {
  if (subject === undefined || !isAnimal(subject)) return false
  const word = findSubjectWord(said, [subject])
  return word !== undefined && said.aroundSpeech?.includes(word) === true
}

/** The word of the sentence for what is drawn; undefined where the sentence has none. */
function findSubjectWord({ things, tokens }: SaidScene, [main = '']: readonly string[]): string | undefined {
  const thing = things.find(({ concept }) => concept.subject.split('~')[0] === main.split('~')[0])
  return thing && tokens[thing.at + thing.length - 1]?.text
}

/** What the sentence says that happens to its main thing. */
function happeningOf({ tokens, things }: SaidScene, [main = '']: readonly string[]): Happening | null {
  const named = things.find(({ concept }) => concept.subject.split('~')[0] === main.split('~')[0])
  const happening = named?.happening ?? null
  if (happening?.event !== 'multiply' || named === undefined) return happening
  // Several of what only stands for its word ("pilots": an airplane) are several of something else; some drawings are several already.
  const isItself =
    isAnimal(named.concept.subject) || main.split(/[-~]/).includes(tokens[named.at]?.root ?? '')
  return isItself && !main.split('~')[0]?.endsWith('s') && isCountable(main) ? happening : null
}

function chooseChart({ figure, words }: SaidScene, named: string | undefined): Chart | null {
  if (!figure || !isShown(figure, named)) return null
  const isPassing = figure.chart.kind === 'counter' && !carries(words.join(' '), figure.chart.text)
  return isPassing ? null : figure.chart
}

/** With more letters before or behind it a number only stands in its clause. */
const MAX_BESIDE = 40

/** Whether a clause is about its number: "for two hundred years Europeans were convinced that it was poison" is not. */
function carries(clause: string, number: string): boolean {
  const at = clause.indexOf(number)
  return at >= 0 && Math.max(at, clause.length - at - number.length) <= MAX_BESIDE
}

const MONEY = /money|dollar|euro|pound|yen|coin|banknote|credit-card/

/** A figure is drawn when the sentence is about it, when nothing else can be shown, or when it is what something costs. */
function isShown({ chart, isPoint }: ReadFigure, named: string | undefined): boolean {
  return isPoint || named === undefined || (chart.kind === 'counter' && MONEY.test(named))
}
