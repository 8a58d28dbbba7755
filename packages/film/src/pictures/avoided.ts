/**
 * What one scene's picture does not show: so many, of so many characters each; a page of a picture is seldom longer than 300. All scenes of
 * a film together: four pages of the usual length for each of 160.
 */
export const AVOIDED_MAX = { count: 20, characters: 2000, ofFilm: 100_000 } as const
/** A page, or the name of a drawing. */
export const AVOIDED = /^(?:https:\/\/[^\s\p{C}]+|\*?[a-z0-9][a-z0-9-]*)$/u
/** A scene that avoids this is drawn, wherever its film's pictures come from. */
export const NO_PHOTO = '*photo'
/** A scene that avoids this has its words alone. */
export const NO_DRAWING = '*drawing'

/** The drawing of a subject, whatever its colour. */
export const drawingOf = (subject: string): string => subject.split('~')[0] ?? subject

/** What of it a photo is asked for without: pages. */
export const avoidedPages = (avoids: readonly string[] = []): string[] =>
  avoids.filter((one) => one.startsWith('https://'))

/** What of it a drawing is planned without. */
export const avoidedDrawings = (avoids: readonly string[] = []): string[] =>
  avoids.filter((one) => !one.startsWith('https://') && one !== NO_PHOTO)
