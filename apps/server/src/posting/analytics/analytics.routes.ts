import { getAnalytics, getWhatWorked } from '@hookreel/contract'
import type { App } from '../../platform/http/app-type.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import type { PostDeps } from '../posts/post-deps.ts'
import { readAnalytics } from './read-analytics.ts'
import { readWhatWorked } from './read-what-worked.ts'

export function mountAnalytics(app: App, deps: PostDeps): void {
  serveEndpoint(app, getAnalytics, ({ query, user }) => readAnalytics(deps, user.id, query))
  serveEndpoint(app, getWhatWorked, ({ user }) => readWhatWorked(deps, user.id))
}
