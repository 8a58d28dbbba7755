import { deleteApiKey, type ApiKey } from '@hookreel/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { formatMoment } from '../../lib/format.ts'
import { SettingGroup } from '../../components/setting-group.tsx'
import { LoadError } from '../shell/load-error.tsx'
import { apiKeysQuery } from './api-queries.ts'
import { MakeKey } from './make-key.tsx'
import { ShownSecret } from './shown-secret.tsx'

/** Keys for programs: made, seen once, and revoked. */
export function KeyList() {
  const keys = useQuery(apiKeysQuery)
  const [isMaking, setIsMaking] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  const list = keys.data?.keys ?? []
  return (
    <SettingGroup
      title="API keys"
      hint="For your own programs: they ask the same addresses as this app."
      isDivided
      aside={
        <Button size="sm" onClick={() => setIsMaking(true)}>
          New key
        </Button>
      }
    >
      {keys.isPending && <Skeleton className="h-12" />}
      {keys.error && (
        <LoadError title="Failed to load your keys" error={keys.error} onRetry={() => void keys.refetch()} />
      )}
      {keys.data && list.length === 0 && (
        <EmptyState icon={KeyRound} title="No keys yet" className="py-6">
          Make one when a program of yours should make ideas, films or posts.
        </EmptyState>
      )}
      {list.map((item) => (
        <KeyRow key={item.id} item={item} />
      ))}
      {isMaking && (
        <MakeKey
          onClose={() => setIsMaking(false)}
          onMade={(key) => {
            setIsMaking(false)
            setShown(key)
          }}
        />
      )}
      {shown !== null && (
        <ShownSecret title="Your new API key" label="API key" secret={shown} onClose={() => setShown(null)} />
      )}
    </SettingGroup>
  )
}

function KeyRow({ item }: { item: ApiKey }) {
  const cache = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const revoke = useMutation({
    mutationFn: () => call(deleteApiKey, { params: { id: item.id } }),
    onSettled: () => cache.invalidateQueries(apiKeysQuery),
    onError: (error) => toast.error('The key was not revoked', { description: error.message }),
  })
  const isExpired = item.expiresAt !== null && new Date(item.expiresAt) <= new Date()
  const ends = item.expiresAt === null ? 'no end' : `works until ${formatMoment(item.expiresAt)}`
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
          <span className="min-w-0 break-words">{item.name}</span>
          <code className="text-small font-normal text-muted">{item.start}…</code>
          {isExpired && <Badge tone="warn">Expired</Badge>}
        </p>
        <p className="mt-0.5 text-small text-muted">{item.scopes.join(', ')}</p>
        <p className="mt-0.5 text-small text-muted">
          {item.lastUsedAt === null ? 'Never used' : `Last used ${formatMoment(item.lastUsedAt)}`}
          {isExpired ? '' : `, ${ends}`}
        </p>
      </div>
      <Button
        variant="quiet"
        size="sm"
        className="max-md:-ml-3"
        isBusy={revoke.isPending}
        aria-label={`Revoke ${item.name}`}
        onClick={() => setIsAsking(true)}
      >
        Revoke
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Revoke this key?"
        description={`Programs that use “${item.name}” stop working at once.`}
        action="Revoke"
        cancel="Keep it"
        onConfirm={() => revoke.mutate()}
      />
    </div>
  )
}
