import { useEffect, useRef } from 'react'

/** In another tab somebody else may have signed in: this page then begins anew, with nothing of the person who was here before. */
export function useSamePerson(userId: string | undefined): void {
  const first = useRef<string>(undefined)
  useEffect(() => {
    if (userId === undefined) return
    if (first.current !== undefined && first.current !== userId) window.location.reload()
    first.current = userId
  }, [userId])
}
