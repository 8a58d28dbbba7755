import { openStoryboard as endpoint } from '@hookreel/contract'
import type { App } from '../../platform/http/app-type.ts'
import { createRateLimit } from '../../platform/http/limits/rate-limit.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import { limitBoards } from '../../storyboards/limit-boards.ts'
import { presentStoryboard } from '../../storyboards/present-storyboard.ts'
import type { VideoDeps } from '../video-deps.ts'
import { openStoryboard } from './open-storyboard.ts'

const PER_MINUTE = 20

export function mountChanges(app: App, deps: VideoDeps): void {
  const openings = createRateLimit(deps, 'storyboards of videos', PER_MINUTE)
  const countBoard = limitBoards(deps)
  serveEndpoint(app, endpoint, async ({ params, user }) => {
    await openings.take(user.id)
    await countBoard(user.id)
    return presentStoryboard(await openStoryboard(deps, user.id, params.id), deps)
  })
}
