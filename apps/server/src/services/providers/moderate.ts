import { judgeTexts } from '@hookreel/crew'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../platform/http/app-error.ts'

/** Looks at texts before anything is made of them. Throws `content_refused` with what is objected to. */
export function createModerator({ config, log }: Pick<Deps, 'config' | 'log'>): Deps['moderate'] {
  return async (texts) => {
    const refusal = await judgeTexts(config.crew, texts, {
      onFailure: (error) => log.warn('moderation could not be asked', { error }),
    })
    if (!refusal) return
    const { message, objections } = refusal
    throw new AppError('content_refused', {
      message,
      ...(objections.length > 0 && { details: { objections: [...objections] } }),
    })
  }
}
