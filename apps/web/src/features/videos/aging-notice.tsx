import { keepAgingVideos } from '@hookreel/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { href, Link } from 'react-router'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'
import { retentionQuery } from '../../api/queries.ts'
import { Alert } from '../../components/alert.tsx'
import { Button, buttonLook } from '../../components/button.tsx'
import { formatDate, formatPlural } from '../../lib/format.ts'

/** Says that videos will soon be deleted for their age, and keeps all of them by one press. Silent when none will. */
export function AgingNotice({ className, hasLink = false }: { className?: string; hasLink?: boolean }) {
  const cache = useQueryClient()
  const { data } = useQuery(retentionQuery)
  const keep = useMutation({
    mutationFn: () => call(keepAgingVideos, {}),
    onSuccess: ({ kept }) => {
      toast.success(
        `${formatPlural(kept, 'video is', 'videos are')} kept until you delete ${kept === 1 ? 'it' : 'them'}.`,
      )
      for (const queryKey of [retentionQuery.queryKey, ['videos'], ['video'], ['dashboard']])
        void cache.invalidateQueries({ queryKey })
    },
    onError: (error) => toast.error('Error', { description: error.message }),
  })
  if (!data || data.total === 0 || data.firstAt === null) return null
  const { total, firstAt } = data
  return (
    <Alert
      tone="warn"
      {...(className === undefined ? {} : { className })}
      title={
        total === 1
          ? `A video will be deleted after ${formatDate(firstAt)}, for its age.`
          : `${total} videos will be deleted for their age, the first after ${formatDate(firstAt)}.`
      }
      action={
        <span className="flex flex-wrap gap-2">
          {hasLink && (
            <Link
              to={`${href('/my-videos')}?direction=ascending`}
              className={buttonLook({ variant: 'secondary', size: 'sm' })}
            >
              Show {total === 1 ? 'it' : 'them'}
            </Link>
          )}
          <Button variant="secondary" size="sm" isBusy={keep.isPending} onClick={() => keep.mutate()}>
            {total === 1 ? 'Keep it' : 'Keep all'}
          </Button>
        </span>
      }
    >
      How long videos are kept is{' '}
      <Link to={`${href('/settings')}?tab=privacy`} className="underline">
        your choice in Settings, Privacy
      </Link>
      .
    </Alert>
  )
}
