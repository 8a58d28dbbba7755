import type { NetworkId, Video } from '@hookreel/contract'
import { Send } from 'lucide-react'
import { href, useNavigate } from 'react-router'
import { toast } from 'sonner'
import { sessionQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { Button } from '../../components/button.tsx'
import { tellNotReady } from './downloads/download-video.ts'
import { isReady } from './video-words.ts'

/** As the specification's card has them; YouTube is chosen in the form. */
const BUTTON_NETWORKS: readonly { id: NetworkId; name: string }[] = [
  { id: 'tiktok', name: 'TikTok' },
  { id: 'instagram', name: 'Instagram' },
]

/** Lead to the form where a post is written; before a video is ready they say so. */
export function PostButtons({ video, isPlayer = false }: { video: Video; isPlayer?: boolean }) {
  const navigate = useNavigate()
  const open = (id: NetworkId, name: string) => {
    if (!queryClient.getQueryData(sessionQuery.queryKey))
      toast.error('Authentication Required', { description: `Please log in to upload to ${name}.` })
    else if (isReady(video)) void navigate(`${href('/videos/:id/post', { id: video.id })}?network=${id}`)
    else tellNotReady(video)
  }
  return BUTTON_NETWORKS.map(({ id, name }) => (
    <Button
      key={id}
      variant="secondary"
      size="sm"
      className="flex-1"
      aria-disabled={!isReady(video)}
      aria-label={isPlayer ? undefined : `Post "${video.title}" to ${name}`}
      onClick={() => open(id, name)}
    >
      <Send /> {isPlayer ? `Post to ${name}` : name}
    </Button>
  ))
}
