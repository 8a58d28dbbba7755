import { formatStorage, getStorage, PLANS, type StorageQuota } from '@hookreel/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { href, Link } from 'react-router'
import { call } from '../../api/call.ts'
import { Alert } from '../../components/alert.tsx'
import { buttonLook } from '../../components/button.tsx'
import { Progress } from '../../components/progress.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { LoadError } from '../shell/load-error.tsx'
import { SettingGroup } from '../../components/setting-group.tsx'

const NEARLY_FULL_PERCENT = 90

/** Below the key of billing: a plan that is bought changes it. */
export const storageQuery = queryOptions({
  queryKey: ['billing', 'storage'],
  queryFn: ({ signal }) => call(getStorage, { signal }),
})

/** How much room the files of the account take, and what to do when little is left. */
export function StorageCard() {
  const storage = useQuery(storageQuery)
  return (
    <SettingGroup
      title="Storage"
      hint="Your finished videos, previews and pictures, and room set aside for what is being made."
      aside={
        <Link to={href('/my-videos')} className={buttonLook({ size: 'sm', variant: 'secondary' })}>
          My Videos
        </Link>
      }
    >
      {storage.error && (
        <LoadError
          title="Failed to load your storage"
          error={storage.error}
          onRetry={() => void storage.refetch()}
        />
      )}
      {storage.data ? <Quota quota={storage.data} /> : !storage.error && <Skeleton className="h-12" />}
    </SettingGroup>
  )
}

function Quota({ quota }: { quota: StorageQuota }) {
  const { limitBytes, storedBytes, reservedBytes, exportBytes } = quota
  const used = storedBytes + reservedBytes
  const percent = (used / limitBytes) * 100
  return (
    <div className="grid gap-3">
      <p className="text-sm">
        <span className="font-semibold tabular-nums">
          {formatStorage(used)} of {formatStorage(limitBytes)}
        </span>{' '}
        used
        {reservedBytes > 0 && (
          <span className="text-muted">, {formatStorage(reservedBytes)} of it for what is being made</span>
        )}
      </p>
      <Progress percent={percent} label="Storage used" />
      {exportBytes > 0 && (
        <p className="text-small text-muted">Your export of {formatStorage(exportBytes)} does not count.</p>
      )}
      {percent >= NEARLY_FULL_PERCENT && (
        <Alert tone="warn">
          {used >= limitBytes ? 'Your storage is full' : 'Your storage is nearly full'}: new videos need room.
          Delete videos in My Videos{describeLargerPlan(quota)}.
        </Alert>
      )}
    </div>
  )
}

function describeLargerPlan({ plans, limitBytes }: StorageQuota): string {
  const open = PLANS.find(({ isOpen, id }) =>
    plans.some((one) => isOpen && one.plan === id && one.limitBytes > limitBytes),
  )
  const bytes = plans.find(({ plan }) => plan === open?.id)?.limitBytes
  return open && bytes !== undefined ? `, or choose ${open.name} with ${formatStorage(bytes)}` : ''
}
