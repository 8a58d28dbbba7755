import {
  deleteIdea,
  generateIdeas,
  getIdea,
  listIdeas,
  updateIdea as updateEndpoint,
} from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { App } from '../platform/http/app-type.ts'
import { serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { countOwnIdeas, deleteOwnIdea, listOwnIdeas } from './ideas.queries.ts'
import { presentIdea } from './present-idea.ts'
import { requireIdea } from './require-idea.ts'
import { suggestIdeas } from './suggest-ideas.ts'
import { updateIdea } from './update-idea.ts'

export function mountIdeas(app: App, deps: Pick<Deps, 'db' | 'clock' | 'writer' | 'hub'>): void {
  const { db } = deps
  serveEndpoint(app, generateIdeas, async ({ body, user, context }) => {
    const saved = await suggestIdeas(deps, user.id, body, context.req.raw.signal)
    return { ideas: saved.map(presentIdea) }
  })
  serveEndpoint(app, listIdeas, async ({ query: { page, pageSize }, user }) => {
    const rows = await listOwnIdeas(db, user.id, { offset: (page - 1) * pageSize, limit: pageSize })
    return { items: rows.map(presentIdea), total: await countOwnIdeas(db, user.id) }
  })
  serveEndpoint(app, getIdea, async ({ params, user }) =>
    presentIdea(await requireIdea(db, user.id, params.id)),
  )
  serveEndpoint(app, updateEndpoint, async ({ params, body, user }) =>
    presentIdea(await updateIdea(deps, user.id, params.id, body)),
  )
  serveEndpoint(app, deleteIdea, async ({ params, user }) => {
    if (!(await deleteOwnIdea(db, user.id, params.id))) throw new AppError('idea_not_found')
    return {}
  })
}
