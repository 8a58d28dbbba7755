import {
  chooseNaturalVoice as chooseEndpoint,
  getNaturalVoice,
  installNaturalVoice as installEndpoint,
  removeNaturalVoice as removeEndpoint,
  stopNaturalVoice as stopEndpoint,
} from '@hookreel/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { App, AppContext } from '../../platform/http/app-type.ts'
import type { OperatorDoor } from '../../platform/http/operator-door.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import type { NaturalVoice } from './natural-voice.ts'

/** What pages can do with it. */
export type VoiceKeeper = Pick<NaturalVoice, 'read' | 'install' | 'stop' | 'remove' | 'choose'>

/** Everybody sees how it stands; only the operator installs programs on it, removes them, and chooses for others. */
export function mountNaturalVoice(
  app: App,
  voice: VoiceKeeper,
  { isOperator }: Pick<OperatorDoor, 'isOperator'>,
): void {
  const answer = async (context: AppContext) => ({
    ...(await voice.read()),
    mayInstall: isOperator(context),
  })
  const requireOperator = (context: AppContext) => {
    if (!isOperator(context)) throw new AppError('operator_only')
  }
  serveEndpoint(app, getNaturalVoice, ({ context }) => answer(context))
  const acts = [
    [installEndpoint, voice.install],
    [stopEndpoint, voice.stop],
    [removeEndpoint, voice.remove],
  ] as const
  for (const [endpoint, act] of acts)
    serveEndpoint(app, endpoint, async ({ context }) => {
      requireOperator(context)
      await act()
      return answer(context)
    })
  serveEndpoint(app, chooseEndpoint, async ({ context, body }) => {
    requireOperator(context)
    if (!(await voice.choose(body.voiceId))) throw new AppError('voice_unknown')
    return answer(context)
  })
}
