import { FRAME_RATE } from '@hookreel/film'
import type { WordTime } from '@hookreel/film'
import { LEAD_SECONDS } from './fit-pace.ts'
import type { LinePart, NarratedScript } from './narrated-script.ts'

/** Every line's place in the film, the words in film time, and where each scene is spoken. */
export type Narration = Pick<NarratedScript, 'voiceId'> & {
  readonly lines: readonly (LinePart & { readonly startSeconds: number })[]
  readonly words: readonly WordTime[]
  /** In order, from the first to the last word of each scene. */
  readonly scenes: readonly {
    readonly sceneIndex: number
    readonly startSeconds: number
    readonly endSeconds: number
  }[]
  /** The film's length: a whole number of frames. */
  readonly seconds: number
  readonly frameCount: number
}

/**
 * Sets the spoken lines one after the other with their gaps. Each begins with a frame: when another line before it becomes longer, it
 * moves by whole frames, and what is seen with it stays the same to the bit.
 */
export function timeNarration(spoken: NarratedScript): Narration {
  const { gapSeconds, tailSeconds } = spoken.fit
  const lines: (LinePart & { startSeconds: number })[] = []
  let frame = Math.round(LEAD_SECONDS * FRAME_RATE)
  let end = frame / FRAME_RATE
  for (const line of spoken.lines) {
    const startSeconds = frame / FRAME_RATE
    lines.push({ ...line, startSeconds })
    const seconds = (line.toSample - line.fromSample) / line.sampleRate
    end = startSeconds + seconds
    const silence = gapSeconds * line.gapWeight + (line.pauseSeconds ?? 0)
    frame += Math.round((seconds + silence) * FRAME_RATE)
  }
  const frameCount = Math.round((end + tailSeconds) * FRAME_RATE)
  const words = lines.map((line) =>
    line.words.map((word) => ({
      text: word.text,
      startSeconds: line.startSeconds + word.startSeconds,
      endSeconds: line.startSeconds + word.endSeconds,
    })),
  )
  const sceneIndexes = [...new Set(lines.map((line) => line.sceneIndex))]
  return {
    voiceId: spoken.voiceId,
    lines,
    words: words.flat(),
    scenes: sceneIndexes.map((sceneIndex) => {
      const own = words.filter((_, index) => lines[index]?.sceneIndex === sceneIndex).flat()
      return { sceneIndex, startSeconds: own[0]?.startSeconds ?? 0, endSeconds: own.at(-1)?.endSeconds ?? 0 }
    }),
    seconds: frameCount / FRAME_RATE,
    frameCount,
  }
}
