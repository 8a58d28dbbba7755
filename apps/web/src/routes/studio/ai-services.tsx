import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { href, Link } from 'react-router'
import { queryClient } from '../../api/query-client.ts'
import { Card } from '../../components/card.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { LocalServersCard } from '../../features/providers/local-servers.tsx'
import { LocalWriterCard } from '../../features/providers/local-writer.tsx'
import { NaturalVoiceCard } from '../../features/providers/natural-voice.tsx'
import { providersQuery } from '../../features/providers/provider-queries.ts'
import { MissingServiceRow, ServiceRow } from '../../features/providers/service-row.tsx'
import { SpendingCard } from '../../features/providers/spending-card.tsx'
import { LoadError } from '../../features/shell/load-error.tsx'
import { PageTitle } from '../../features/shell/page-title.tsx'

export const handle = { title: 'AI services' }
export const meta = () => [{ title: 'AI services | Hookreel' }]

export function clientLoader() {
  void queryClient.prefetchQuery(providersQuery)
  return null
}

function Waiting() {
  return (
    <Card className="grid gap-6 p-5 md:p-6" aria-hidden>
      {[0, 1, 2].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="w-36" />
          <Skeleton className="h-5 max-w-md" />
        </div>
      ))}
    </Card>
  )
}

export default function AiServices() {
  const found = useQuery(providersQuery)
  const all = found.data?.providers ?? []
  const missing = all.filter(({ state }) => state === 'no_key')
  const connected = all.filter(({ state }) => state !== 'no_key')
  return (
    <div className="max-w-3xl">
      <Link
        to={`${href('/settings')}?tab=video`}
        className="-mt-2 mb-3 inline-flex min-h-10 items-center gap-1.5 rounded-md text-small font-medium text-muted hover:text-foreground md:min-h-8"
      >
        <ArrowLeft className="size-4" aria-hidden /> Settings
      </Link>
      <PageTitle title="AI services">
        Videos are written, spoken and drawn by what is built in. A service that is connected here does it
        instead; when it fails, the next one is asked, and at last what is built in. The voice of an outside
        service that you chose is never replaced by another.
      </PageTitle>
      {found.error && (
        <LoadError
          className="mb-5"
          title="Failed to load the services"
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isPending && <Waiting />}
      {found.data && (
        <div className="grid grid-cols-1 gap-5">
          <SpendingCard spending={found.data.spending} />
          <LocalWriterCard />
          <NaturalVoiceCard />
          <LocalServersCard />
          <Card className="p-5 md:p-6">
            <h2 className="text-base font-semibold">Connected</h2>
            {connected.length === 0 ? (
              <p className="mt-2 text-sm text-muted">
                No service is connected: everything is made by what is built in, and costs nothing.
              </p>
            ) : (
              <ul className="mt-4 divide-y">
                {connected.map((provider) => (
                  <ServiceRow key={provider.id} provider={provider} />
                ))}
              </ul>
            )}
          </Card>
          {missing.length > 0 && (
            <Card className="p-5 md:p-6">
              <h2 className="text-base font-semibold">Not connected</h2>
              <p className="mt-0.5 text-sm text-muted">
                The operator of this server connects a service by setting its key or address and starting the
                server again.
              </p>
              <ul className="mt-4 divide-y">
                {missing.map((provider) => (
                  <MissingServiceRow key={provider.id} provider={provider} />
                ))}
              </ul>
            </Card>
          )}
        </div>
      )}
    </div>
  )
}
