import { AVOIDED, AVOIDED_MAX, drawingOf } from './avoided.ts'
import type { Credit, Picture } from '../picture.ts'

/** What a picture shows, told apart by `key`, as people know it: a picture of a collection by its page, a drawing by what is drawn. */
export type ShownThing = {
  readonly key: string
  readonly name: string
  /** The collection; null: it is drawn here. */
  readonly source: string | null
}

/** What a picture shows that another picture could leave out; null where it is words, a model's, or a person's own. */
export function shownThing({
  kind,
  environment,
  subjects,
  credits,
}: Pick<Picture, 'kind' | 'environment' | 'subjects'> & {
  readonly credits: readonly Pick<Credit, 'work' | 'title' | 'source'>[]
}): ShownThing | null {
  const [credit] = credits
  const isReal = environment === 'real' && credit !== undefined
  const [subject] = subjects
  if (!isReal && (kind !== 'scene' || subject === undefined)) return null
  const key = isReal ? credit.work : drawingOf(subject ?? '')
  if (key.length > AVOIDED_MAX.characters || !AVOIDED.test(key)) return null
  return isReal
    ? { key, name: credit.title ?? key, source: credit.source ?? null }
    : { key, name: key.replaceAll('-', ' '), source: null }
}
