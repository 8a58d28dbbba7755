import { languageCredits } from '@hookreel/contract'
import type { FilmLanguages } from '@hookreel/contract'
import { findLanguage } from '@hookreel/crew'
import type { Voice } from '@hookreel/crew'
import { ANY_LANGUAGE, baseLanguage, NO_VOICE } from '@hookreel/film'
import { readPricing } from '../../billing/credits/read-pricing.ts'
import { findOrigin } from '../changes/find-origin.ts'
import { scenesOf } from '../changes/count-new-scenes.ts'
import { planFilmLength } from '../ordering/estimate-making.ts'
import type { VideoDeps } from '../video-deps.ts'
import { findOwnVideo } from '../videos.queries.ts'
import type { VideoRow } from '../videos.queries.ts'
import { listVersions, type VersionRow } from './languages.queries.ts'

/** What a model translates into well; voices may speak further ones. */
const WRITTEN =
  'Arabic,Chinese,Danish,Dutch,English,French,German,Greek,Hebrew,Hindi,Italian,Japanese,Korean,Polish,Portuguese,Russian,Spanish,Swedish,Turkish,Ukrainian'.split(
    ',',
  )

/** Whether a voice speaks a language. */
export function speaks({ language, alsoSpeaks = [] }: Voice, asked: string): boolean {
  return language === ANY_LANGUAGE || baseLanguage(language) === asked || alsoSpeaks.includes(asked)
}

/**
 * A finished video with its versions, and what further ones would take. Throws `video_not_found`, and `video_not_ready` for one that is
 * not finished or was not made here.
 */
export async function listFilmLanguages(
  { db, clock, narrator, translator }: VideoDeps,
  userId: string,
  id: string,
): Promise<FilmLanguages> {
  const { video } = await findOrigin(db, userId, id, clock.now())
  const firstId = video.choices.language?.of ?? video.id
  const voices = await narrator.listVoices()
  const versionOf = (row: VersionRow) => {
    return { id: row.id, title: row.title, language: languageOf(row, voices), status: row.status }
  }
  const first = firstId === video.id ? undefined : await findOwnVideo(db, userId, firstId)
  const versions = await listVersions(db, userId, firstId)
  const language = languageOf(asVersion(video), voices)
  const spoken = voices.filter((voice) => voice.language !== ANY_LANGUAGE)
  const names = new Set([...WRITTEN, ...spoken.flatMap(listSpoken)])
  const { creditCosts } = await readPricing(db)
  return {
    first: first ? versionOf(asVersion(first)) : null,
    versions: versions.filter((row) => row.id !== video.id).map(versionOf),
    language,
    languages: [...names].filter((name) => name !== language).toSorted(),
    voices: spoken.map((voice) => ({
      ...{ id: voice.id, name: voice.name, language: voice.language, gender: voice.gender },
      ...{ speaks: listSpoken(voice), service: voice.service ?? null },
    })),
    canTranslate: translator !== undefined,
    credits: languageCredits(creditCosts, planFilmLength(video).orderedSeconds),
    narrations: scenesOf(video).map(({ narration }) => narration),
  }
}

const listSpoken = ({ language, alsoSpeaks = [] }: Voice) => [
  ...new Set([baseLanguage(language), ...alsoSpeaks]),
]

const asVersion = ({ choices, ...row }: VideoRow): VersionRow => ({
  ...row,
  language: choices.language ?? null,
})

/** The language that a film is in: as it was ordered, as its voice speaks, or as its words tell. */
function languageOf({ language, voiceId, script }: VersionRow, voices: readonly Voice[]): string | null {
  if (language) return language.name
  const told = findLanguage(script)
  const spoken = voiceId === NO_VOICE ? undefined : voices.find(({ id }) => id === voiceId)
  return told ?? (spoken ? baseLanguage(spoken.language) : null)
}
