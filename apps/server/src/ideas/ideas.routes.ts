import {
  createIdeaVersion,
  deleteIdea,
  enhanceIdea as enhanceEndpoint,
  generateIdeas,
  getIdea,
  getIdeaHistory,
  IDEMPOTENCY_HEADER,
  improveIdea as improveEndpoint,
  listIdeas,
  restoreIdeaRevision,
  translateIdea as translateEndpoint,
  updateIdea as updateEndpoint,
  type IdeaDraft,
  type IdeaLine,
} from '@hookreel/contract'
import { enhancerOf } from '@hookreel/crew'
import type { Deps } from '../deps.ts'
import { answerLines, wantsLines } from '../platform/http/answer-lines.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { App } from '../platform/http/app-type.ts'
import { limitLetters } from '../platform/http/limits/limit-letters.ts'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'
import type { RateLimit } from '../platform/http/limits/rate-limit.ts'
import { readKey } from '../platform/http/read-key.ts'
import { serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { limitSearches } from '../platform/http/limits/limit-searches.ts'
import { createVersion } from './create-version.ts'
import { enhanceIdea } from './enhance-idea.ts'
import { countByStatus, countOwnIdeas, deleteOwnIdea, listOwnIdeas, searchOwnIdeas } from './ideas.queries.ts'
import { improveIdea } from './improve-idea.ts'
import { presentHelp, presentIdea } from './present-idea.ts'
import { readHistory } from './read-history.ts'
import { requireIdea } from './require-idea.ts'
import { restoreRevision } from './restore-revision.ts'
import { suggestIdeas } from './suggest-ideas.ts'
import { translateIdea } from './translate-idea.ts'
import { updateIdea } from './update-idea.ts'

type IdeaDeps = Pick<
  Deps,
  | 'config'
  | 'db'
  | 'clock'
  | 'lanes'
  | 'log'
  | 'writer'
  | 'reader'
  | 'researcher'
  | 'enhancer'
  | 'translator'
  | 'hub'
  | 'moderate'
>

/** Ideas and texts together. What comes to nothing is free, and may have taken a second of a core: five sources are 300,000 characters. */
const ORDERS_PER_MINUTE = 60
/** Fifty ideas block the reader's thread for up to half a second, or for a second when a vague prompt asks for three minutes each. So they count as five orders. */
const IDEAS_AN_ORDER = 10

/** Each change writes an idea's row anew, and a revision of its texts: 300 changes a minute of full texts grew the embedded database by gigabytes within an hour. */
const WRITTEN = {
  name: 'ideas written',
  millions: 30,
  tell: (letters: string) => `You changed ${letters} of ideas within a day.`,
}

export function mountIdeas(app: App, deps: IdeaDeps): void {
  const { db } = deps
  const orders = createRateLimit(deps, 'ideas asked for', ORDERS_PER_MINUTE)
  serveEndpoint(app, generateIdeas, async ({ body, user, context }) => {
    await orders.take(user.id, undefined, Math.ceil(body.count / IDEAS_AN_ORDER))
    const idempotencyKey = readKey(context.req.header(IDEMPOTENCY_HEADER))
    if (!wantsLines(context)) {
      const wish = { idempotencyKey, signal: context.req.raw.signal }
      const { ideas, help, unmet } = await suggestIdeas(deps, user.id, body, wish)
      return {
        ideas: ideas.map(presentIdea),
        ...(help && { help: presentHelp(help) }),
        ...(unmet && { unmet: [...unmet] }),
      }
    }
    return answerLines(context, deps.log, async (send, signal) => {
      const tell = (line: IdeaLine) => send(line)
      const onIdea = (idea: IdeaDraft) => tell({ type: 'idea', idea })
      const wish = { idempotencyKey, signal, onIdea }
      const { ideas, help, unmet } = await suggestIdeas(deps, user.id, body, wish)
      if (help) tell({ type: 'help', help: presentHelp(help) })
      else tell({ type: 'done', ideas: ideas.map(presentIdea), ...(unmet && { unmet: [...unmet] }) })
    })
  })
  const limitSearch = limitSearches(deps, deps.lanes.searches)
  serveEndpoint(app, listIdeas, async ({ query, user }) => {
    const counts = await countByStatus(db, user.id)
    const { page, pageSize } = query
    const place = { offset: (page - 1) * pageSize, limit: pageSize }
    const read = async () =>
      query.search === ''
        ? {
            rows: await listOwnIdeas(db, user.id, place, query, query),
            total: await countOwnIdeas(db, user.id, query),
          }
        : searchOwnIdeas(db, user.id, place, query)
    // In the order of their summaries they are all read, too.
    const isAllRead = query.search !== '' || query.sort === 'summary'
    const { rows, total } = isAllRead ? await limitSearch(user.id, counts.total, read) : await read()
    return { items: rows.map(presentIdea), total, counts }
  })
  serveEndpoint(app, getIdea, async ({ params, user }) =>
    presentIdea(await requireIdea(db, user.id, params.id)),
  )
  serveEndpoint(app, deleteIdea, async ({ params, user }) => {
    if (!(await deleteOwnIdea(db, user.id, params.id))) throw new AppError('idea_not_found')
    return {}
  })
  mountTexts(app, deps, orders)
}

/** What changes the texts of an idea, or suggests to. */
function mountTexts(app: App, deps: IdeaDeps, orders: RateLimit): void {
  const enhancer = deps.enhancer ?? enhancerOf(deps.reader)
  const countLetters = limitLetters(deps, WRITTEN).count
  const countWriting = async (userId: string, id: string, body: object) => {
    const idea = await requireIdea(deps.db, userId, id)
    await countLetters(userId, JSON.stringify([idea, body]).length)
  }
  serveEndpoint(app, updateEndpoint, async ({ params, body, user }) => {
    await countWriting(user.id, params.id, body)
    return presentIdea(await updateIdea(deps, user.id, params.id, body))
  })
  serveEndpoint(app, createIdeaVersion, async ({ params, body, user }) => {
    await countWriting(user.id, params.id, body)
    return presentIdea(await createVersion(deps, user.id, params.id, body))
  })
  serveEndpoint(app, improveEndpoint, async ({ params, body, user, context }) => {
    await orders.take(user.id)
    await countWriting(user.id, params.id, body)
    const { idea, improvement } = await improveIdea({ ...deps, enhancer }, user.id, params.id, {
      instruction: body.instruction,
      idempotencyKey: readKey(context.req.header(IDEMPOTENCY_HEADER)),
      signal: context.req.raw.signal,
    })
    return { ...presentIdea(idea), improvement }
  })
  serveEndpoint(app, enhanceEndpoint, async ({ params, body, user, context }) => {
    await orders.take(user.id)
    return enhanceIdea({ ...deps, enhancer }, user.id, params.id, body, {
      idempotencyKey: readKey(context.req.header(IDEMPOTENCY_HEADER)),
      signal: context.req.raw.signal,
    })
  })
  serveEndpoint(app, translateEndpoint, async ({ params, body, user, context }) => {
    await orders.take(user.id)
    return translateIdea(deps, user.id, params.id, body, {
      idempotencyKey: readKey(context.req.header(IDEMPOTENCY_HEADER)),
      signal: context.req.raw.signal,
    })
  })
  serveEndpoint(app, getIdeaHistory, async ({ params, user }) => readHistory(deps.db, user.id, params.id))
  serveEndpoint(app, restoreIdeaRevision, async ({ params, user }) => {
    await countWriting(user.id, params.id, {})
    return presentIdea(await restoreRevision(deps, user.id, params.id, params.revisionId))
  })
}
