import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { killProgram, startNode } from '@hookreel/sandbox'

export type SpokenSound = { readonly samples: Float32Array; readonly sampleRate: number }
/** It did not speak in time, or ended on the way, twice. */
export class VoiceProcessError extends Error {
  override name = 'VoiceProcessError'
  readonly isSlow: boolean
  constructor(message: string, { isSlow = false }: { isSlow?: boolean } = {}) {
    super(message)
    this.isSlow = isSlow
  }
}

/** A process that speaks, one text after the other; it starts with the first and ends when nobody needs it. */
export type VoiceProcess = {
  /** Throws VoiceProcessError, or the signal's reason. */
  speak(text: string, voice: string, signal: AbortSignal): Promise<SpokenSound>
  close(): void
}

type Limits = { readonly startMs: number; readonly speakMs: number; readonly idleMs: number }
/** Loading takes 2 s and the first text 10 s on two busy cores, measured with a tiny model; an idle one holds 350 MB or more. */
const LIMITS: Limits = { startMs: 120_000, speakMs: 90_000, idleMs: 5 * 60_000 }
/** Below the server, above the films, which wait for it. */
const NICENESS = 5
const ERROR_TAIL = 4000

type Answer =
  | { readonly type: 'ready' }
  | ({ readonly type: 'spoken'; readonly id: number } & SpokenSound)
  | { readonly type: 'failed'; readonly id: number; readonly message: string }
type Running = { ask(text: string, voice: string): Promise<SpokenSound>; end(): void }

/** `folder` holds the program and the model. Nothing is started yet. */
export function createVoiceProcess(folder: string, limits: Limits = LIMITS): VoiceProcess {
  let running: Running | undefined
  let queue: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  const end = () => {
    running?.end()
    running = undefined
  }
  const once = async (text: string, voice: string): Promise<SpokenSound> => {
    if (isClosed) throw new VoiceProcessError('The server is stopping.')
    running ??= start(folder, limits)
    try {
      return await running.ask(text, voice)
    } catch (error) {
      // A text that it refuses is no reason to start it anew.
      if (!(error instanceof RefusedText)) end()
      throw error
    }
  }
  const twice = async (text: string, voice: string, signal: AbortSignal): Promise<SpokenSound> => {
    signal.throwIfAborted()
    clearTimeout(idle)
    try {
      return await once(text, voice)
    } catch (error) {
      if (!(error instanceof VoiceProcessError) || error.isSlow || isClosed) throw error
      return await once(text, voice)
    } finally {
      idle = setTimeout(end, limits.idleMs).unref()
    }
  }
  return {
    speak: (text, voice, signal) => {
      const turn = queue.then(() => twice(text, voice, signal))
      queue = turn.catch(() => undefined)
      return turn
    },
    close: () => {
      isClosed = true
      clearTimeout(idle)
      end()
    },
  }
}

/** The program says that this text cannot be spoken. */
class RefusedText extends VoiceProcessError {
  override name = 'RefusedText'
}

function start(folder: string, limits: Limits): Running {
  const program = path.join(folder, 'program')
  const child = startNode(path.join(program, 'speak.mjs'), [path.join(folder, 'model')], {
    // Its runtime asks how many processors there are.
    reads: [program, path.join(folder, 'model'), '/proc/cpuinfo', '/proc/meminfo', '/sys/devices/system/cpu'],
    niceness: NICENESS,
    serialization: 'advanced',
    errors: 'pipe',
  })
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-ERROR_TAIL)
  })
  const wait = (limitMs: number, fits: (answer: Answer) => boolean) =>
    waitFor(child, limitMs, () => findReason(complaint), fits)
  const ready = wait(limits.startMs, ({ type }) => type === 'ready')
  // Whoever asks is told; nobody asks when it is ended before.
  ready.catch(() => undefined)
  let lastId = 0
  return {
    ask: async (text, voice) => {
      await ready
      lastId += 1
      const id = lastId
      const spoken = wait(limits.speakMs, (answer) => 'id' in answer && answer.id === id)
      child.send({ id, text, voice }, () => undefined)
      const answer = await spoken
      if (answer.type === 'spoken') return { samples: answer.samples, sampleRate: answer.sampleRate }
      throw new RefusedText(answer.type === 'failed' ? answer.message : 'It answered something else.')
    },
    end: () => killProgram(child),
  }
}

/** Of what it wrote before it ended, which may be the whole source of a library: the line with the error. */
function findReason(complaint: string): string {
  return complaint.match(/^\w*Error(?: \[\w+\])?: .*$/gm)?.at(-1) ?? ''
}

/** The first answer that fits; fails when the process ends before it, and when the time is over. */
function waitFor(
  child: ChildProcess,
  limitMs: number,
  reason: () => string,
  fits: (answer: Answer) => boolean,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(limit)
      child.off('message', read)
      child.off('exit', gone)
      child.off('error', gone)
      act()
    }
    const read = (answer: Answer) => {
      if (fits(answer)) settle(() => resolve(answer))
    }
    const gone = () => settle(() => reject(new VoiceProcessError(`Its process ended. ${reason()}`.trim())))
    const limit = setTimeout(
      () =>
        settle(() =>
          reject(new VoiceProcessError(`It took longer than ${limitMs / 1000} seconds.`, { isSlow: true })),
        ),
      limitMs,
    )
    child.on('message', read)
    child.once('exit', gone)
    child.once('error', gone)
    if (child.exitCode !== null || child.signalCode !== null) gone()
  })
}
