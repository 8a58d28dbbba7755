import { checkedFileSchema, credentialsFileQuerySchema, CREDENTIALS_PATH } from '@hookreel/contract'
import type { App } from '../platform/http/app-type.ts'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'
import { readInput } from '../platform/http/read-input.ts'
import { requireChanger } from '../platform/http/require-user.ts'
import { describeRefusals, describeSecurity } from '../platform/http/serve-endpoint.ts'
import { checkFile } from './check-file.ts'
import type { CheckDeps } from './check-file.ts'

const CHECKS_PER_MINUTE = 6

export function mountContentCredentials(app: App, deps: CheckDeps): void {
  const checks = createRateLimit(deps, 'content credentials', CHECKS_PER_MINUTE)
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: CREDENTIALS_PATH,
    summary:
      'What a file (the body) says of how it was made: its content credentials (C2PA), and whether they can be believed. Nothing of it is kept',
    tags: ['content credentials'],
    security: describeSecurity('videos:read'),
    request: { query: credentialsFileQuerySchema },
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: checkedFileSchema } } },
      ...describeRefusals([
        'not_signed_in',
        'invalid_input',
        'credentials_unread',
        'credentials_too_large',
        'rate_limited',
        'internal',
      ]),
    },
  })
  app.post(CREDENTIALS_PATH, async (context) => {
    const user = await requireChanger(context, 'videos:read')
    const { name } = readInput(credentialsFileQuerySchema, context.req.query())
    await checks.take(user.id)
    return context.json(await checkFile(deps, user.id, name, context.req.raw), 200)
  })
}
