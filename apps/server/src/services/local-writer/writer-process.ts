import path from 'node:path'
import { execPath } from 'node:process'
import { startNode } from '@hookreel/sandbox'
import { createProgramProcess, type ProgramLimits } from '../installing/program-process.ts'

/** What a model is asked. */
export type WriteOrder = {
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  /** JSON Schema that its answer is forced into, word by word. */
  readonly schema?: unknown
  readonly maxTokens: number
  readonly seed?: number
}
export type WriteEnd = {
  readonly inputTokens: number
  readonly outputTokens: number
  readonly isCutOff: boolean
}

/** A process that writes with a model, one answer after the other. */
export type WriterProcess = {
  /** Tells the text piece by piece. Throws ProgramError, or the signal's reason. */
  write(order: WriteOrder, onText: (text: string) => void, signal: AbortSignal): Promise<WriteEnd>
  close(): void
}

/** Reading a long request takes a slow machine minutes before the first word. */
const LIMITS: ProgramLimits = { startMs: 180_000, silenceMs: 300_000, idleMs: 5 * 60_000 }
const STOP_MS = 10_000
/** Below the server, above the films. */
const NICENESS = 5
const GIGABYTE = 1024 ** 3
/** The largest of the models with all that it needs, twice. */
const CONFINED = { memoryBytes: 12 * GIGABYTE, cpuSeconds: 7 * 24 * 3600 }
/** What its runtime asks about processors and memory. */
const MACHINE = ['/proc/cpuinfo', '/proc/meminfo', '/sys/devices/system/cpu', '/sys/devices/system/node']

type Piece = { readonly type: 'text'; readonly text: string }

/** `folder` holds the program, `modelFile` is the model. Nothing is started yet. */
export function createWriterProcess(folder: string, modelFile: string): WriterProcess {
  const program = path.join(folder, 'program')
  const process = createProgramProcess<Piece, WriteEnd>({
    start: () =>
      startNode(path.join(program, 'write.mjs'), [modelFile], {
        reads: [program, modelFile, ...MACHINE],
        // Its library loads its build in a process of its own first, to see whether it can be loaded.
        programs: [execPath],
        niceness: NICENESS,
        limits: CONFINED,
        errors: 'pipe',
      }),
    limits: LIMITS,
    isPiece: (answer): answer is Piece => 'type' in answer && answer.type === 'text',
    stopMs: STOP_MS,
  })
  return {
    write: (order, onText, signal) =>
      process.ask({ type: 'write', ...order }, signal, ({ text }) => onText(text)),
    close: () => process.close(),
  }
}
