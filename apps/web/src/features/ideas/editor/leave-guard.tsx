import { useBlocker } from 'react-router'
import { queryClient } from '../../../api/query-client.ts'
import { sessionQuery } from '../../../api/queries.ts'
import { Confirm } from '../../../components/confirm.tsx'
import { useUnloadWarning } from '../../../lib/use-unload-warning.ts'

/** Anyone who has signed out was asked before, and who must sign in again comes back to the draft. */
const isSignedOut = () => !queryClient.getQueryData(sessionQuery.queryKey)

/** Asks before a page with unsaved changes is left. `isAllowed` lets the page's own moves pass. */
export function LeaveGuard({ isChanged, isAllowed }: { isChanged: boolean; isAllowed: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && !isAllowed() && !isSignedOut() && currentLocation.pathname !== nextLocation.pathname,
  )
  useUnloadWarning(isChanged, isSignedOut)
  return (
    <Confirm
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open && blocker.state === 'blocked') blocker.reset()
      }}
      title="Leave without saving?"
      description="You have unsaved changes. This browser keeps them as a draft and offers it when you come back."
      action="Leave"
      cancel="Stay"
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
