import type { PictureRequest } from '../../illustrator.ts'
import type { Token } from '../../../text/parse-sentence.ts'
import { readNumber } from '../../../text/read-number.ts'
import { signOfField } from '../lexicon/signs.ts'
import { findWorldPlace, type WorldPlace } from '../lexicon/world-places.ts'
import { isPaintedSubject, type SceneArt, type WordKind } from '../scene-plan.ts'
import type { SaidScene } from '../scene/read-scene.ts'
import { scoreThing } from '../scene/score-thing.ts'

/** Less is named too much in passing to be seen. */
const NAMED = 0.75
/** Of what is painted from scratch, what is a drawing of its own without a sky. */
const DRAWN_ALONE = new Set<string>(['lighthouse', 'house', 'tree', 'dead-tree', 'moon', 'star', 'sun'])
/** So long a number can be set across the frame. */
const MAX_DIGITS = 5

/**
 * What the ground of a scene of words may be made of: what kind of words they are, their figure and place, what they plainly name, and the
 * film's own thing.
 */
export function readArt(request: PictureRequest, said: SaidScene, named: string | undefined): SceneArt {
  const figure = said.isTold ? figureOf(said.tokens) : undefined
  const place = said.isTold ? findWorldPlace(said.tokens) : undefined
  const thing = thingOf(request, said)
  return {
    words: kindOf(said, request.narration, { figure, place }),
    ...(figure === undefined ? {} : { figure }),
    ...(place === undefined ? {} : { place }),
    ...(thing === undefined ? {} : { thing }),
    ...(named === undefined || (isPaintedSubject(named) && !DRAWN_ALONE.has(named)) ? {} : { named }),
  }
}

/**
 * Whether somebody says something in it, word for word: a quotation of more than a word or two, and a verb of saying at one of its marks.
 */
export function isSpeech({ isTold }: SaidScene, narration: string): boolean {
  if (!isTold) return false
  const quoted = QUOTED.exec(narration)
  if (quoted === null || (quoted[1] ?? '').trim().split(/\s+/).length < 3) return false
  const before = narration.slice(0, quoted.index)
  const behind = narration.slice(quoted.index + quoted[0].length)
  return SAYS_BEFORE.test(before) || SAYS_BEHIND.test(behind)
}

/** What a sentence tells around what somebody says. */
export function withoutSpeech(narration: string): string {
  return narration.replace(QUOTED, ' ')
}

const QUOTED = /[“"]([^”"“]{6,})[”"]/
const SAYING =
  '(?:says?|said|asks?|asked|whisper(?:s|ed)|shout(?:s|ed)|yell(?:s|ed)|cries|cried|calls|called|answers|answered|repl(?:ies|ied)|tells?|told|scream(?:s|ed)|mutter(?:s|ed)|murmur(?:s|ed)|begs|begged|warns|warned|adds|added|explains|explained|insists|insisted|thinks|thought|writes|wrote|written|jokes|joked|laughs|laughed|sighs|sighed)'
const SAYS_BEFORE = new RegExp(`\\b${SAYING}\\b(?:\\s+[\\p{L}'’]+){0,3}[,:]\\s*$`, 'iu')
const SAYS_BEHIND = new RegExp(`^\\s*(?:[\\p{L}'’]+\\s+){0,3}${SAYING}\\b`, 'iu')

type Shown = { readonly figure: string | undefined; readonly place: WorldPlace | undefined }

function kindOf(said: SaidScene, narration: string, { figure, place }: Shown): WordKind {
  if (isSpeech(said, narration)) return 'speech'
  if (/^\s*["“”«„]/.test(narration)) return 'quote'
  // What is asked behind a statement is asked on a page of its own.
  if (/^[^.!…。！]*[?？؟]["”’)\]]*\s*$/.test(narration)) return 'question'
  if (place !== undefined) return 'place'
  if (figure !== undefined) return 'number'
  if (said.isList) return 'list'
  if (/\b(?:not|never|but|instead|than|yet)\b/i.test(said.text) && said.isTold) return 'contrast'
  if (said.isTold && said.tokens[0]?.part === 'verb') return 'order'
  return 'plain'
}

/** The first number that is more than two, as it is written in figures. */
export function figureOf(tokens: readonly Token[]): string | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const found = readNumber(tokens, at)
    if (found === null) continue
    const isPercent = /^(?:percent|%)$/.test(tokens[found.next]?.normal ?? '')
    const text = isPercent ? `${found.text}%` : found.text
    const digits = text.replace(/\D/g, '').length
    if ((found.value > 2 || isPercent) && digits > 0 && digits <= MAX_DIGITS) return text
    at = found.next - 1
  }
  return undefined
}

/**
 * The film's own thing, or where nothing draws it a sign of its kind or its field, where nothing else is named that could be seen and
 * nothing is said of it that its drawing denies: it is an ornament then, and no picture of the sentence.
 */
function thingOf({ film }: PictureRequest, said: SaidScene): string | undefined {
  const subject = film.subject ?? film.sign ?? (film.isFieldSure ? signOfField(film.field) : undefined)
  if (subject === undefined || (isPaintedSubject(subject) && subject !== 'lighthouse')) return undefined
  const named = said.things.filter(({ score }) => score >= NAMED)
  if (said.call !== null || named.some(({ concept }) => concept.subject !== subject)) return undefined
  const own = said.things.find(({ concept }) => concept.subject === subject)
  return own === undefined || scoreThing(own, film).veto === 1 ? subject : undefined
}
