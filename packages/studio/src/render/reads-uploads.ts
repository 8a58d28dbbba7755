import { findFfmpeg } from '@hookreel/render'

/** Whether the ffmpeg of this machine may read videos that people send; not when there is none, or only an old one. */
export async function readsUploads(ffmpegPath: string | undefined): Promise<boolean> {
  return findFfmpeg({ ffmpegPath }).then(
    (ffmpeg) => ffmpeg.readsUploads,
    () => false,
  )
}
