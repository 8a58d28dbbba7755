import { checkChannel, disconnectChannel, type Channel } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'
import { channelsQuery } from '../../api/queries.ts'
import type { Tone } from '../../components/badge.tsx'

export const HEALTH: Record<Channel['health'], { label: string; tone: Tone }> = {
  ok: { label: 'Connected', tone: 'ok' },
  expiring: { label: 'Expires soon', tone: 'warn' },
  missing_scopes: { label: 'Permission missing', tone: 'warn' },
  reconnect: { label: 'Connect again', tone: 'danger' },
}

/** What can be done with a connected account. */
export function useChannelActs(channel: Channel) {
  const cache = useQueryClient()
  const check = useMutation({
    mutationFn: () => call(checkChannel, { params: { id: channel.id } }),
    onSuccess: (checked) =>
      checked.health === 'ok'
        ? toast.success(`${checked.name} works`)
        : toast.error(HEALTH[checked.health].label, { description: checked.healthMessage ?? '' }),
    onError: (error) => toast.error('Check Failed', { description: error.message }),
    onSettled: () => void cache.invalidateQueries(channelsQuery),
  })
  const disconnect = useMutation({
    mutationFn: () => call(disconnectChannel, { params: { id: channel.id } }),
    onSuccess: () => toast.success(`${channel.name} was disconnected`),
    onError: (error) => toast.error('Disconnect Failed', { description: error.message }),
    onSettled: () => {
      void cache.invalidateQueries(channelsQuery)
      void cache.invalidateQueries({ queryKey: ['posts'] })
    },
  })
  return { check, disconnect }
}
