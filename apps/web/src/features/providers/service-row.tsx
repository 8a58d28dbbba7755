import { testProvider, type Provider } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { formatAgo, formatDollars } from '../../lib/format.ts'
import { providersQuery } from './provider-queries.ts'
import {
  describeEndings,
  describeFilmCost,
  describePlaces,
  describeUnlocks,
  STATE_WORDS,
} from './provider-words.ts'

/** A service: how it is, what it unlocks and costs, and a button that asks it. */
export function ServiceRow({ provider }: { provider: Provider }) {
  const cache = useQueryClient()
  const test = useMutation({
    mutationFn: () => call(testProvider, { params: { id: provider.id } }),
    onSuccess: (tested) => {
      if (tested.state === 'ok') toast.success(`${tested.name} works`)
      else toast.error(STATE_WORDS[tested.state].label, { description: tested.message ?? '' })
    },
    onError: (error) => toast.error('Test Failed', { description: error.message }),
    onSettled: () => void cache.invalidateQueries(providersQuery),
  })
  const { label, tone } = STATE_WORDS[provider.state]
  const isFine = provider.state === 'ok' || provider.state === 'ready'
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm font-medium">
          {provider.name} <Badge tone={tone}>{label}</Badge>
        </h3>
        <p className="mt-1 text-sm">{describeUnlocks(provider)}</p>
        {!isFine && provider.message && (
          <p className="mt-1 max-w-prose text-small break-words text-warn-ink" role="status">
            {provider.message}
          </p>
        )}
        {describeEndings(provider).map((sentence) => (
          <p key={sentence} className="mt-1 max-w-prose text-small break-words text-warn-ink">
            {sentence}
          </p>
        ))}
        <p className="mt-1 text-small text-muted">{describeFilmCost(provider)}</p>
        <p className="mt-0.5 text-small text-muted">{describeUse(provider)}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        isBusy={test.isPending}
        aria-label={`Test ${provider.name}`}
        onClick={() => test.mutate()}
      >
        Test
      </Button>
    </li>
  )
}

/** Its place, when it was asked last, and what it cost: in one line. */
function describeUse(provider: Provider): string {
  const { askedAt, monthMicrodollars: spent } = provider
  return [
    describePlaces(provider),
    askedAt === null ? 'Never asked yet' : `Last asked ${formatAgo(askedAt)}`,
    spent > 0 ? `${formatDollars(spent)} of yours this month` : '',
  ]
    .filter((fact) => fact !== '')
    .join(' \u00b7 ')
}

/** A service that nobody connected: what it would unlock, and the setting that connects it. */
export function MissingServiceRow({ provider }: { provider: Provider }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <h3 className="text-sm font-medium">{provider.name}</h3>
        <p className="mt-0.5 text-small text-muted">
          {describeUnlocks(provider)}. {describeFilmCost(provider)}.
        </p>
      </div>
      <code className="text-small break-all text-muted">{provider.settings.join(', ')}</code>
    </li>
  )
}
