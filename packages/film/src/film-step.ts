/** The steps of making a film, in their order. */
export const FILM_STEPS = ['plan', 'voice', 'pictures', 'music', 'mix', 'render', 'check'] as const
/** One of FILM_STEPS. */
export type FilmStep = (typeof FILM_STEPS)[number]
