import { CONNECTION_ERRORS, type Channel, type NetworkState } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import { Plug } from 'lucide-react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from 'sonner'
import { channelsQuery } from '../../api/queries.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { LoadError } from '../shell/load-error.tsx'
import { ChannelRow } from './channel-row.tsx'
import { NetworkMark } from './network-mark.tsx'
import { MissingKeys } from './missing-keys.tsx'
import { openConnection } from './open-connection.ts'

/** What can be posted there, in a line. */
const PURPOSES: Record<NetworkState['id'], string> = {
  tiktok: 'Posts and drafts to your TikTok inbox',
  instagram: 'Reels, from a Business or Creator account',
  youtube: 'Shorts, up to three minutes',
}

/** The sentence of a refusal that came back in the address. */
function explain(code: string): string {
  const known = Object.entries(CONNECTION_ERRORS).find(([name]) => name === code)
  return known ? known[1].message : 'An unexpected error occurred. Please try again.'
}

/** Which account was just connected, or why none was; told once, and taken out of the address. */
function useConnectionNews(): void {
  const [search, setSearch] = useSearchParams()
  const connected = search.get('connected')
  const failure = search.get('connectionError')
  useEffect(() => {
    if (connected === null && failure === null) return
    // The same words twice are one toast: React runs effects twice while developing.
    if (failure === null) toast.success('Account connected', { id: 'connection' })
    else toast.error('Could not connect', { id: 'connection', description: explain(failure) })
    setSearch(
      (before) => {
        before.delete('connected')
        before.delete('connectionError')
        return before
      },
      { replace: true },
    )
  }, [connected, failure, setSearch])
}

function NetworkSection({ network, channels }: { network: NetworkState; channels: readonly Channel[] }) {
  return (
    <section aria-label={network.name} className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <NetworkMark network={network.id} />
        <div className="min-w-0 flex-1 basis-40">
          <h3 className="text-sm font-semibold">{network.name}</h3>
          <p className="text-small text-muted">{PURPOSES[network.id]}</p>
        </div>
        {network.isConfigured && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Connect ${channels.length > 0 ? 'another' : 'a'} ${network.name} account`}
            onClick={() => void openConnection(network.id)}
          >
            <Plug /> {channels.length > 0 ? 'Connect another' : 'Connect'}
          </Button>
        )}
      </div>
      {!network.isConfigured && (
        <details className="mt-1 text-small text-muted">
          <summary className="disclosure w-fit rounded-md py-1 font-medium text-warn-ink">
            Not set up on this server
          </summary>
          <MissingKeys network={network} />
        </details>
      )}
      {network.warnings.map((warning) => (
        <p key={warning} className="mt-2 text-small text-warn-ink">
          {warning}
        </p>
      ))}
      {network.id === 'tiktok' && network.isConfigured && !network.isAudited && (
        <p className="mt-2 text-small text-muted">
          Until TikTok has audited this installation, direct posts are only possible to private accounts and
          are seen by nobody else. Drafts to the inbox always work.
        </p>
      )}
      {channels.length > 0 && (
        <ul className="mt-2 divide-y sm:pl-[3.25rem]" aria-label={`Your ${network.name} accounts`}>
          {channels.map((channel) => (
            <ChannelRow key={channel.id} channel={channel} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Waiting() {
  return (
    <div className="grid gap-5" aria-hidden>
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center gap-4">
          <Skeleton className="size-9" />
          <span className="flex-1">
            <Skeleton className="w-24" />
            <Skeleton className="mt-2 h-3 w-48" />
          </span>
        </div>
      ))}
    </div>
  )
}

/** The accounts that videos are posted to: connect, check, connect again, give up. */
export default function SocialAccounts() {
  const found = useQuery(channelsQuery)
  useConnectionNews()
  return (
    <Card className="p-5 md:p-6">
      <h2 id="social-accounts" className="text-base font-semibold">
        Social accounts
      </h2>
      <p className="mt-0.5 text-sm text-muted">
        Where your videos are posted. You allow it at the network itself; we never see your password.
      </p>
      <div className="mt-4 divide-y">
        {found.isPending && <Waiting />}
        {found.error && !found.data && (
          <LoadError
            title="Failed to load your accounts"
            error={found.error}
            onRetry={() => void found.refetch()}
          />
        )}
        {found.data?.networks.map((network) => (
          <NetworkSection
            key={network.id}
            network={network}
            channels={found.data.channels.filter((channel) => channel.network === network.id)}
          />
        ))}
      </div>
    </Card>
  )
}
