import { createCrew, isDiskFull, makePreview, StudioError } from '@hookreel/studio'
import { createPermitClient } from '../providers/permit-client.ts'
import type { PermitClient } from '../providers/permit-client.ts'
import type { FromPreviewer, MadePart, PreviewTask, ToPreviewer } from './preview-messages.ts'

/**
 * The process that makes previews. It stays for the next one, because starting it costs more than speaking a short
 * script. It never touches the database: it goes on when its parent has saved what it made. It ends with its parent.
 */
const running = new Map<number, AbortController>()
const waiting = new Map<number, () => void>()
const gates = new Map<number, PermitClient>()
let lastId = 0

process.once('disconnect', () => process.exit(0))
process.on('message', (message: ToPreviewer) => {
  if (message.type === 'saved') {
    waiting.get(message.id)?.()
    waiting.delete(message.id)
  } else if (message.type === 'call') gates.get(message.task)?.read(message.message)
  else if (message.type === 'stop') running.get(message.task)?.abort(new Error('stopped'))
  else void run(message.task, (signal) => make(message.task, message, signal))
})
send({ type: 'ready' })

async function run(task: number, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const abort = new AbortController()
  running.set(task, abort)
  try {
    await work(abort.signal)
    send({ type: 'done', task })
  } catch (error) {
    const code = error instanceof StudioError ? error.code : isDiskFull(error) ? 'disk_full' : 'unknown'
    send({ type: 'failed', task, code, message: error instanceof Error ? error.message : String(error) })
  } finally {
    running.delete(task)
    gates.delete(task)
  }
}

async function make(
  task: number,
  { order, steps, partsFolder, crew, ffmpegPath }: PreviewTask,
  signal: AbortSignal,
): Promise<void> {
  const services = createPermitClient((message) => send({ type: 'call', task, message }))
  gates.set(task, services)
  const known = new Map(steps.map(({ step, inputHash, result }) => [`${step} ${inputHash}`, result]))
  return makePreview(order, {
    crew: await createCrew(crew, services.gate, { webMemory: services.webMemory }),
    partsFolder,
    ffmpegPath,
    signal,
    memory: {
      recall: async (step, inputHash) => known.get(`${step} ${inputHash}`),
      remember: (step, inputHash, result) => tell(task, { part: 'step', step, inputHash, result }),
    },
    onVoice: (voice) => tell(task, { part: 'voice', voice }),
    onPicture: (sceneId, picture, earlierSubjects) =>
      tell(task, { part: 'picture', sceneId, picture, earlierSubjects }),
  })
}

/** Answers when the parent has saved it. */
function tell(task: number, made: MadePart): Promise<void> {
  lastId += 1
  const id = lastId
  return new Promise((resolve) => {
    waiting.set(id, resolve)
    send({ type: 'made', task, id, made })
  })
}

function send(message: FromPreviewer): void {
  if (process.connected) process.send?.(message)
}
