import type { Channel, Video } from '@hookreel/contract'
import { Plug, Send, Share2 } from 'lucide-react'
import { href, Link } from 'react-router'
import { Button, buttonLook } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { NETWORK_NAMES } from '../channels/network-mark.tsx'
import { openConnection } from '../channels/open-connection.ts'
import { isReady } from '../videos/video-words.ts'

/** Nothing to post to yet, or not where one wanted to. */
export function NoChannel({ network, video }: { network: Channel['network'] | undefined; video: Video }) {
  return (
    <Card>
      <EmptyState
        icon={Share2}
        title={network ? `Connect your ${NETWORK_NAMES[network]} account` : 'Connect an account first'}
        action={
          <>
            {network && (
              <Button onClick={() => void openConnection(network)}>
                <Plug /> Connect {NETWORK_NAMES[network]}
              </Button>
            )}
            {network === 'tiktok' && isReady(video) && (
              <Button variant="secondary" onClick={() => void openConnection(network, { videoId: video.id })}>
                <Send /> Connect and send as a draft
              </Button>
            )}
            <Link to={`${href('/settings')}?tab=export`} className={buttonLook({ variant: 'ghost' })}>
              Social accounts
            </Link>
          </>
        }
      >
        Videos are posted to TikTok, Instagram and YouTube from accounts that you connect once. Or download
        the video and post it by hand.
      </EmptyState>
    </Card>
  )
}
