import { ANY_LANGUAGE, NO_VOICE, readingSeconds } from '@hookreel/film'
import type { WordTime } from '@hookreel/film'
import type { Narrator } from '../narrator.ts'
import { splitWrittenWords } from './written-words.ts'

/** Enough for silence, and what every player takes. */
const SAMPLE_RATE = 8000
const READABLE = /[\p{L}\p{N}]/u

/** Says nothing, in every language: each line is as long as it takes to read, and its words take turns by their length. */
export function createSilentNarrator(): Narrator {
  return {
    listVoices: async () => [
      {
        id: NO_VOICE,
        name: 'No voice',
        language: ANY_LANGUAGE,
        gender: 'neutral',
        accent: '',
        description:
          'Words and music only: captions carry the script, and stay as long as they take to read.',
      },
    ],
    canSpeak: (text) => READABLE.test(text),
    speakLine: async ({ text, pace }) => {
      const seconds = readingSeconds(text) / pace
      const samples = new Float32Array(Math.ceil(seconds * SAMPLE_RATE))
      return { samples, sampleRate: SAMPLE_RATE, words: shareOut(text, seconds) }
    },
  }
}

function shareOut(text: string, seconds: number): WordTime[] {
  const words = splitWrittenWords(text, (piece) => READABLE.test(piece))
  const letters = words.reduce((sum, word) => sum + word.length, 0)
  let read = 0
  return words.map((word) => {
    const startSeconds = (read / letters) * seconds
    read += word.length
    return { text: word, startSeconds, endSeconds: (read / letters) * seconds }
  })
}
