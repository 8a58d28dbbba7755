import type { PostCheck } from '@hookreel/contract'
import type { FilmFacts, FilmFit } from '@hookreel/studio'
import { getProfile } from '../../../account/get-profile.ts'
import type { PostDeps } from '../post-deps.ts'
import type { PostedVideo, PostRow } from '../posts.queries.ts'
import { judgeFilm } from './judge-film.ts'
import { readFilmFacts } from './prepare-film.ts'
import type { Filmed } from './prepare-film.ts'

/** A post's film, held against the rules of its network. */
export type JudgedFilm = {
  readonly filmed: Filmed
  readonly facts: FilmFacts
  readonly checks: readonly PostCheck[]
  readonly fit: FilmFit | null
}

export async function judgePosted(
  deps: PostDeps,
  post: PostRow,
  { id, userId, filmKey }: PostedVideo & { readonly filmKey: string },
): Promise<JudgedFilm> {
  const filmed = { id, userId, filmKey }
  const facts = await readFilmFacts(deps, filmed)
  const quality =
    post.origin === 'auto' ? (await getProfile(deps.db, post.userId)).autoUploadQuality : 'original'
  return { filmed, facts, ...judgeFilm(facts, post.network, { quality }) }
}
