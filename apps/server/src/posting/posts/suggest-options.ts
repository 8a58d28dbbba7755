import { addCredits, blankOptions, countCaption, NETWORK_RULES } from '@hookreel/contract'
import type { NetworkId, PostOptions } from '@hookreel/contract'
import { requireIdea } from '../../ideas/require-idea.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { VideoRow } from '../../videos/require-video.ts'
import type { PostDeps } from './post-deps.ts'

/**
 * Beginnings of a post's texts, from the video and the idea it was made from, with the credits that its pictures owe; its author
 * changes them at will.
 */
export async function suggestOptions(
  deps: Pick<PostDeps, 'db'>,
  video: SuggestedFrom,
  network: NetworkId,
): Promise<PostOptions> {
  const plain = await suggestPlain(deps, video, network)
  return addCredits(plain, video.works ?? []).options ?? plain
}

type SuggestedFrom = Pick<VideoRow, 'userId' | 'title' | 'description' | 'ideaId' | 'works'>

async function suggestPlain(
  { db }: Pick<PostDeps, 'db'>,
  video: SuggestedFrom,
  network: NetworkId,
): Promise<PostOptions> {
  const idea = video.ideaId === null ? undefined : await findIdea(db, video.userId, video.ideaId)
  const caption = fitCaption(idea?.caption || video.description || video.title, network)
  if (network !== 'youtube') return { ...blankOptions(network), caption }
  const title = video.title.replaceAll(/[<>]/g, '').slice(0, NETWORK_RULES.youtube.titleMaxCharacters ?? 100)
  return {
    ...blankOptions(network),
    title: title.trim(),
    description: caption.replaceAll(/[<>]/g, ''),
  }
}

async function findIdea(db: PostDeps['db'], userId: string, id: string) {
  try {
    return await requireIdea(db, userId, id)
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** Cut at a word when it is longer than the network takes; too many hashtags lose the last ones. */
function fitCaption(text: string, network: NetworkId): string {
  const { captionMaxCharacters, maxHashtags } = NETWORK_RULES[network]
  const short =
    text.length <= captionMaxCharacters ? text : text.slice(0, captionMaxCharacters).replace(/\s+\S*$/, '')
  if (maxHashtags === null || countCaption(short).hashtags.length <= maxHashtags) return short
  let kept = 0
  return short.replaceAll(/#[\p{L}\p{N}_]+\s*/gu, (tag) => {
    kept += 1
    return kept <= maxHashtags ? tag : ''
  })
}
