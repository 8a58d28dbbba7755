import type { estimateBatch as endpoint } from '@hookreel/contract'
import { estimatePreview } from '@hookreel/crew'
import { cleanScript, planStoryboard } from '@hookreel/film'
import type { z } from 'zod'
import { requireIdea } from '../ideas/require-idea.ts'
import type { PostDeps } from './post-deps.ts'

type Wanted = z.output<NonNullable<typeof endpoint.body>>

/** What services would take for videos of these ideas, in microdollars. Throws `idea_not_found`. */
export async function estimateBatch(
  { db, config }: Pick<PostDeps, 'db' | 'config'>,
  userId: string,
  { ideaIds, voiceId, pictures }: Wanted,
): Promise<number> {
  let microdollars = 0
  for (const id of ideaIds) {
    const { script } = await requireIdea(db, userId, id)
    const words = cleanScript(script ?? '')
    if (words === '') continue
    const scenes = planStoryboard(words).scenes.length
    microdollars += estimatePreview(config.crew.settings, {
      voiceId,
      pictures,
      characters: words.length,
      scenes,
    })
  }
  return microdollars
}
