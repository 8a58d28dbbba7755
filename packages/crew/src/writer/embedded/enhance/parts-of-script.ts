import { bareLine, DRESS_LINES } from './tones.ts'
import { placeSentences, readLines, type Placed } from './read-lines.ts'

/** A script without any earlier dress, in its parts. */
export type ScriptParts = {
  readonly lineCount: number
  readonly opening: Placed
  readonly body: readonly Placed[]
  /** The last line, when it asks or calls the viewer to something. */
  readonly call: Placed | null
}

export const CALL =
  /^(?:so |now |and )?(?:follow|save|share|send|comment|subscribe|like|tell|tag|post|try|hit|tap|join|watch|stay|come|visit|call|book|order|drop by|see you|check|click|swipe|sign up|buy|grab|learn more|vote|pick|write|ask|let me know|link in)\b/i

/** Reads a script into opening, body and call; null when there is no sentence in it. */
export function partsOfScript(text: string): ScriptParts | null {
  const lines = readLines(text)
  const placed = placeSentences(lines)
  const own = placed.filter(({ text: sentence }) => !DRESS_LINES.has(bareLine(sentence)))
  const sentences = own.length > 0 ? own : placed
  const [opening, ...rest] = sentences
  if (opening === undefined) return null
  const last = rest.at(-1)
  const isCall = last !== undefined && (last.text.endsWith('?') || CALL.test(last.text))
  return {
    lineCount: lines.length,
    opening,
    body: isCall ? rest.slice(0, -1) : rest,
    call: isCall ? last : null,
  }
}

/** Scripts of numbered or answered parts, where a line in between would break the count. */
export const COUNTED =
  /^(?:number \w+|(?:step|tip) \w+[:.]|\w+:|true\b|false\b|keep it\b|drop it\b|fact or\b|\d+[.):])/i
export const isCounted = (parts: ScriptParts): boolean => parts.body.some(({ text }) => COUNTED.test(text))

/** The words of a script without any earlier dress. */
export const bareScript = ({ opening, body, call }: ScriptParts): string =>
  [opening, ...body, ...(call ? [call] : [])].map(({ text }) => text).join(' ')
