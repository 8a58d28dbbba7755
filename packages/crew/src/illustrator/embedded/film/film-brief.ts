import type { StyleId } from '@hookreel/film'
import { parseSentence } from '../../../text/parse-sentence.ts'
import { findSubjects } from '../lexicon/find-subjects.ts'
import { readRegions, type Region } from '../lexicon/regions.ts'
import { readCalled, type CalledAnimals } from './called.ts'
import { readEra, type FilmEra } from './era.ts'
import { readField, type FilmField } from './field.ts'
import { readGenre, type FilmGenre } from './genre.ts'
import { readHero, type Hero } from './hero.ts'
import { findSpokenPlace } from './place-votes.ts'
import { readSetting, type FilmSetting } from './setting.ts'
import { readTitle, type FilmSubject } from './subject.ts'

/** What a film is called, what is spoken in it, and how it is drawn. */
export type FilmOutline = { readonly title: string; readonly script: string; readonly style: StyleId }

/** A film's words as its scenes ask for them. */
export type FilmWords = {
  /** The first sentence of its title; of its script where there is none. */
  readonly title: string
  /** What follows that sentence. */
  readonly script: string
  /** All of it. */
  readonly text: string
  readonly sentences: readonly string[]
}

/** What a film as a whole is about: read once from its title and script, asked by each of its scenes. */
export type FilmBrief = FilmWords &
  FilmField &
  FilmSubject &
  FilmEra &
  FilmGenre &
  FilmSetting &
  CalledAnimals & {
    readonly style: StyleId
    readonly hero: Hero
    /** The parts of the world that it names. */
    readonly regions: ReadonlySet<Region>
  }

/** Reads what a film is about. Every film can be read; in another language than English little is found. */
export function readFilm({ title, script, style }: FilmOutline): FilmBrief {
  const words = splitFilm(title, script)
  const things = findSubjects(parseSentence(words.text))
  const place = findSpokenPlace(words.text, things)
  const about = {
    ...{ ...words, style },
    ...readField(words, things, style),
    ...readTitle(words.title),
    ...readEra(words.text, words.title),
    regions: readRegions(words.text),
    ...readCalled(words),
  }
  const film = { ...about, ...readGenre(about) }
  return { ...film, ...readSetting(film, place), hero: readHero(words) }
}

/** "Stop. Read this": of such a title the first sentence alone weighs as one. */
const FIRST_SENTENCE = /^.*?[.?!](?=\s|$)/

function splitFilm(title: string, script: string): FilmWords {
  const text = title === '' ? script : `${title}. ${script}`
  const first = FIRST_SENTENCE.exec(text)?.[0]
  return {
    title: first ?? text,
    script: first === undefined ? text : text.slice(first.length),
    text,
    sentences: text.split(/(?<=[.!?…])\s+/),
  }
}
