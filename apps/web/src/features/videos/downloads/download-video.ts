import type { Video } from '@hookreel/contract'
import { toast } from 'sonner'
import { fetchDownload } from './fetch-download.ts'
import { describeNotReady, isReady } from '../video-words.ts'

/** Open, download and post are for finished videos only. */
export function tellNotReady(video: Video): void {
  toast('Video Not Ready', { description: describeNotReady(video) })
}

/** Starts the browser's own download from a fresh signed address. */
export async function downloadVideo(video: Video): Promise<void> {
  if (!isReady(video)) {
    tellNotReady(video)
    return
  }
  try {
    const url = await fetchDownload(video.id)
    const link = document.createElement('a')
    link.href = url
    link.download = `${video.title}.${video.format}`
    document.body.append(link)
    link.click()
    link.remove()
  } catch (error) {
    toast.error('Download Failed', { description: error instanceof Error ? error.message : '' })
  }
}
