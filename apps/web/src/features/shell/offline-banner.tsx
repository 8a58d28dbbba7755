import { onlineManager, useQueryClient, type Query } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

const isConnected = () => onlineManager.isOnline()
const isUnread = (query: Query) => query.state.status === 'pending'
const follow = (onChange: () => void) => onlineManager.subscribe(onChange)

/** Says that the server does not answer, as long as it does not. `isEmpty`: there is no page yet to be seen. */
export function OfflineBanner({ isEmpty = false }: { isEmpty?: boolean }) {
  const cache = useQueryClient()
  const isOn = useSyncExternalStore(follow, isConnected, () => true)
  const isWaiting = useSyncExternalStore(
    (onChange) => cache.getQueryCache().subscribe(onChange),
    () => cache.getQueryCache().findAll({ type: 'active', fetchStatus: 'paused' }).some(isUnread),
    () => false,
  )
  if (isOn) return null
  return (
    <div
      role="alert"
      // It stays below the frame's header: what is said of an order that is pressed further down stands here.
      className="sticky top-14 z-20 flex items-center justify-center gap-2.5 border-b border-warn-ink/25 bg-warn-soft px-4 py-2.5 text-sm text-warn-ink"
    >
      <WifiOff className="size-4 shrink-0" aria-hidden />
      <p>
        <span className="font-medium">
          {navigator.onLine ? 'The server does not answer.' : 'You are offline.'}
        </span>{' '}
        {isEmpty
          ? 'This page appears when the connection is back.'
          : isWaiting
            ? 'What is missing here appears when the connection is back. Nothing is sent or charged until then.'
            : 'Nothing is sent or charged until the connection is back.'}
      </p>
    </div>
  )
}
