import { DAY_MS, createSupportMessage, supportMessageSchema } from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { App, AppContext } from '../platform/http/app-type.ts'
import type { OperatorDoor } from '../platform/http/operator-door.ts'
import { createNetworkLimit } from '../platform/http/limits/limit-networks.ts'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'
import { readForm } from '../platform/http/read-form.ts'
import { readInput } from '../platform/http/read-input.ts'
import { serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { createMessage } from './create-message.ts'
import { mountMessagesPage } from './messages-page.ts'

const MESSAGES_PER_MINUTE = 3
const MESSAGES_PER_DAY = 20
/** Of everybody together, each a row that waits for the operator. */
const ALL_PER_DAY = 500
/** Of somebody who is signed in, wherever they are. */
const PERSONS_PER_DAY = 10
/** A message of the longest allowed length, with every character escaped. */
const FORM_MAX_BYTES = 65_536
const FORM_TYPE = /^application\/x-www-form-urlencoded\b/i

/** Mounts the contact form's address. It takes JSON, and the plain form of a page without scripts. */
export function mountSupport(
  app: App,
  deps: Pick<Deps, 'db' | 'mail' | 'config' | 'log' | 'clock'> & { readonly operator: OperatorDoor },
): void {
  mountMessagesPage(app, deps)
  const ofMinute = createNetworkLimit(deps, 'support messages', MESSAGES_PER_MINUTE)
  const ofDay = createNetworkLimit(deps, 'support messages of a day', MESSAGES_PER_DAY, DAY_MS)
  const ofPerson = createRateLimit(deps, 'support messages of a person', PERSONS_PER_DAY, DAY_MS)
  const ofAll = createRateLimit(deps, 'support messages of everybody', ALL_PER_DAY, DAY_MS)
  const count = async (context: AppContext) => {
    await ofMinute.take(context)
    await ofDay.take(context)
    // Strangers from many networks use up the day of strangers alone.
    const user = await context.var.findUser()
    if (user) return ofPerson.take(user.id, `You sent ${PERSONS_PER_DAY} messages within a day.`)
    await ofAll.take('', 'This server takes no more messages today.')
  }

  app.post(createSupportMessage.path, async (context, next) => {
    if (!FORM_TYPE.test(context.req.header('content-type') ?? '')) return next()
    const end = await takeForm(context).then(
      (isMailed) => (isMailed ? 'sent' : 'stored'),
      (error: unknown) => {
        if (error instanceof AppError) return 'not-sent'
        throw error
      },
    )
    return context.redirect(`/support#${end}`, 303)
  })

  async function takeForm(context: AppContext): Promise<boolean> {
    const fields = await readForm(context, FORM_MAX_BYTES)
    const message = readInput(supportMessageSchema, Object.fromEntries(fields))
    await count(context)
    return createMessage(deps, message)
  }

  serveEndpoint(app, createSupportMessage, async ({ body, context }) => {
    await count(context)
    return { isMailed: await createMessage(deps, body) }
  })
}
