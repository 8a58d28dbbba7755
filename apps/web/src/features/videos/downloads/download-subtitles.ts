import { SUBTITLES_PATH, type SubtitleFormat, type Video } from '@hookreel/contract'
import { toast } from 'sonner'
import { buildUrl } from '../../../api/call.ts'
import { saveFile } from '../../../lib/save-file.ts'

/** Starts the browser's own download; the server names the file after the film. */
export async function downloadSubtitles(video: Video, format: SubtitleFormat): Promise<void> {
  const url = buildUrl(SUBTITLES_PATH, { id: video.id }, { format })
  try {
    const answer = await fetch(url, { credentials: 'same-origin' })
    if (!answer.ok) throw new Error('The subtitles of this video could not be read.')
    saveFile(await answer.blob(), `${video.title}.${format}`)
  } catch (error) {
    toast.error('Download Failed', { description: error instanceof Error ? error.message : '' })
  }
}
