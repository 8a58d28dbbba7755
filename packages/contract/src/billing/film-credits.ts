import type { CreditCosts } from './credits.ts'

// Apart from the price table's schema, so that the page works prices out by the same functions (docs/decisions/0004).

const LONGER = [75, 90, 120, 180] as const
const LONGEST = 180

/**
 * The only place that says what a film costs: up to a minute one price, then that of the next length in the table. Beyond the
 * longest length its price grows with the seconds.
 */
export function filmCredits(costs: CreditCosts, seconds: number): number {
  if (seconds <= 60) return costs.video_generation
  const length = LONGER.find((longer) => seconds <= longer)
  if (length !== undefined) return costs[`video_generation_${length}`]
  return Math.ceil((costs.video_generation_180 * seconds) / LONGEST)
}

/** What is ordered of a film. */
export type OrderedFilm = {
  readonly seconds: number
  /** Of a change of a finished film; left out: all of it is made. */
  readonly newScenes?: number | undefined
  /** Scenes that a service makes move. */
  readonly movingScenes?: number | undefined
  /** A finished film in another language. */
  readonly isLanguageVersion?: boolean | undefined
}

/** What an order costs: the film, its change or its other language, and the scenes that are made to move for it. */
export function orderCredits(
  costs: CreditCosts,
  { seconds, newScenes, movingScenes = 0, isLanguageVersion = false }: OrderedFilm,
): number {
  const moving = movingScenes * costs.video_moving
  if (isLanguageVersion) return languageCredits(costs, seconds) + moving
  if (newScenes === undefined) return filmCredits(costs, seconds) + moving
  return editCredits(costs, seconds, newScenes) + moving
}

/** What a change of a finished film costs: for each scene that is new, at least one of them, and never more than the film. */
function editCredits(costs: CreditCosts, seconds: number, newScenes: number): number {
  return Math.min(filmCredits(costs, seconds), costs.video_edit * Math.max(1, newScenes))
}

/** What another language costs of a film's price. The pictures are there: new are the voice, the captions and the encoding. */
const LANGUAGE_SHARE = 0.5

/** What a finished film costs in another language. */
export function languageCredits(costs: CreditCosts, seconds: number): number {
  return Math.ceil(filmCredits(costs, seconds) * LANGUAGE_SHARE)
}
