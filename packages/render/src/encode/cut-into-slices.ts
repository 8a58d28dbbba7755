import type { FrameRange } from '@hookreel/film'
import { FRAMES_PER_GROUP } from './video-encoders.ts'

/**
 * The ranges in which a film is encoded by several machines: of equal length, at most `framesPerSlice` long (but never below
 * one group of pictures), each beginning where a group may begin. A film that is short enough stays whole.
 */
export function cutIntoSlices(frameCount: number, framesPerSlice: number): FrameRange[] {
  const longest = Math.max(1, Math.floor(framesPerSlice / FRAMES_PER_GROUP)) * FRAMES_PER_GROUP
  const count = Math.ceil(frameCount / longest)
  const length = Math.ceil(frameCount / count / FRAMES_PER_GROUP) * FRAMES_PER_GROUP
  return Array.from({ length: Math.ceil(frameCount / length) }, (_, index) => ({
    from: index * length,
    to: Math.min(frameCount, (index + 1) * length),
  }))
}
