import { moderateTexts } from '@hookreel/crew'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'

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
 * is configured. Throws `content_refused`. A moderation that cannot be asked lets them pass: the services decline for
 * themselves what they do not make.
 */
export function createModerator(
  { config, log }: Pick<Deps, 'config' | 'log'>,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Deps['moderate'] {
  const { moderation, openai } = config.crew
  const refused = moderation.words.map(folded).filter((word) => word !== '')
  return async (texts) => {
    const given = texts.filter((text) => text.trim() !== '')
    if (given.length === 0) return
    const words = ` ${folded(given.join(' '))} `
    if (refused.some((word) => words.includes(` ${word} `)))
      throw new AppError('content_refused', {
        message: 'This server does not make videos about this. Change the words and try again.',
      })
    if (!moderation.isServiceAsked || openai === undefined) return
    const objections = await moderateTexts(openai, given, { timeoutSeconds: TIMEOUT_SECONDS, fetch }).catch(
      (error: unknown) => {
        log.warn('moderation could not be asked', { error })
        return []
      },
    )
    if (objections.length === 0) return
    throw new AppError('content_refused', {
      message: `This was refused because it seems to be about ${nameSubjects(objections)}. Change the words and try again.`,
      details: { objections },
    })
  }
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
