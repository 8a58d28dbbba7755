import { DAY_MS, makeTakes, refusePicture as refuseEndpoint } from '@hookreel/contract'
import type { Take } from '@hookreel/contract'
import { answerLines, wantsLines } from '../../platform/http/answer-lines.ts'
import type { App } from '../../platform/http/app-type.ts'
import { createRateLimit } from '../../platform/http/limits/rate-limit.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import type { StoryboardDeps } from '../storyboard-deps.ts'
import { findTakes } from './find-takes.ts'
import { refusePicture } from './refuse-picture.ts'

const TAKES_PER_MINUTE = 20
/** Each may bring three pictures that stay for two weeks. */
const TAKES_PER_DAY = 400
const REFUSED_PER_MINUTE = 60

/** Serves the other pictures of a scene, and what is never to be chosen again. */
export function mountTakes(app: App, deps: StoryboardDeps): void {
  const takes = createRateLimit(deps, 'takes', TAKES_PER_MINUTE)
  const takesOfDay = createRateLimit(deps, 'takes of a day', TAKES_PER_DAY, DAY_MS)
  serveEndpoint(app, makeTakes, async ({ params, body, user, context }) => {
    await takes.take(user.id)
    await takesOfDay.take(user.id, `You looked for other pictures ${TAKES_PER_DAY} times within a day.`)
    const wanted = { ...params, ...body }
    if (wantsLines(context))
      return answerLines(context, deps.log, async (send, signal) => {
        const onTake = (take: Take) => send({ type: 'take', take })
        send({ type: 'done', web: await findTakes(deps, user.id, wanted, { onTake, signal }) })
      })
    const found: Take[] = []
    const listener = { onTake: (take: Take) => void found.push(take), signal: context.req.raw.signal }
    const web = await findTakes(deps, user.id, wanted, listener)
    return { takes: found, web }
  })
  const refused = createRateLimit(deps, 'pictures refused', REFUSED_PER_MINUTE)
  serveEndpoint(app, refuseEndpoint, async ({ params, body, user }) => {
    await refused.take(user.id)
    return refusePicture(deps, user.id, { ...params, ...body })
  })
}
