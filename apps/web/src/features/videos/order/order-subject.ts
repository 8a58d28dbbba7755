import type { Idea } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../api/call.ts'
import { ideaQuery, videoQuery, videosQuery } from '../../../api/queries.ts'
import type { Subject } from './order-draft.ts'
import { isInProgress } from '../video-words.ts'

const fromIdea = (idea: Idea): Subject => ({ ...idea, ideaId: idea.id, prompt: idea.prompt ?? '' })

/** What the address says the video is about: a saved idea, the texts themselves, or the video being made. */
export function useSubject(search: URLSearchParams) {
  const ideaId = search.get('ideaId')
  const videoId = search.get('videoId')
  const originId = search.get('changeOf')
  const origin = useQuery({ ...videoQuery(originId ?? ''), enabled: originId !== null })
  const latest = useQuery(videosQuery(1))
  // Coming back to an idea whose video is being made: go on showing it.
  const running = ideaId
    ? latest.data?.items.find((video) => video.ideaId === ideaId && isInProgress(video))
    : undefined
  const shownId = videoId ?? running?.id ?? null
  const video = useQuery({ ...videoQuery(shownId ?? ''), enabled: shownId !== null })
  const wantedIdeaId = ideaId ?? video.data?.ideaId ?? null
  const idea = useQuery({ ...ideaQuery(wantedIdeaId ?? ''), enabled: wantedIdeaId !== null })

  const typed: Subject = {
    ideaId: null,
    prompt: '',
    title: search.get('title') ?? video.data?.title ?? '',
    summary: search.get('summary') ?? search.get('description') ?? null,
    caption: search.get('caption'),
    script: search.get('script') ?? video.data?.script ?? null,
    duration: video.data?.duration ?? null,
    sources: [],
  }
  const saved: Subject | undefined = idea.data && fromIdea(idea.data)
  const changed: Subject | undefined = origin.data && {
    ...typed,
    ideaId: origin.data.ideaId,
    title: origin.data.title,
    summary: origin.data.description,
    script: origin.data.script,
    duration: origin.data.duration,
  }
  // A deleted idea does not stop its video from being shown.
  const isWaiting =
    (wantedIdeaId !== null && idea.isPending) ||
    (shownId !== null && video.isPending) ||
    (originId !== null && origin.isPending)
  return {
    subject: isWaiting ? undefined : (changed ?? saved ?? typed),
    /** The finished video that is being changed. */
    origin: origin.data,
    video: video.data,
    // An idea that goes away while its words are on the page takes none of them along.
    error: videoId ? video.error : ideaId && !idea.data ? idea.error : null,
    isVideoMissing: videoId !== null && video.error instanceof ApiError && video.error.status === 404,
    // A second change of the same film begins anew, with a storyboard of its own.
    key:
      originId === null
        ? (wantedIdeaId ?? shownId ?? typed.title)
        : `change ${originId} ${search.get('storyboardId') ?? ''}`,
  }
}
