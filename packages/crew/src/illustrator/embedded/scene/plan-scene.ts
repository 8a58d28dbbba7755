import { hashText } from '@hookreel/film'
import type { PictureRequest } from '../../illustrator.ts'
import { isSpeech, readArt, withoutSpeech } from '../art/read-words.ts'
import type { Chart } from '../charts/chart.ts'
import { readFigures, type ReadFigure } from '../headline/read-figures.ts'
import { setNumber } from '../headline/set-number.ts'
import type { ScenePlan, ShotFraming } from '../scene-plan.ts'
import { isAnimal } from '../lexicon/animals.ts'
import { frameShot, isCountable } from '../shot-framing.ts'
import { castPeople } from './cast-people.ts'
import { choosePlace } from './choose-place.ts'
import { chooseNamed, chooseSubject } from './choose-subject.ts'
import { chooseTime, chooseWeather } from './choose-time.ts'
import type { Happening } from './find-event.ts'
import { labelScene } from './label-scene.ts'
import { readScene, type SaidScene } from './read-scene.ts'

/**
 * Decides what a scene shows: what its sentence says set large, and beside it the one thing that the sentence is about or the people who do
 * what it says, where either can be drawn truthfully. The same request always gives the same plan.
 */
export function planScene(request: PictureRequest): ScenePlan {
  const { film, index, sceneCount, seed } = request
  const said = readScene(request)
  const { chart, subjects, cast, framing } = chooseShown(request, said)
  const place = choosePlace(request, said, { subjects, cast })
  // Where a whole film plays in one place, that is seen now and then behind its words, and not behind all of them.
  const isOfFilm = (place === 'underwater' ? 'sea' : place) === film.home
  const isPlain = subjects.length === 0 && !chart && isOfFilm && index % PLACE_TURN !== 0
  const isHeard = isSpeech(said, request.narration)
  const art =
    isHeard || (subjects.length === 0 && !chart)
      ? readArt(request, said, isHeard ? undefined : chooseNamed(request, said))
      : undefined
  // A balloon and a map stand on grounds of their own.
  const isOwn = art?.words === 'speech' || art?.words === 'place'
  const environment = isPlain || isOwn ? 'plain' : place
  const happening = cast || subjects.length === 0 ? null : happeningOf(said, subjects)
  const named = namedAs(said, subjects)
  return {
    kind: subjects.length > 0 ? 'scene' : 'type',
    style: film.style,
    environment,
    time: chooseTime(request, environment, subjects[0]),
    weather: chooseWeather(request),
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
    seed: hashText(`${seed} ${index} ${request.narration}`),
    filmSeed: seed,
  }
}

/** Of so many scenes of words one shows the place of its film. */
const PLACE_TURN = 3

/** The thing or people of a scene, or the figure that stands for them, and how they are framed. */
function chooseShown(request: PictureRequest, said: SaidScene) {
  const isHeard = isSpeech(said, request.narration)
  const own = chooseSubject(request, said)
  // Words that are said stand in a balloon, beside nobody but who says them.
  const named = isHeard && !saysIt(own, said, request.narration) ? undefined : own
  const chart = isHeard ? null : chooseChart(said, named)
  const cast = chart || isHeard ? null : castPeople(request, said, named)
  const meant = chart ? undefined : (cast?.subject ?? named)
  const framing = meant === undefined ? undefined : chooseFraming(meant, request.earlierSubjects)
  if (meant === undefined || framing === undefined)
    return { chart, subjects: [], cast: null, framing: undefined }
  return { chart, subjects: [meant], cast, framing }
}

/** Whether a drawn animal is named where a sentence tells who speaks, and not only in what they say. */
function saysIt(subject: string | undefined, said: SaidScene, narration: string): boolean {
  if (subject === undefined || !isAnimal(subject)) return false
  const word = namedAs(said, [subject])
  return word !== undefined && withoutSpeech(narration).includes(word)
}

/** The word of the sentence for what is drawn; undefined where the sentence has none. */
function namedAs({ things, tokens }: SaidScene, [main = '']: readonly string[]): string | undefined {
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

/** How a subject is shown, otherwise than in any scene before; undefined when every way was seen. */
function chooseFraming(subject: string, earlier: readonly string[]): ShotFraming | undefined {
  return frameShot(subject, earlier.filter((one) => one === subject).length)
}

/** What the sentence counts, if it is told in figures. */
function readFigure({ isTold, text, tokens }: SaidScene): ReadFigure | null {
  return isTold ? readFigures(text, setNumber(tokens, true) ?? []) : null
}

/** Whether a sentence is about its figure: one that only stands where nothing else can be drawn leaves its place to a picture. */
export function isAboutFigure(said: SaidScene): boolean {
  return readFigure(said)?.isPoint ?? false
}

function chooseChart(said: SaidScene, named: string | undefined): Chart | null {
  const figure = readFigure(said)
  if (!figure || !isShown(figure, named)) return null
  const isPassing = figure.chart.kind === 'counter' && !carries(said.words.join(' '), figure.chart.text)
  return isPassing ? null : figure.chart
}

/** With more letters before or behind it a number only stands in its clause. */
const MOST_BESIDE = 40

/** Whether a clause is about its number: "for two hundred years Europeans were convinced that it was poison" is not. */
function carries(clause: string, number: string): boolean {
  const at = clause.indexOf(number)
  return at >= 0 && Math.max(at, clause.length - at - number.length) <= MOST_BESIDE
}

const MONEY = /money|dollar|euro|pound|yen|coin|banknote|credit-card/

/** A figure is drawn when the sentence is about it, when nothing else can be shown, or when it is what something costs. */
function isShown({ chart, isPoint }: ReadFigure, named: string | undefined): boolean {
  return isPoint || named === undefined || (chart.kind === 'counter' && MONEY.test(named))
}
