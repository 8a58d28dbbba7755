import { describeFound, findEncoder as find, findFfmpeg, forgetEncoder as forget } from '@hookreel/render'
import type { EncoderChoice, FoundEncoder, VideoEncoder } from '@hookreel/render'

/** Where ffmpeg is, and which encoder is wanted. */
export type EncoderWish = {
  readonly ffmpegPath?: string | undefined
  readonly choice: EncoderChoice
}

/** What encodes films here, and in words; tried once in a process. Throws RenderError `ffmpeg_missing`. */
export async function findEncoder({
  ffmpegPath,
  choice,
}: EncoderWish): Promise<FoundEncoder & { readonly said: string }> {
  const found = await find(await findFfmpeg({ ffmpegPath }), choice)
  return { ...found, said: describeFound(found) }
}

/** What the process of a film is given; x264 without asking, also where ffmpeg is missing, which the film itself is to tell. */
export async function encoderForFilm(wish: EncoderWish): Promise<VideoEncoder | undefined> {
  if (wish.choice === 'x264') return undefined
  return findEncoder(wish).then(
    ({ encoder }) => (encoder.name === 'x264' ? undefined : encoder),
    () => undefined,
  )
}

/** Has the next film look again, when one gave up. */
export async function forgetEncoder({ ffmpegPath, choice }: EncoderWish): Promise<void> {
  forget(await findFfmpeg({ ffmpegPath }), choice)
}
