import type { PostOptions, PostTime } from '@hookreel/contract'
import type { Deps } from '../../deps.ts'

/**
 * Shows the moderation what a post says, before it is planned and whenever the words of a planned one change; a draft goes nowhere.
 * Throws `content_refused`.
 */
export async function moderatePost(
  { moderate }: Pick<Deps, 'moderate'>,
  options: PostOptions,
  { mode }: Pick<PostTime, 'mode'>,
): Promise<void> {
  if (mode === 'draft') return
  await moderate(wordsOf(options))
}

/** What of a post is read. */
export function wordsOf(options: PostOptions): readonly string[] {
  return options.network === 'youtube' ? [options.title, options.description] : [options.caption]
}
