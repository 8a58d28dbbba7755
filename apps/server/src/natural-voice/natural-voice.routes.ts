import {
  getNaturalVoice,
  installNaturalVoice as installEndpoint,
  stopNaturalVoice as stopEndpoint,
} from '@hookreel/contract'
import { AppError } from '../platform/http/app-error.ts'
import type { App, AppContext } from '../platform/http/app-type.ts'
import type { OperatorDoor } from '../platform/http/operator-door.ts'
import { serveEndpoint } from '../platform/http/serve-endpoint.ts'
import type { NaturalVoice } from './natural-voice.ts'

/** Everybody sees how it stands; only the operator installs programs on it. */
export function mountNaturalVoice(
  app: App,
  voice: Pick<NaturalVoice, 'read' | 'install' | 'stop'>,
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
  serveEndpoint(app, installEndpoint, async ({ context }) => {
    requireOperator(context)
    await voice.install()
    return answer(context)
  })
  serveEndpoint(app, stopEndpoint, async ({ context }) => {
    requireOperator(context)
    await voice.stop()
    return answer(context)
  })
}
