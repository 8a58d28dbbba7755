import {
  choosePictures as chooseEndpoint,
  createMember as createEndpoint,
  deleteMemberPicture,
  IDEMPOTENCY_HEADER,
  idParamsSchema,
  listCast,
  MEMBER_PICTURE_PATH,
  memberSchema,
  orderSitting as orderEndpoint,
  stopSitting as stopEndpoint,
  updateMember as updateEndpoint,
} from '@hookreel/contract'
import type { Member } from '@hookreel/contract'
import { findReferenceTaker } from '@hookreel/crew'
import type { App } from '../platform/http/app-type.ts'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'
import { readKey } from '../platform/http/read-key.ts'
import { readInput } from '../platform/http/read-input.ts'
import { requireChanger } from '../platform/http/require-user.ts'
import { describeRefusals, describeSecurity, serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { listOwnMembers } from './cast.queries.ts'
import type { MemberRow } from './cast.queries.ts'
import { removeMemberPicture, takeMemberPicture } from './take-member-picture.ts'
import { findOffer, presentMember, presentMembers } from './present-member.ts'
import { choosePictures, stopSitting } from './sittings/choose-pictures.ts'
import { orderSitting } from './sittings/order-sitting.ts'
import type { SittingDeps } from './sittings/sitting-deps.ts'
import { findOpenSitting } from './sittings/sittings.queries.ts'
import { createMember, updateMember } from './write-member.ts'

const PICTURES_PER_MINUTE = 12

/** Serves people, animals, things and places that look the same in all films of somebody. */
export function mountCast(app: App, deps: SittingDeps): void {
  const { db, config } = deps
  serveEndpoint(app, listCast, async ({ user }) => ({
    members: await presentMembers(deps, user.id, await listOwnMembers(db, user.id)),
    takesPictures: findReferenceTaker(config.crew.settings) ?? null,
    makesPictures: await findOffer(deps),
  }))
  serveEndpoint(app, createEndpoint, async ({ user, body }) =>
    presentOne(deps, await createMember(deps, user.id, body)),
  )
  serveEndpoint(app, updateEndpoint, async ({ user, params, body }) =>
    presentOne(deps, await updateMember(deps, user.id, params.id, body)),
  )
  serveEndpoint(app, deleteMemberPicture, async ({ user, params }) =>
    presentOne(deps, await removeMemberPicture(deps, user.id, params.id, params.pictureId)),
  )
  mountPictures(app, deps)
  mountSittings(app, deps)
}

/** The picture itself is the body: no form around it. */
function mountPictures(app: App, deps: SittingDeps): void {
  const sent = createRateLimit(deps, 'pictures of the cast', PICTURES_PER_MINUTE)
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: MEMBER_PICTURE_PATH,
    summary: 'Send a picture (PNG, JPEG or WebP as the body) that shows how a member of your cast looks',
    tags: ['cast'],
    security: describeSecurity('videos:write'),
    request: { params: idParamsSchema },
    responses: {
      201: { description: 'Created', content: { 'application/json': { schema: memberSchema } } },
      ...describeRefusals([
        'not_signed_in',
        'cast_member_not_found',
        'cast_pictures_too_many',
        'photo_unreadable',
        'photo_too_large',
        'storage_full',
        'disk_full',
        'rate_limited',
        'internal',
      ]),
    },
  })
  app.post(MEMBER_PICTURE_PATH.replace('{id}', ':id'), async (context) => {
    const user = await requireChanger(context, 'videos:write')
    const { id } = readInput(idParamsSchema, context.req.param())
    await sent.take(user.id)
    return context.json(
      await presentOne(deps, await takeMemberPicture(deps, user.id, id, context.req.raw)),
      201,
    )
  })
}

/** Four pictures to choose from. */
function mountSittings(app: App, deps: SittingDeps): void {
  serveEndpoint(app, orderEndpoint, async ({ user, params, body, context }) => {
    const key = readKey(context.req.header(IDEMPOTENCY_HEADER))
    const wish = { userId: user.id, memberId: params.id, credits: body.credits, key }
    return presentOne(deps, await orderSitting(deps, wish))
  })
  serveEndpoint(app, stopEndpoint, async ({ user, params: { id, sittingId } }) =>
    presentOne(deps, await stopSitting(deps, { userId: user.id, memberId: id, sittingId })),
  )
  serveEndpoint(app, chooseEndpoint, async ({ user, params: { id, sittingId }, body }) => {
    const place = { userId: user.id, memberId: id, sittingId }
    return presentOne(deps, await choosePictures(deps, place, body.pictures))
  })
}

async function presentOne(deps: SittingDeps, member: MemberRow): Promise<Member> {
  return presentMember(deps, member, await findOpenSitting(deps.db, member.userId, member.id))
}
