import { Send } from 'lucide-react'
import { toast } from 'sonner'
import { Button } from '../../components/button.tsx'
import { Tooltip } from '../../components/tooltip.tsx'

const NETWORKS = ['TikTok', 'Instagram'] as const
const REASON = 'Posting is not set up yet'

/** The places of the post buttons: they say why they do nothing, on hover, on focus and on a tap. */
export function PostButtons() {
  return NETWORKS.map((network) => (
    <Tooltip key={network} label={`${REASON}. Download the video and post it by hand.`}>
      <Button
        variant="secondary"
        size="sm"
        className="flex-1"
        aria-disabled="true"
        aria-label={`${network}: ${REASON.toLowerCase()}`}
        onClick={() =>
          toast(REASON, { description: `Download the video and post it on ${network} by hand.` })
        }
      >
        <Send /> {network}
      </Button>
    </Tooltip>
  ))
}
