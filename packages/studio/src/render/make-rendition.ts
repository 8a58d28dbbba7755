import { findFfmpeg, writeRendition } from '@hookreel/render'
import type { RenditionRequest } from '@hookreel/render'

/**
 * A finished film as its owner wants to download it: compressed or as it is, with tags or without any.
 * Throws RenderError `ffmpeg_missing` or `render_failed`.
 */
export async function makeRendition(
  task: Omit<RenditionRequest, 'ffmpeg'> & { readonly ffmpegPath?: string | undefined },
): Promise<void> {
  const { ffmpegPath, ...request } = task
  await writeRendition({
    ...request,
    ffmpeg: await findFfmpeg(ffmpegPath === undefined ? {} : { ffmpegPath }),
  })
}
