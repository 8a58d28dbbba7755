import { FRAME_RATE } from '@hookreel/film'
import type { WordTime } from '@hookreel/film'
import { LEAD_SECONDS } from './fit-pace.ts'
import type { LinePart, SpokenScript } from './spoken-script.ts'

/** Every line's place in the film, the words in film time, and where each scene is spoken. */
export type Narration = Pick<SpokenScript, 'voiceId'> & {
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

/** Sets the spoken lines one after the other with their gaps. */
export function timeNarration(spoken: SpokenScript): Narration {
  const lines: (LinePart & { startSeconds: number })[] = []
  let now = LEAD_SECONDS
  let gapBefore = 0
  for (const line of spoken.lines) {
    now += gapBefore
    lines.push({ ...line, startSeconds: now })
    now += (line.toSample - line.fromSample) / line.sampleRate
    gapBefore = spoken.fit.gapSeconds * line.gapWeight
  }
  const frameCount = Math.round((now + spoken.fit.tailSeconds) * FRAME_RATE)
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
