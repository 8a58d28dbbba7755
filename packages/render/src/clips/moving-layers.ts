import type { DisplayList, FrameSize, PictureLayer } from '@hookreel/film'
import { storedSizeOf } from '@hookreel/film'
import { openClip, type ClipReader } from './clip-reader.ts'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import type { LoadFile } from '../frames/load-picture.ts'

/** The clips of the shots on screen, each decoded as far as it is shown. */
export type MovingLayers = {
  /** Whether a layer moves here; without ffmpeg none does, and its still is drawn. */
  has(layer: PictureLayer): boolean
  /** Every moving layer of a frame with its image. */
  read(list: DisplayList): AsyncGenerator<{ shot: number; layer: PictureLayer; frame: Uint8Array }>
  /** Forgets the clips of all shots but this one and its neighbours. */
  keepNear(shot: number): void
  close(): void
}

/** Nothing is decoded yet. */
export function openMovingLayers(
  ffmpeg: Ffmpeg | undefined,
  loadFile: LoadFile,
  frameSize: FrameSize,
): MovingLayers {
  const readers = new Map<string, { readonly shot: number; readonly reader: ClipReader }>()
  const closeWhere = (isOver: (shot: number) => boolean) => {
    for (const [key, { shot, reader }] of readers) {
      if (!isOver(shot)) continue
      reader.close()
      readers.delete(key)
    }
  }
  const open = async (ffmpegHere: Ffmpeg, shot: number, layer: PictureLayer, file: string) => {
    const key = `${shot} ${file}`
    const known = readers.get(key)
    if (known) return known.reader
    const reader = openClip(ffmpegHere, await loadFile(file), storedSizeOf(layer, frameSize))
    readers.set(key, { shot, reader })
    return reader
  }
  return {
    has: (layer) => ffmpeg !== undefined && layer.clip !== undefined,
    read: async function* (list) {
      if (ffmpeg === undefined) return
      for (const { shot, layers } of list.groups) {
        for (const { layer, clipFrame } of layers) {
          if (layer.clip === undefined || clipFrame === undefined) continue
          const reader = await open(ffmpeg, shot, layer, layer.clip.file)
          yield { shot, layer, frame: await reader.frameAt(clipFrame) }
        }
      }
    },
    keepNear: (near) => closeWhere((shot) => Math.abs(shot - near) > 1),
    close: () => closeWhere(() => true),
  }
}
