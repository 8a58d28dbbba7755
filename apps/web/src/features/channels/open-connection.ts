import { connectChannel, type NetworkId } from '@hookreel/contract'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'

const AUTHORIZATION_TOAST_MS = 8000

/**
 * Opens the network's own page, where an account is connected or connected again, in a new window. `videoId`: the video
 * that shall go there.
 */
export async function openConnection(
  network: NetworkId,
  wish: { channelId?: string; videoId?: string } = {},
): Promise<void> {
  // Opened with the click: a window that opens after an answer is taken for an advertisement.
  const opened = window.open('about:blank', '_blank')
  try {
    const { url } = await call(connectChannel, { body: { network, ...wish } })
    if (!opened) return window.location.assign(url)
    opened.opener = null
    opened.location.href = url
    toast('Authorization', {
      description: 'Please complete the authorization process in the new window to upload your video.',
      duration: AUTHORIZATION_TOAST_MS,
    })
  } catch (error) {
    opened?.close()
    toast.error('Could not connect', { description: error instanceof Error ? error.message : '' })
  }
}
