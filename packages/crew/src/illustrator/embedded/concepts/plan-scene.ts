import { hashText } from '@hookreel/film'
import type { PictureRequest } from '../../illustrator.ts'
import type { ScenePlan } from '../scene-plan.ts'
import { chooseEnvironment, chooseTime, chooseWeather } from './choose-place.ts'
import { findSubjects, type Candidate } from './find-subjects.ts'
import { isEnglish } from './is-english.ts'
import { labelScene } from './label-scene.ts'
import { parseSentence, type Token } from './parse-sentence.ts'
import { hasStrongNumber, setWords } from './set-words.ts'

/** Below this a named thing is too much in passing to be the picture. */
const LEAST_SCORE = 0.75
/** A number outweighs what is named only in passing. */
const LEAST_SCORE_BESIDE_NUMBER = 1.7
const SECOND_SHARE = 0.78

/**
 * Decides what a scene shows, from its own words first and the film's topic second: one main subject, seldom a second,
 * in a fitting place; or words set large (`kind` type) when nothing in the sentence can be drawn truthfully. The same
 * request always gives the same plan.
 */
export function planScene(request: PictureRequest): ScenePlan {
  const english = isEnglish(`${request.narration} ${request.topic}`)
  const tokens = english ? parseSentence(request.narration) : splitWords(request.narration)
  const candidates = english ? findSubjects(tokens) : []
  const subjects = chooseSubjects(request, tokens, candidates)
  const environment = chooseEnvironment(request, candidates.slice(0, 3))
  return {
    kind: subjects.length > 0 ? 'scene' : 'type',
    style: request.style,
    environment,
    time: chooseTime(request, environment, subjects[0]),
    weather: chooseWeather(request),
    subjects,
    label: labelScene(
      tokens,
      candidates.find(({ concept }) => concept.subject === subjects[0]),
    ),
    words: subjects.length > 0 ? [] : setWords(request.narration, tokens),
    index: request.index,
    sceneCount: request.sceneCount,
    seed: hashText(`${request.seed} ${request.index} ${request.narration}`),
    filmSeed: request.seed,
  }
}

function chooseSubjects(
  request: PictureRequest,
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): string[] {
  const least = hasStrongNumber(tokens) ? LEAST_SCORE_BESIDE_NUMBER : LEAST_SCORE
  const fit = candidates.filter((candidate) => candidate.score >= least)
  const main = differFromBefore(fit, request.earlierSubjects)
  if (!main) return continueBefore(request, tokens)
  const second = fit.find((other) => other !== main && isBeside(main, other))
  return second ? [main.concept.subject, second.concept.subject] : [main.concept.subject]
}

/** The best candidate, or a nearly as good one when the scene before showed the best already. */
function differFromBefore(fit: readonly Candidate[], earlier: readonly string[]): Candidate | undefined {
  const [best, next] = fit
  if (!best || !next || best.concept.subject !== earlier.at(-1)) return best
  return next.score >= best.score * 0.6 ? next : best
}

function isBeside(main: Candidate, other: Candidate): boolean {
  return other.concept.strength === 'definite' && other.score >= main.score * SECOND_SHARE
}

/** "It eats light": what was shown before is still meant, once. */
function continueBefore(request: PictureRequest, tokens: readonly Token[]): string[] {
  const [before, last] = request.earlierSubjects.slice(-2)
  const shown = last ?? before
  const first = tokens[0]?.normal ?? ''
  if (!shown || before === last || hasStrongNumber(tokens)) return []
  return /^(it|its|they|their)$/.test(first) && tokens.length >= 4 ? [shown] : []
}

/** Words of a text in any language, for setting them large. */
function splitWords(text: string): Token[] {
  const segments = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)]
  return segments
    .filter((segment) => segment.isWordLike)
    .map(({ segment }) => ({
      text: segment,
      normal: segment.toLowerCase(),
      root: segment.toLowerCase(),
      part: 'other',
      isProperName: false,
    }))
}
