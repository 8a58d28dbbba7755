import type { LocalWriterState } from '@hookreel/contract'
import type { Config } from '../config/config.ts'
import {
  installWriter,
  planWriter,
  readWriterState,
  removeWriter,
  stopInstalling,
} from '../services/local-writer/local-writer.ts'
import type { WriterPlan } from '../services/local-writer/local-writer.ts'
import { AdminError } from './read-arguments.ts'

const TOLD_EVERY_MS = 2000
const ENDS = {
  installed: 'The writer is installed. Generate Ideas uses it from now on.',
  busy: 'Another process is installing it already; the page of AI services shows how far it is.',
  stopped: 'It was stopped. It goes on where it stopped.',
} as const

/** Shows how the writer of this machine stands, installs or removes it, or stops the process that installs it. It needs no database. */
export async function orderWriter(config: Config, [order, modelId]: readonly string[]): Promise<void> {
  const plan = planWriter(config)
  switch (order) {
    case undefined:
      return describeAll(await readWriterState(plan))
    case 'install':
      return install(plan, modelId)
    case 'stop':
      await stopInstalling(plan)
      console.log('The installation stops within a second.')
      return
    case 'remove':
      await removeWriter(plan)
      console.log('The writer is removed, with what was downloaded.')
      return
    default:
      throw new AdminError('It is `writer`, `writer install [MODEL]`, `writer stop` or `writer remove`.')
  }
}

async function install(plan: WriterPlan, modelId: string | undefined): Promise<void> {
  const { models, model, state } = await readWriterState(plan)
  // Without a name it goes on with what was begun.
  const begun = state === 'stopped' ? model : null
  const chosen = modelId ?? begun ?? models.find(({ isSuggested }) => isSuggested)?.id ?? ''
  const abort = new AbortController()
  process.once('SIGINT', () => abort.abort(new Error('stopped')))
  process.once('SIGTERM', () => abort.abort(new Error('stopped')))
  const timer = setInterval(() => {
    void readWriterState(plan).then((now) => console.log(describe(now)))
  }, TOLD_EVERY_MS)
  try {
    console.log(ENDS[await installWriter(plan, chosen, abort.signal)])
  } finally {
    clearInterval(timer)
  }
  console.log(describe(await readWriterState(plan)))
}

function describeAll(state: LocalWriterState): void {
  console.log(describe(state))
  for (const { id, name, licence, sizeBytes, memoryBytes, mayRun, isSuggested, about } of state.models) {
    const fits = mayRun ? '' : ' Too large for this machine.'
    const first = isSuggested ? ' (suggested)' : ''
    console.log(
      `  ${id}${first}: ${name}, ${licence}, ${gigabytes(sizeBytes)} GB to download, about ${gigabytes(memoryBytes)} GB of memory. ${about}${fits}`,
    )
  }
}

function describe(now: LocalWriterState): string {
  const { state, step, doneBytes, totalBytes, message, wordsPerSecond } = now
  const name = now.models.find(({ id }) => id === now.model)?.name ?? ''
  if (state === 'absent') return 'No writer is installed.'
  if (state === 'stopped') return message ?? ENDS.stopped
  if (state === 'installed') {
    const speed = wordsPerSecond === null ? '' : ` It wrote ${wordsPerSecond} words a second on this machine.`
    return `${name} writes on this machine.${speed}`
  }
  if (step === 'program') return 'Installing the program \u2026'
  if (step === 'trial') return `Trying ${name} \u2026`
  const of = totalBytes === null ? '' : ` of ${Math.ceil(totalBytes / 1e6)}`
  return `Downloading ${name}: ${Math.floor(doneBytes / 1e6)}${of} MB`
}

const gigabytes = (bytes: number) => (bytes / 1e9).toFixed(1)
