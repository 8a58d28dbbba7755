import type { SpokenLine } from './narrator.ts'
import { stretchSpeech } from './stretch-speech.ts'

/**
 * A spoken line at another `pace` (1 as it was spoken, 2 in half the time), its words moved along: services are paid by the letter,
 * so that a line is spoken once and stretched here.
 */
export function stretchSpoken({ samples, sampleRate, words }: SpokenLine, pace: number): SpokenLine {
  if (pace === 1) return { samples, sampleRate, words }
  return {
    samples: stretchSpeech(samples, sampleRate, pace),
    sampleRate,
    words: words.map((word) => ({
      text: word.text,
      startSeconds: word.startSeconds / pace,
      endSeconds: word.endSeconds / pace,
    })),
  }
}
