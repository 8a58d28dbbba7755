import { findFfmpeg, fitFilm as fit } from '@hookreel/render'
import type { FitRequest } from '@hookreel/render'

export type { FilmFit } from '@hookreel/render'

/**
 * A finished film as somebody else's rules want it: sizes, frame rate, sound, bytes.
 * Throws RenderError `ffmpeg_missing` or `render_failed`.
 */
export async function fitFilm(
  task: Omit<FitRequest, 'ffmpeg'> & { readonly ffmpegPath?: string | undefined },
): Promise<void> {
  const { ffmpegPath, ...request } = task
  await fit({ ...request, ffmpeg: await findFfmpeg(ffmpegPath === undefined ? {} : { ffmpegPath }) })
}
