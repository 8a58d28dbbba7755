import type { IdeaDraft, Narrator, Writer } from '@hookreel/crew'
import type { AppDeps } from '../../apps/server/src/app.ts'
import type { VideoDeps } from '../../apps/server/src/videos/video-deps.ts'

/** Writes what the prompt says, as often as asked; a prompt that begins with "unknown" gives nothing. */
export const plainWriter: Writer = {
  suggestIdeas: async ({ prompt, count }) =>
    Array.from({ length: prompt.startsWith('unknown') ? 0 : count }, (_, index) =>
      plainIdea(prompt, index + 1),
    ),
}

function plainIdea(prompt: string, number: number): IdeaDraft {
  return {
    title: `${prompt} ${number}`,
    summary: `About ${prompt}`,
    caption: '#shorts',
    script: `This is about ${prompt}.`,
    description: '',
    framework: 'plain',
    sources: [{ work: 'A Book', year: 1999 }],
  }
}

const SAMPLE_RATE = 8000

export const beepingNarrator: Narrator = {
  listVoices: async () => [
    {
      id: 'test:ann',
      name: 'Ann',
      language: 'English (US)',
      gender: 'female',
      accent: 'American',
      description: 'Calm',
    },
    { id: 'test:ben', name: 'Ben', language: 'German', gender: 'male', accent: '', description: 'Deep' },
  ],
  canSpeak: (text) => /\p{L}/u.test(text),
  speakLine: async () => ({
    samples: Float32Array.from({ length: SAMPLE_RATE }, (_, n) => Math.sin(n / 4) / 2),
    sampleRate: SAMPLE_RATE,
    words: [],
  }),
}

const closed = () => Promise.reject(new Error('this test has nothing of the kind'))
export const closedQueue: VideoDeps['queue'] = {
  enqueue: closed,
  work: closed,
  listLive: closed,
  forgetDone: closed,
  orderMissed: async () => [],
  stop: () => Promise.resolve(),
}

export const noNaturalVoice: AppDeps['naturalVoice'] = {
  read: async () => ({
    ...{ state: 'absent', step: null, doneBytes: 0, totalBytes: null, remainingSeconds: null },
    ...{ message: null, voiceId: null },
  }),
  install: closed,
  stop: closed,
  remove: closed,
  choose: closed,
}

export const noLocalWriter: AppDeps['localWriter'] = {
  read: async () => ({
    ...{ state: 'absent', step: null, model: null, doneBytes: 0, totalBytes: null, message: null },
    ...{ wordsPerSecond: null, memoryBytes: 8_000_000_000, models: [] },
  }),
  install: closed,
  stop: closed,
  remove: closed,
}
