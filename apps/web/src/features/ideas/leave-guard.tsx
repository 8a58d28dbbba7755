import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { queryClient } from '../../api/query-client.ts'
import { sessionQuery } from '../../api/queries.ts'
import { Confirm } from '../../components/confirm.tsx'

/** Asks before a page with unsaved changes is left. `isAllowed` lets the page's own moves pass. */
export function LeaveGuard({ isChanged, isAllowed }: { isChanged: boolean; isAllowed: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && !isAllowed() && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isChanged) return undefined
    const warn = (event: BeforeUnloadEvent) => {
      // Whoever has signed out was asked before.
      if (queryClient.getQueryData(sessionQuery.queryKey)) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isChanged])
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
