import path from 'node:path'
import { startNode } from '@hookreel/sandbox'
import { createProgramProcess, type ProgramLimits } from '../installing/program-process.ts'

export type SpokenSound = { readonly samples: Float32Array; readonly sampleRate: number }

/** A process that speaks, one text after the other. */
export type VoiceProcess = {
  /** Throws ProgramError, or the signal's reason. */
  speak(text: string, voice: string, signal: AbortSignal): Promise<SpokenSound>
  close(): void
}

/** Loading takes 2 s and the first text 10 s on two busy cores, measured with a tiny model; an idle one holds 350 MB or more. */
const LIMITS: ProgramLimits = { startMs: 120_000, silenceMs: 90_000, idleMs: 5 * 60_000 }
/** Below the server, above the films, which wait for it. */
const NICENESS = 5

/** `folder` holds the program and the model. Nothing is started yet. */
export function createVoiceProcess(folder: string, limits: ProgramLimits = LIMITS): VoiceProcess {
  const program = path.join(folder, 'program')
  const process = createProgramProcess<never, SpokenSound>({
    start: () =>
      startNode(path.join(program, 'speak.mjs'), [path.join(folder, 'model')], {
        // Its runtime asks how many processors there are.
        reads: [
          program,
          path.join(folder, 'model'),
          '/proc/cpuinfo',
          '/proc/meminfo',
          '/sys/devices/system/cpu',
        ],
        niceness: NICENESS,
        serialization: 'advanced',
        errors: 'pipe',
      }),
    limits,
    isPiece: (_answer): _answer is never => false,
  })
  return {
    speak: (text, voice, signal) => process.ask({ text, voice }, signal),
    close: () => process.close(),
  }
}
