import { NETWORK_NAMES, type NetworkId, type Video } from '@hookreel/contract'
import { Send } from 'lucide-react'
import { href, useNavigate } from 'react-router'
import { toast } from 'sonner'
import { sessionQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { Button } from '../../components/button.tsx'
import { tellNotReady } from './downloads/download-video.ts'
import { isReady } from './video-words.ts'

/** As the specification's card has them; YouTube is chosen in the form. */
const BUTTON_NETWORKS: readonly NetworkId[] = ['tiktok', 'instagram']

/** Lead to the form where a post is written; before a video is ready they say so. */
export function PostButtons({ video, isPlayer = false }: { video: Video; isPlayer?: boolean }) {
  const navigate = useNavigate()
  const open = (id: NetworkId) => {
    if (!queryClient.getQueryData(sessionQuery.queryKey))
      toast.error('Authentication Required', {
        description: `Please log in to upload to ${NETWORK_NAMES[id]}.`,
      })
    else if (isReady(video)) void navigate(`${href('/videos/:id/post', { id: video.id })}?network=${id}`)
    else tellNotReady(video)
  }
  return BUTTON_NETWORKS.map((id) => (
    <Button
      key={id}
      variant="secondary"
      size="sm"
      className="flex-1"
      aria-disabled={!isReady(video)}
      aria-label={isPlayer ? undefined : `Post "${video.title}" to ${NETWORK_NAMES[id]}`}
      onClick={() => open(id)}
    >
      <Send /> {isPlayer ? `Post to ${NETWORK_NAMES[id]}` : NETWORK_NAMES[id]}
    </Button>
  ))
}
