import {
  BODY_MAX_BYTES,
  INSTAGRAM_DEAUTHORIZE_PATH,
  INSTAGRAM_DELETION_PATH,
  TIKTOK_WEBHOOK_PATH,
} from '@hookreel/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { App, AppContext } from '../../platform/http/app-type.ts'
import { OF_STRANGERS, readBytes } from '../../platform/http/read-bytes.ts'
import { readForm } from '../../platform/http/read-form.ts'
import type { ChannelDeps } from './channel-deps.ts'
import { describeDeletion, takeDeauthorization, takeDeletion } from './take-meta-request.ts'
import { takeTiktokWebhook } from './take-tiktok-webhook.ts'

/** What networks tell. No session: a signature over the very bytes is all that lets them in. */
export function mountNetworkMessages(
  app: App,
  deps: ChannelDeps,
  onPostNews: (publishId: string) => Promise<void>,
): void {
  app.post(TIKTOK_WEBHOOK_PATH, async (context) => {
    // Nobody's megabyte is waited for where nobody is expected.
    if (!deps.config.networks.tiktok) throw new AppError('route_not_found')
    const signature = context.req.header('tiktok-signature')
    if (!signature) throw new AppError('invalid_signature')
    await takeTiktokWebhook(deps, await readBody(context), signature, onPostNews)
    return context.json({ received: true })
  })
  app.post(INSTAGRAM_DEAUTHORIZE_PATH, async (context) => {
    await takeDeauthorization(deps, await readSignedField(context))
    return context.json({ received: true })
  })
  app.post(INSTAGRAM_DELETION_PATH, async (context) =>
    context.json(await takeDeletion(deps, await readSignedField(context))),
  )
  app.get(`${INSTAGRAM_DELETION_PATH}/:code`, (context) => {
    const text = describeDeletion(deps, context.req.param('code'))
    if (text === undefined) throw new AppError('route_not_found')
    return context.text(text)
  })
}

async function readBody(context: AppContext): Promise<Uint8Array> {
  const body = await readBytes(context.req.raw, { ...OF_STRANGERS, maxBytes: BODY_MAX_BYTES })
  if (!body) throw new AppError('body_too_large')
  return body
}

/** Meta's has some hundred bytes. */
const SIGNED_MAX_BYTES = 16_384

async function readSignedField(context: AppContext): Promise<string> {
  return (await readForm(context, SIGNED_MAX_BYTES)).get('signed_request') ?? ''
}
