import { endOtherSessions, endSession } from '@hookreel/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor } from 'lucide-react'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { LoadError } from '../shell/load-error.tsx'
import { formatMoment } from '../../lib/format.ts'
import { describeAgent } from './describe-agent.ts'
import { SettingGroup } from '../../components/setting-group.tsx'
import { accountEventsQuery, sessionsQuery } from './settings-queries.ts'

/** Where one is signed in, each with a way to end it. The session at hand ends by logging out. */
export function SessionList() {
  const cache = useQueryClient()
  const sessions = useQuery(sessionsQuery)
  const after = {
    onSettled: () => {
      void cache.invalidateQueries(sessionsQuery)
      void cache.invalidateQueries(accountEventsQuery)
    },
    onError: (error: Error) => toast.error('Could not sign out', { description: error.message }),
  }
  const end = useMutation({ mutationFn: (id: string) => call(endSession, { params: { id } }), ...after })
  const endOthers = useMutation({ mutationFn: () => call(endOtherSessions, {}), ...after })
  const list = sessions.data?.sessions ?? []
  return (
    <SettingGroup
      title="Where you are signed in"
      isDivided
      aside={
        list.length > 1 && (
          <Button
            variant="secondary"
            size="sm"
            isBusy={endOthers.isPending}
            onClick={() => endOthers.mutate()}
          >
            Sign out everywhere else
          </Button>
        )
      }
    >
      {sessions.isPending && <Skeleton className="h-10" />}
      {sessions.error && (
        <LoadError
          title="Failed to load your sessions"
          error={sessions.error}
          onRetry={() => void sessions.refetch()}
        />
      )}
      {list.map((session) => (
        <div
          key={session.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
        >
          <Monitor className="size-4 shrink-0 text-muted" aria-hidden />
          <div className="min-w-0 flex-1 basis-44">
            <p className="text-sm font-medium">{describeAgent(session.userAgent)}</p>
            <p className="text-small text-muted">
              {session.address ? `${session.address}, ` : ''}since {formatMoment(session.createdAt)}
            </p>
          </div>
          {session.isCurrent ? (
            <Badge tone="ok">This session</Badge>
          ) : (
            <Button
              variant="quiet"
              size="sm"
              isBusy={end.isPending && end.variables === session.id}
              aria-label={`Sign out ${describeAgent(session.userAgent)}`}
              onClick={() => end.mutate(session.id)}
            >
              Sign out
            </Button>
          )}
        </div>
      ))}
    </SettingGroup>
  )
}
