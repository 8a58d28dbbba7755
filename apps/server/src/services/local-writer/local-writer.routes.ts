import {
  getLocalWriter,
  installLocalWriter as installEndpoint,
  removeLocalWriter as removeEndpoint,
  stopLocalWriter as stopEndpoint,
} from '@hookreel/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { App, AppContext } from '../../platform/http/app-type.ts'
import type { OperatorDoor } from '../../platform/http/operator-door.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import type { LocalWriter } from './local-writer.ts'

/** Everybody sees how it stands; only the operator installs programs on the machine, and takes them off it. */
export function mountLocalWriter(
  app: App,
  writer: Pick<LocalWriter, 'read' | 'install' | 'stop' | 'remove'>,
  { isOperator }: Pick<OperatorDoor, 'isOperator'>,
): void {
  const answer = async (context: AppContext) => ({
    ...(await writer.read()),
    mayInstall: isOperator(context),
  })
  const requireOperator = (context: AppContext) => {
    if (!isOperator(context)) throw new AppError('operator_only')
  }
  serveEndpoint(app, getLocalWriter, ({ context }) => answer(context))
  serveEndpoint(app, installEndpoint, async ({ context, body }) => {
    requireOperator(context)
    await writer.install(body.model)
    return answer(context)
  })
  serveEndpoint(app, stopEndpoint, async ({ context }) => {
    requireOperator(context)
    await writer.stop()
    return answer(context)
  })
  serveEndpoint(app, removeEndpoint, async ({ context }) => {
    requireOperator(context)
    await writer.remove()
    return answer(context)
  })
}
