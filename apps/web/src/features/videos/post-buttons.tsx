import type { Video } from '@hookreel/contract'
import { Send } from 'lucide-react'
import { toast } from 'sonner'
import { sessionQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { Button } from '../../components/button.tsx'
import { Tooltip } from '../../components/tooltip.tsx'
import { tellNotReady } from './download-video.ts'
import { isReady } from './video-words.ts'

const NETWORKS = ['TikTok', 'Instagram'] as const
const REASON = 'Posting is not set up yet'

/** Nothing is posted yet: says why, the first thing that stands in the way. */
function explain(video: Video, network: string): void {
  if (!queryClient.getQueryData(sessionQuery.queryKey))
    toast.error('Authentication Required', { description: `Please log in to upload to ${network}.` })
  else if (!isReady(video)) tellNotReady()
  else toast(REASON, { description: `Download the video and post it on ${network} by hand.` })
}

/** The places of the post buttons: they say why they do nothing, on hover, on focus and on a tap. */
export function PostButtons({ video }: { video: Video }) {
  return NETWORKS.map((network) => (
    <Tooltip key={network} label={`${REASON}. Download the video and post it by hand.`}>
      <Button
        variant="secondary"
        size="sm"
        className="flex-1"
        aria-disabled="true"
        aria-label={`${network}: ${REASON.toLowerCase()}`}
        onClick={() => explain(video, network)}
      >
        <Send /> {network}
      </Button>
    </Tooltip>
  ))
}
