import { z } from 'zod'
import { WebProblem } from '../../researcher/open-web.ts'
import type { AskWeb, OpenWeb } from '../../researcher/open-web.ts'
import type { OpenPicture } from './open-picture.ts'

/** A collection that is searched by words. */
export type WordSearch = (words: string, signal?: AbortSignal) => Promise<OpenPicture[]>

const DAY = 86_400
/** What most collections do not say of a picture. */
export const UNSAID = { restrictions: [], isFine: false } as const
/** A number that may come as text, or not at all. */
export const count = z.coerce.number().int().positive().nullish().catch(null)

/** An answer of the expected shape, kept for a day; undefined for every other. One page that is broken says nothing of the next. */
export async function askFor<Shape>(
  web: OpenWeb,
  asked: Pick<AskWeb, 'provider' | 'address' | 'signal'>,
  schema: z.ZodType<Shape>,
): Promise<Shape | undefined> {
  try {
    return schema.safeParse(await web.askJson({ ...asked, keepSeconds: DAY })).data
  } catch (error) {
    if (error instanceof WebProblem && error.failure === 'broken') return undefined
    throw error
  }
}

/** What is not of the expected shape is left out, the others are read. */
export const listOf = <Shape>(found: readonly unknown[], schema: z.ZodType<Shape>): Shape[] =>
  found.flatMap((one) => schema.safeParse(one).data ?? [])
