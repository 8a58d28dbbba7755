import { listVoices } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { toast } from 'sonner'
import { call } from '../../../api/call.ts'
import { voicesQuery } from '../../../api/queries.ts'
import { Button } from '../../../components/button.tsx'
import { classNames } from '../../../lib/class-names.ts'

/** Asks the services anew which voices they have. */
export function RefreshVoices() {
  const refresh = useRefreshVoices()
  return (
    <Button
      variant="quiet"
      size="icon-sm"
      aria-label="Refresh the list of voices"
      title="Refresh the list of voices"
      disabled={refresh.isPending}
      onClick={() => refresh.mutate()}
    >
      <RefreshCw className={classNames(refresh.isPending && 'animate-spin')} />
    </Button>
  )
}

function useRefreshVoices() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(listVoices, { query: { refresh: 'true' } }),
    onSuccess: (answer) => {
      cache.setQueryData(voicesQuery.queryKey, answer)
      const [problem] = answer.problems
      if (problem) toast.error('Failed to load voice options.', { description: problem.message })
      else toast.success('Voice options refreshed successfully!')
    },
    onError: (error) => toast.error('Failed to load voice options.', { description: error.message }),
  })
}
