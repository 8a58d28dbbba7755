import { createEmbeddedNarrator, createNarrator, openGate, ProviderError } from '@hookreel/crew'
import { describeExam, examineVoice } from '@hookreel/studio'
import type { Config } from '../config/config.ts'
import { isInstalled } from '../services/installing/install-place.ts'
import { openNaturalVoice, planInstall } from '../services/natural-voice/natural-voice.ts'
import { openLog } from './open-log.ts'
import { AdminError } from './read-arguments.ts'

const SECONDS = 120

/** Speaks fixed lines by the natural voice that is installed here, and says what it measured. The server may run. */
export async function checkNaturalVoice(config: Config, named: string | undefined): Promise<void> {
  const options = planInstall(config)
  if (!isInstalled(options.place)) throw new AdminError('The natural voice is not installed here.')
  const log = openLog(process.env)
  const voice = await openNaturalVoice(options, log)
  try {
    const { voiceId } = await voice.read()
    const settings = { writer: [], illustrator: [], narrator: [voice.settings], timeoutSeconds: SECONDS }
    const narrator = createNarrator(settings, openGate, createEmbeddedNarrator())
    const asked = named === undefined ? (voiceId ?? '') : `natural-voice:${named}`
    const exam = await examineVoice(narrator, asked, { ffmpegPath: config.ffmpegPath })
    console.log(`${asked}: ${describeExam(exam)}.`)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    throw new AdminError(error.message)
  } finally {
    await voice.close()
  }
}
