import type { Timeline } from '@hookreel/film'
import {
  AudioBufferSource,
  BufferTarget,
  getFirstEncodableAudioCodec,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  Quality,
  VideoSample,
  VideoSampleSource,
} from 'mediabunny'
import type { LayerImages } from '../layer-images.ts'
import { openFrames } from './draw-frames.ts'
import { mixSound, SAMPLE_RATE, type Heard } from './mix-sound.ts'

/** What every player knows comes first; Chromium on Linux encodes no AAC. */
const VIDEO_CODECS = ['avc', 'vp9', 'av1'] as const
const AUDIO_CODECS = ['aac', 'opus'] as const
const CODEC_NAMES = { avc: 'H.264', vp9: 'VP9', av1: 'AV1', aac: 'AAC', opus: 'Opus' } as const
const SOUND_QUALITY = new Quality({ bitrate: 160_000 })
const PICTURE_QUALITY = new Quality('high')
const KEY_FRAME_SECONDS = 2
const COLOURS = { matrix: 'bt709', primaries: 'bt709', transfer: 'bt709', fullRange: false } as const

export type WrittenPreview = {
  readonly title: string
  readonly timeline: Timeline
  readonly images: LayerImages
  /** Addresses of clips by their names. */
  readonly files: Readonly<Record<string, string>>
  readonly heard: Heard
}
type Writing = { readonly signal: AbortSignal; readonly onFrame: (share: number) => void }

/**
 * Writes a preview to an MP4 in the page, with the encoders of the browser. What it is written in is told with it.
 * Throws an Error that says what is lacking, and the signal's reason.
 */
export async function writePreview(
  film: WrittenPreview,
  { signal, onFrame }: Writing,
): Promise<{ file: Blob; codecs: string }> {
  const { timeline } = film
  const codecs = await chooseCodecs(timeline)
  const sound = await mixSound(film.heard, timeline.frameCount / timeline.frameRate, signal)
  const frames = await openFrames(timeline, film.images, film.files, signal)
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const pictures = new VideoSampleSource({
    ...{ codec: codecs.video, quality: PICTURE_QUALITY, keyFrameInterval: KEY_FRAME_SECONDS },
  })
  const heard = new AudioBufferSource({ codec: codecs.audio, quality: SOUND_QUALITY })
  const addSound = () => heard.add(sound).then(() => heard.close())
  const addFrames = async () => {
    for (let n = 0; n < timeline.frameCount; n += 1) {
      const frame = toSample(await frames.draw(n), n, timeline)
      await pictures.add(frame)
      frame.close()
      onFrame((n + 1) / timeline.frameCount)
      await letPageAct()
      signal.throwIfAborted()
    }
    pictures.close()
  }
  try {
    output.addVideoTrack(pictures, { frameRate: timeline.frameRate })
    output.addAudioTrack(heard)
    output.setMetadataTags({ title: film.title, comment: 'Preview made in the browser with Hookreel' })
    await output.start()
    await Promise.all([addSound(), addFrames()])
    await output.finalize()
  } catch (error) {
    await output.cancel()
    throw error
  } finally {
    frames.close()
  }
  if (!target.buffer) throw new Error('The file is empty.')
  const file = new Blob([target.buffer], { type: 'video/mp4' })
  return { file, codecs: `${CODEC_NAMES[codecs.video]} and ${CODEC_NAMES[codecs.audio]}` }
}

function toSample(
  planes: Uint8Array<ArrayBuffer>,
  n: number,
  { frameSize, frameRate }: Timeline,
): VideoSample {
  return new VideoSample(planes, {
    ...{ format: 'I420', codedWidth: frameSize.width, codedHeight: frameSize.height, colorSpace: COLOURS },
    ...{ timestamp: n / frameRate, duration: 1 / frameRate },
  })
}

async function chooseCodecs({ frameSize }: Timeline) {
  const video =
    typeof VideoEncoder === 'undefined'
      ? null
      : await getFirstEncodableVideoCodec([...VIDEO_CODECS], { ...frameSize, quality: PICTURE_QUALITY })
  const audio =
    typeof AudioEncoder === 'undefined'
      ? null
      : await getFirstEncodableAudioCodec([...AUDIO_CODECS], {
          ...{ numberOfChannels: 2, sampleRate: SAMPLE_RATE, quality: SOUND_QUALITY },
        })
  if (isOneOf(VIDEO_CODECS, video) && isOneOf(AUDIO_CODECS, audio)) return { video, audio }
  throw new Error(
    isSecureContext
      ? 'This browser cannot encode video and sound. Use another browser, or generate the video.'
      : 'Browsers encode video at https addresses alone. Generate the video instead.',
  )
}

function isOneOf<T extends string>(codecs: readonly T[], codec: string | null): codec is T {
  return codecs.some((one) => one === codec)
}

/** Between two frames: presses are heard, and what is shown is painted. A timer would be held back in a page that nobody sees. */
function letPageAct(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    port1.close()
    resolve()
  })
  port1.start()
  port2.postMessage(null)
  return promise
}
