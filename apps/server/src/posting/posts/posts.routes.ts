import {
  cancelPost as cancelEndpoint,
  checkPost as checkEndpoint,
  createPost as createEndpoint,
  deletePost as deleteEndpoint,
  getCalendar,
  getComposer,
  getPost,
  getSlots,
  IDEMPOTENCY_HEADER,
  listPosts,
  sendPost,
  updatePost as updateEndpoint,
  updateSlots as updateSlotsEndpoint,
} from '@hookreel/contract'
import { createAskLimit } from '../channels/limit-network-calls.ts'
import type { App } from '../../platform/http/app-type.ts'
import { readKey } from '../../platform/http/read-key.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import { cancelPost } from './cancel-post.ts'
import { checkPost } from './check-post.ts'
import { createPost } from './create-post.ts'
import { deletePost } from './delete-post.ts'
import type { PostDeps } from './post-deps.ts'
import { countOwnPosts, listOwnPosts } from './posts.queries.ts'
import { presentOnePost, presentPosts } from './present-post.ts'
import { readCalendar } from './read-calendar.ts'
import { readComposer } from './read-composer.ts'
import { readSlots } from './slots/read-slots.ts'
import { requirePost } from './require-post.ts'
import { updatePost } from './update-post.ts'
import { updateSlots } from './slots/update-slots.ts'

export function mountPosts(app: App, deps: PostDeps): void {
  const limitNetworkCalls = createAskLimit(deps)
  serveEndpoint(app, getComposer, ({ query, user }) => readComposer(deps, limitNetworkCalls, user.id, query))
  serveEndpoint(app, createEndpoint, async ({ body, user, context }) => {
    const idempotencyKey = readKey(context.req.header(IDEMPOTENCY_HEADER))
    return presentOnePost(deps, await createPost(deps, user.id, body, { idempotencyKey }))
  })
  serveEndpoint(app, listPosts, async ({ query, user }) => {
    const { page, pageSize, ...filter } = query
    const place = { offset: (page - 1) * pageSize, limit: pageSize }
    const rows = await listOwnPosts(deps.db, user.id, filter, place)
    const total = await countOwnPosts(deps.db, user.id, filter)
    return { items: await presentPosts(deps, user.id, rows), total }
  })
  serveEndpoint(app, getPost, async ({ params, user }) =>
    presentOnePost(deps, await requirePost(deps, user.id, params.id)),
  )
  serveEndpoint(app, updateEndpoint, async ({ params, body, user, context }) => {
    const idempotencyKey = readKey(context.req.header(IDEMPOTENCY_HEADER))
    return presentOnePost(deps, await updatePost(deps, user.id, params.id, { ...body, idempotencyKey }))
  })
  serveEndpoint(app, sendPost, async ({ params, body, user }) =>
    presentOnePost(deps, await updatePost(deps, user.id, params.id, { ...body, when: { mode: 'now' } })),
  )
  serveEndpoint(app, cancelEndpoint, async ({ params, user }) =>
    presentOnePost(deps, await cancelPost(deps, user.id, params.id)),
  )
  serveEndpoint(app, checkEndpoint, async ({ params, user }) =>
    presentOnePost(deps, await checkPost(deps, limitNetworkCalls, user.id, params.id)),
  )
  serveEndpoint(app, deleteEndpoint, async ({ params, user }) => {
    await deletePost(deps, user.id, params.id)
    return {}
  })
  mountCalendar(app, deps)
}

function mountCalendar(app: App, deps: PostDeps): void {
  serveEndpoint(app, getCalendar, ({ query, user }) => readCalendar(deps, user.id, query))
  serveEndpoint(app, getSlots, async ({ query, user }) => {
    const channels = (await deps.channels.list(user.id)).filter(({ isConnected }) => isConnected)
    return readSlots(deps, user.id, channels, query.timeZone)
  })
  serveEndpoint(app, updateSlotsEndpoint, ({ params, body, user }) =>
    updateSlots(deps, user.id, params.id, body),
  )
}
