import { writeFile } from 'node:fs/promises'
import type { NaturalVoiceState } from '@hookreel/contract'
import type { Config } from '../config/config.ts'
import { installPackage, removePackage } from '../services/installing/install-package.ts'
import { planInstall, readState } from '../services/natural-voice/natural-voice.ts'
import { AdminError } from './read-arguments.ts'

const TOLD_EVERY_MS = 2000
const ENDS = {
  installed: 'The natural voice is installed.',
  busy: 'Another process is installing it already; the page of AI services shows how far it is.',
  stopped: 'It was stopped. It goes on where it stopped.',
} as const

/** Shows how the natural voice stands, installs it here, or stops the process that installs it, or removes it. It needs no database. */
export async function installNaturalVoice(config: Config, order: string | undefined): Promise<void> {
  const options = planInstall(config)
  if (order === 'stop') {
    if ((await readState(options)).state === 'installing') await writeFile(options.place.stop, '')
    console.log('The installation stops within a second.')
    return
  }
  if (order === undefined) {
    console.log(describe(await readState(options)))
    return
  }
  if (order === 'remove') {
    if (!(await removePackage(options.place))) throw new AdminError('It is being installed. Stop that first.')
    console.log('The natural voice is removed. Films that ask for it are spoken by a draft voice.')
    return
  }
  if (order !== 'install')
    throw new AdminError('It is `natural-voice`, or with `install`, `check`, `stop` or `remove`.')
  const abort = new AbortController()
  process.once('SIGINT', () => abort.abort(new Error('stopped')))
  process.once('SIGTERM', () => abort.abort(new Error('stopped')))
  const timer = setInterval(() => {
    void readState(options).then((state) => console.log(describe(state)))
  }, TOLD_EVERY_MS)
  try {
    console.log(ENDS[await installPackage(options, abort.signal)])
  } finally {
    clearInterval(timer)
  }
}

function describe(found: NaturalVoiceState): string {
  const { state, step, doneBytes, totalBytes, remainingSeconds, message } = found
  if (state === 'absent') return 'The natural voice is not installed.'
  if (state === 'installed') return ENDS.installed
  if (state === 'stopped') return message ?? ENDS.stopped
  if (step === 'program') return 'Installing the program \u2026'
  const of = totalBytes === null ? '' : ` of ${Math.ceil(totalBytes / 1e6)}`
  const left = remainingSeconds === null ? '' : `, about ${remainingSeconds} s left`
  return `Downloading the model: ${Math.floor(doneBytes / 1e6)}${of} MB${left}`
}
