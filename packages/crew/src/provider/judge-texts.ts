import { moderateTexts } from './moderate-texts.ts'
import type { CrewConfig } from './read-crew.ts'

/** Why nothing is made of a text: in a sentence for people, and by the names of the moderation, if that objects. */
export type TextRefusal = { readonly message: string; readonly objections: readonly string[] }

/** The service's names in plain words; others are said as they are. */
const SUBJECTS: Readonly<Record<string, string>> = {
  harassment: 'harassment',
  hate: 'hatred of people',
  illicit: 'how to break the law',
  'self-harm': 'harming oneself',
  sexual: 'sexual content',
  violence: 'violence',
}
const MINORS = 'sexual content about minors'
const TIMEOUT_SECONDS = 10

/**
 * Looks at texts before anything is made of them: at the operator's own words, then by OpenAI's moderation when that
 * is configured. A moderation that cannot be asked lets them pass, and `onFailure` is told: the services decline for
 * themselves what they do not make.
 */
export async function judgeTexts(
  { moderation, openai }: Pick<CrewConfig, 'moderation' | 'openai'>,
  texts: readonly string[],
  options: { readonly onFailure?: (error: unknown) => void; readonly fetch?: typeof globalThis.fetch } = {},
): Promise<TextRefusal | undefined> {
  const given = texts.filter((text) => text.trim() !== '')
  if (given.length === 0) return undefined
  const words = ` ${folded(given.join(' '))} `
  const refused = moderation.words.map(folded).filter((word) => word !== '')
  if (refused.some((word) => words.includes(` ${word} `)))
    return { message: 'No videos are made about this here. Change the words and try again.', objections: [] }
  if (!moderation.isServiceAsked || openai === undefined) return undefined
  const { onFailure, fetch } = options
  const asked = moderateTexts(openai, given, { timeoutSeconds: TIMEOUT_SECONDS, ...(fetch && { fetch }) })
  const objections = await asked.catch((error: unknown) => {
    onFailure?.(error)
    return []
  })
  if (objections.length === 0) return undefined
  const message = `This was refused because it seems to be about ${nameSubjects(objections)}. Change the words and try again.`
  return { message, objections }
}

function nameSubjects(objections: readonly string[]): string {
  const names = objections.map((name) =>
    name === 'sexual/minors' ? MINORS : (SUBJECTS[name.split('/')[0] ?? ''] ?? name),
  )
  return [...new Set(names)].join(' and ')
}

/** Words alone, in small letters: punctuation between them hides none. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
