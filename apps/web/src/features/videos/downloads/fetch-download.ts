import { getVideoFile } from '@hookreel/contract'
import { toast } from 'sonner'
import { ApiError, call } from '../../../api/call.ts'

const ASK_AGAIN_MS = 1000
/** A compressed minute at 1080p takes a busy machine about so long. */
const PATIENCE_MS = 5 * 60_000

/** Address of a film's download. While it is being written the way the settings ask, a toast says so and we wait. */
export async function fetchDownload(id: string): Promise<string> {
  const toastId = `download-${id}`
  const until = performance.now() + PATIENCE_MS
  try {
    for (;;) {
      try {
        return (await call(getVideoFile, { params: { id }, query: { download: 'true' } })).url
      } catch (error) {
        const isPreparing = error instanceof ApiError && error.code === 'download_preparing'
        if (!isPreparing || performance.now() > until) throw error
        toast.loading('Preparing your download', { id: toastId, description: error.message })
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
      }
    }
  } finally {
    toast.dismiss(toastId)
  }
}
