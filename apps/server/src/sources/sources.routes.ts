import {
  readSource as endpoint,
  readSourcesSchema,
  SOURCE_FILE_PATH,
  sourceFileQuerySchema,
} from '@hookreel/contract'
import { openDocumentReader } from '@hookreel/crew'
import type { App } from '../platform/http/app-type.ts'
import { limitLetters } from '../platform/http/limits/limit-letters.ts'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'
import { readInput } from '../platform/http/read-input.ts'
import { requireChanger } from '../platform/http/require-user.ts'
import { describeRefusals, describeSecurity, serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { readFromAddress, readFromFile } from './read-sources.ts'
import type { SourceDeps } from './read-sources.ts'

const READS_PER_MINUTE = 12
/** A feed of twenty long items is 4 MB of database, of which only the last forty sources are kept: that was gigabytes an hour. */
const READ = {
  name: 'sources read',
  millions: 50,
  tell: (letters: string) => `You had ${letters} of sources read within a day.`,
}

export function mountSources(app: App, deps: SourceDeps): void {
  const reads = createRateLimit(deps, 'sources', READS_PER_MINUTE)
  const readDeps = {
    ...deps,
    readDocument: openDocumentReader(),
    countLetters: limitLetters(deps, READ).count,
  }
  serveEndpoint(app, endpoint, async ({ body, user, context }) => {
    await reads.take(user.id)
    return readFromAddress(readDeps, user.id, body.address, context.req.raw.signal)
  })
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: SOURCE_FILE_PATH,
    summary:
      'Read a file (PDF, DOCX, Markdown, plain text, HTML or a feed, as the body), to make ideas from. Costs no credits; what was read is kept for two days',
    tags: ['sources'],
    security: describeSecurity('ideas:write'),
    request: { query: sourceFileQuerySchema },
    responses: {
      201: { description: 'Created', content: { 'application/json': { schema: readSourcesSchema } } },
      ...describeRefusals(['not_signed_in', 'source_unread', 'source_too_large', 'rate_limited', 'internal']),
    },
  })
  app.post(SOURCE_FILE_PATH, async (context) => {
    const user = await requireChanger(context, 'ideas:write')
    const { name } = readInput(sourceFileQuerySchema, context.req.query())
    await reads.take(user.id)
    return context.json(await readFromFile(readDeps, user.id, name, context.req.raw), 201)
  })
}
