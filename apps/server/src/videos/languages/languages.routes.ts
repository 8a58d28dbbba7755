import {
  createFilmLanguage as orderEndpoint,
  IDEMPOTENCY_HEADER,
  listFilmLanguages as listEndpoint,
} from '@hookreel/contract'
import type { App } from '../../platform/http/app-type.ts'
import { createRateLimit } from '../../platform/http/limits/rate-limit.ts'
import { readKey } from '../../platform/http/read-key.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import { presentVideo } from '../listing/present-video.ts'
import { limitOrders } from '../ordering/limit-orders.ts'
import type { VideoDeps } from '../video-deps.ts'
import { createFilmLanguage } from './create-film-language.ts'
import { listFilmLanguages } from './list-film-languages.ts'

const PER_MINUTE = 60

export function mountLanguages(app: App, deps: VideoDeps): void {
  const looks = createRateLimit(deps, 'languages of videos', PER_MINUTE)
  const countOrder = limitOrders(deps)
  serveEndpoint(app, listEndpoint, async ({ params, user }) => {
    await looks.take(user.id)
    return listFilmLanguages(deps, user.id, params.id)
  })
  serveEndpoint(app, orderEndpoint, async ({ params, body, user, context }) => {
    await countOrder(user.id)
    const key = readKey(context.req.header(IDEMPOTENCY_HEADER))
    return presentVideo(await createFilmLanguage(deps, user.id, { id: params.id, ...body }, key), deps)
  })
}
