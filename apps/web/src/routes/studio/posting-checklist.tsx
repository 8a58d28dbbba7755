import type { NetworkState } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Circle, CircleCheck, Copy } from 'lucide-react'
import { href, Link } from 'react-router'
import { channelsQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { Alert } from '../../components/alert.tsx'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { CHECKLISTS, type CheckStep } from '../../features/channels/checklists.ts'
import { NetworkMark } from '../../features/channels/network-mark.tsx'
import { LoadError } from '../../features/shell/load-error.tsx'
import { PageTitle } from '../../features/shell/page-title.tsx'
import { useSessionState } from '../../lib/session-state.ts'
import { copyText } from '../../lib/copy-text.ts'

export const handle = { title: 'Posting checklist' }
export const meta = () => [{ title: 'Posting checklist | Hookreel' }]

export function clientLoader() {
  void queryClient.prefetchQuery(channelsQuery)
  return null
}

/** One thing to do; what this server can see for itself is ticked by it, the rest by hand. */
function Step(props: { step: CheckStep; isDone: boolean; isSeen: boolean; onToggle: () => void }) {
  const { step, isDone } = props
  const Icon = isDone ? CircleCheck : Circle
  return (
    <li className="flex items-start gap-3 py-3">
      {props.isSeen ? (
        <Icon className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-ok-ink' : 'text-muted'}`} aria-hidden />
      ) : (
        <input
          type="checkbox"
          checked={isDone}
          onChange={props.onToggle}
          aria-label={step.title}
          className="mt-0.5 size-5 shrink-0 accent-primary"
        />
      )}
      <div className="min-w-0 text-sm">
        <p className="font-medium">
          {step.title}
          {props.isSeen && <span className="sr-only">{isDone ? ', done' : ', to do'}</span>}
        </p>
        <p className="mt-0.5 text-muted">{step.text}</p>
      </div>
    </li>
  )
}

function Checklist({ network }: { network: NetworkState }) {
  const [ticked, setTicked] = useSessionState<string[]>(`checklist-${network.id}`, [])
  const isDone = (step: CheckStep) => step.isDone?.(network) ?? ticked.includes(step.title)
  const steps = CHECKLISTS[network.id]
  return (
    <Card className="p-5 md:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <NetworkMark network={network.id} />
        <h2 className="min-w-0 flex-1 text-base font-semibold">{network.name}</h2>
        <Badge tone={network.isConfigured ? 'ok' : 'warn'}>
          {network.isConfigured ? 'Keys are set' : 'Keys are missing'}
        </Badge>
      </div>
      <dl className="mt-4 grid gap-3 rounded-xl bg-surface-2 p-4 text-sm">
        <div>
          <dt className="text-small text-muted">Redirect address to register, to the letter</dt>
          <dd className="flex items-center gap-2">
            <code className="min-w-0 break-all">{network.callbackAddress}</code>
            <Button
              variant="quiet"
              size="icon-sm"
              aria-label={`Copy the redirect address of ${network.name}`}
              onClick={() => void copyText(network.callbackAddress, 'Address')}
            >
              <Copy />
            </Button>
          </dd>
        </div>
        {network.missing.length > 0 && (
          <div>
            <dt className="text-small text-muted">Settings that are missing</dt>
            <dd>
              <code className="break-all">{network.missing.join(', ')}</code>
            </dd>
          </div>
        )}
      </dl>
      {network.warnings.map((warning) => (
        <Alert key={warning} tone="warn" className="mt-3">
          {warning}
        </Alert>
      ))}
      <ol className="mt-2 divide-y">
        {steps.map((step) => (
          <Step
            key={step.title}
            step={step}
            isDone={isDone(step)}
            isSeen={step.isDone !== undefined}
            onToggle={() =>
              setTicked(
                isDone(step) ? ticked.filter((title) => title !== step.title) : [...ticked, step.title],
              )
            }
          />
        ))}
      </ol>
    </Card>
  )
}

export default function PostingChecklist() {
  const found = useQuery(channelsQuery)
  return (
    <div className="max-w-3xl">
      <Link
        to={`${href('/settings')}?tab=export`}
        className="-mt-2 mb-3 inline-flex min-h-10 items-center gap-1.5 rounded-md text-small font-medium text-muted hover:text-foreground md:min-h-8"
      >
        <ArrowLeft className="size-4" aria-hidden /> Settings
      </Link>
      <PageTitle title="Posting checklist">
        For the operator of this server: what each network wants before people outside of your team can post
        through it. Ticks are kept in this browser window.
      </PageTitle>
      {found.error && (
        <LoadError
          title="Failed to load the networks"
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
      <div className="grid gap-5">
        {found.isPending && <Skeleton className="h-64" />}
        {found.data?.networks.map((network) => (
          <Checklist key={network.id} network={network} />
        ))}
      </div>
    </div>
  )
}
