import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../api/call.ts'
import { ideaQuery, videoQuery, videosQuery } from '../../../api/queries.ts'
import type { Subject } from './order-draft.ts'
import { isInProgress } from '../video-words.ts'

/** What the address says the video is about: a saved idea, the texts themselves, or the video being made. */
export function useSubject(search: URLSearchParams) {
  const ideaId = search.get('ideaId')
  const videoId = search.get('videoId')
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
    title: search.get('title') ?? video.data?.title ?? '',
    summary: search.get('summary') ?? search.get('description') ?? null,
    caption: search.get('caption'),
    script: search.get('script') ?? video.data?.script ?? null,
    duration: video.data?.duration ?? null,
    sources: [],
  }
  const saved: Subject | undefined = idea.data && { ...idea.data, ideaId: idea.data.id }
  // A deleted idea does not stop its video from being shown.
  const isWaiting = (wantedIdeaId !== null && idea.isPending) || (shownId !== null && video.isPending)
  return {
    subject: isWaiting ? undefined : (saved ?? typed),
    video: video.data,
    error: videoId ? video.error : ideaId ? idea.error : null,
    isVideoMissing: videoId !== null && video.error instanceof ApiError && video.error.status === 404,
    key: wantedIdeaId ?? shownId ?? typed.title,
  }
}
