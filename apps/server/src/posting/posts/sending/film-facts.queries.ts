import type { FilmFacts } from '@hookreel/studio'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/open-db.ts'
import { filmFacts } from '../../../schema.ts'

/** What is known of a video's file; nothing when it was never read. */
export async function findFilmFacts(
  db: Database,
  videoId: string,
  filmKey: string,
): Promise<FilmFacts | undefined> {
  const [row] = await db
    .select({ facts: filmFacts.facts })
    .from(filmFacts)
    .where(and(eq(filmFacts.videoId, videoId), eq(filmFacts.filmKey, filmKey)))
  // Written by the function below alone.
  return row?.facts as FilmFacts | undefined
}

export async function saveFilmFacts(
  db: Database,
  videoId: string,
  filmKey: string,
  facts: FilmFacts,
): Promise<void> {
  const values = { filmKey, facts, sizeBytes: facts.sizeBytes }
  await db
    .insert(filmFacts)
    .values({ videoId, ...values })
    .onConflictDoUpdate({ target: filmFacts.videoId, set: values })
}
