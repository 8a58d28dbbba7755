import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** HTML that may stand in other HTML as it is. An object: even an empty one is truthy. */
export type Markup = HtmlEscapedString
type Piece = string | number | Markup | readonly (string | Markup)[]

/**
 * HTML of a template. Texts in it are escaped, between tags and in quoted attributes; what was made by this is not. It has a name
 * of its own, as the formatter moves the spaces of templates that are called `html`, and those of a mail are seen.
 */
export function markup(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  const made = html(strings, ...pieces)
  if (made instanceof Promise) throw new TypeError('this HTML has to be waited for')
  return made
}

/** HTML of our own that is text already, as a style is. */
export const rawMarkup = (text: string): Markup => raw(text)
