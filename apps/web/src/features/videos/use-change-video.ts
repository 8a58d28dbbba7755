import { openStoryboard, type Video } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { href, useNavigate } from 'react-router'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'
import { storyboardQuery } from '../storyboards/storyboard-query.ts'
import { isReady } from './video-words.ts'

/** Whether a video can be changed: one that was made here and is finished. */
export function canChange(video: Video): boolean {
  return isReady(video) && video.upload === null
}

/** Opens the storyboard of a finished video with everything as it was. */
export function useChangeVideo(video: Video) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => call(openStoryboard, { params: { id: video.id } }),
    onSuccess: (board) => {
      cache.setQueryData(storyboardQuery(board.id).queryKey, board)
      const search = new URLSearchParams({ changeOf: video.id, storyboardId: board.id })
      void navigate(`${href('/generate-video')}?${search}`)
    },
    onError: (error) => toast.error('The video could not be opened', { description: error.message }),
  })
}
