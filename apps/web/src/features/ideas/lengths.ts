import { AS_SCRIPT, FILM_LENGTHS, type FilmLength } from '@hookreel/film'

/** As a choice: "15 s". */
export function nameLength(length: FilmLength): string {
  return length === AS_SCRIPT ? 'As long as the script' : `${length} s`
}

/** For radio buttons and lists. */
export const LENGTH_OPTIONS = FILM_LENGTHS.map((value) => ({ value, label: nameLength(value) }))
