import { AppError } from './app-error.ts'
import type { AppContext } from './app-type.ts'
import { OF_STRANGERS, readBytes } from './read-bytes.ts'

/** More than any form has. To part one takes more time for each field the more there are: half a million, in a megabyte, took three seconds. */
const MAX_FIELDS = 100

/** The fields of a form. Throws `body_too_large` and, before it is parted, `malformed_body` for one of too many fields. */
export async function readForm(context: AppContext, maxBytes: number): Promise<URLSearchParams> {
  const bytes = await readBytes(context.req.raw, { ...OF_STRANGERS, maxBytes })
  if (bytes === undefined) throw new AppError('body_too_large')
  const text = new TextDecoder().decode(bytes)
  if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) throw new AppError('malformed_body')
  return new URLSearchParams(text)
}
