import type { NetworkState, Video } from '@hookreel/contract'
import { Download, Plug, Send, Share2, Unplug } from 'lucide-react'
import { href, Link } from 'react-router'
import { Button, buttonLook } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { MissingKeys } from '../channels/missing-keys.tsx'
import { openConnection } from '../channels/open-connection.ts'
import { downloadVideo } from '../videos/downloads/download-video.ts'
import { isReady } from '../videos/video-words.ts'

type Props = {
  /** Where one wanted to post; undefined for anywhere. */
  network: NetworkState | undefined
  networks: readonly NetworkState[]
  video: Video
}

/** Nothing to post to yet, or not where one wanted to. What this server cannot connect is said before anything is pressed. */
export function NoChannel(props: Props) {
  const isPossible = props.network?.isConfigured ?? props.networks.some((network) => network.isConfigured)
  return isPossible ? <ConnectFirst {...props} /> : <NotSetUp {...props} />
}

function ConnectFirst({ network, networks, video }: Props) {
  const choices = network ? [network] : networks.filter(({ isConfigured }) => isConfigured)
  return (
    <Card>
      <EmptyState
        icon={Share2}
        title={network ? `Connect your ${network.name} account` : 'Connect an account first'}
        action={
          <>
            {choices.map(({ id, name }) => (
              <Button key={id} onClick={() => void openConnection(id)}>
                <Plug /> Connect {name}
              </Button>
            ))}
            {network?.id === 'tiktok' && isReady(video) && (
              <Button
                variant="secondary"
                onClick={() => void openConnection(network.id, { videoId: video.id })}
              >
                <Send /> Connect and send as a draft
              </Button>
            )}
            <Link to={`${href('/settings')}?tab=export`} className={buttonLook({ variant: 'ghost' })}>
              Social accounts
            </Link>
          </>
        }
      >
        You allow it once, at the network itself, in a new window.
        {isReady(video) && ' Or download the video and post it by hand.'}
      </EmptyState>
    </Card>
  )
}

function NotSetUp({ network, networks, video }: Props) {
  const missing = network ? [network] : networks
  const others = network ? networks.filter(({ isConfigured }) => isConfigured) : []
  return (
    <Card>
      <EmptyState
        icon={Unplug}
        title={
          network ? `${network.name} is not set up on this server` : 'No network is set up on this server'
        }
        action={
          <>
            {isReady(video) && (
              <Button onClick={() => void downloadVideo(video)}>
                <Download /> Download the video
              </Button>
            )}
            {others.map(({ id, name }) => (
              <Link key={id} to={`?network=${id}`} className={buttonLook({ variant: 'secondary' })}>
                <Send /> Post to {name}
              </Link>
            ))}
          </>
        }
      >
        You cannot change that here: the operator of this server has to set it up first.
        {isReady(video) && ' You can download the video and post it by hand.'}
      </EmptyState>
      <section
        aria-label="For the operator"
        className="grid gap-4 border-t p-5 text-small text-muted md:px-8"
      >
        <h2 className="text-sm font-semibold text-foreground">If you run this server</h2>
        {missing.map((one) => (
          <div key={one.id}>
            <p className="font-medium text-foreground">{one.name}</p>
            <MissingKeys network={one} />
          </div>
        ))}
      </section>
    </Card>
  )
}
