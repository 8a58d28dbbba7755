import { workerData } from 'node:worker_threads'
import { serveWorks } from '@hookreel/sandbox/calls'
import type { FliteWorks } from './flite-thread.ts'
import type { Program } from './web-assembly.ts'

// Node says once that its WASI is experimental; whoever makes a film need not read it. Hence the late import.
process.emitWarning = () => undefined
const { readPronunciations, speakUtterance } = await import('./flite-program.ts')

const program: Program = workerData.program
const pronunciations = new Map<string, readonly string[]>()

serveWorks<FliteWorks>({
  speak: async (request) => {
    await learnWords(request.utterances.flatMap((utterance) => utterance.words))
    const spoken = []
    for (const { text, words } of request.utterances) {
      const utterance = await speakUtterance(program, { ...request, text })
      spoken.push({ ...utterance, pronunciations: words.map((word) => pronunciations.get(word) ?? []) })
    }
    return spoken
  },
})

async function learnWords(words: readonly string[]): Promise<void> {
  const unknown = [...new Set(words)].filter((word) => !pronunciations.has(word))
  if (unknown.length === 0) return
  const learnt = await readPronunciations(program, unknown)
  unknown.forEach((word, i) => pronunciations.set(word, learnt[i] ?? []))
}
