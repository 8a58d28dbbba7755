import {
  createMember as createEndpoint,
  deleteMemberPicture,
  idParamsSchema,
  listCast,
  MEMBER_PICTURE_PATH,
  memberSchema,
  SIGNED_LINK_SECONDS,
  updateMember as updateEndpoint,
} from '@hookreel/contract'
import type { Member } from '@hookreel/contract'
import { findReferenceTaker } from '@hookreel/crew'
import type { App } from '../platform/http/app-type.ts'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'
import { readInput } from '../platform/http/read-input.ts'
import { requireUser } from '../platform/http/require-user.ts'
import { describeRefusals, describeSecurity, serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { signLink } from '../platform/storage/sign-link.ts'
import { pictureKey } from './cast-files.ts'
import { listOwnMembers } from './cast.queries.ts'
import type { MemberRow } from './cast.queries.ts'
import { removeMemberPicture, takeMemberPicture } from './take-member-picture.ts'
import type { CastDeps } from './take-member-picture.ts'
import { createMember, updateMember } from './write-member.ts'

const PICTURES_PER_MINUTE = 12

/** Serves people, animals, things and places that look the same in all films of somebody. */
export function mountCast(app: App, deps: CastDeps): void {
  const { db, config } = deps
  serveEndpoint(app, listCast, async ({ user }) => ({
    members: (await listOwnMembers(db, user.id)).map((row) => presentMember(deps, row)),
    takesPictures: findReferenceTaker(config.crew.settings) ?? null,
  }))
  serveEndpoint(app, createEndpoint, async ({ user, body }) =>
    presentMember(deps, await createMember(deps, user.id, body)),
  )
  serveEndpoint(app, updateEndpoint, async ({ user, params, body }) =>
    presentMember(deps, await updateMember(deps, user.id, params.id, body)),
  )
  serveEndpoint(app, deleteMemberPicture, async ({ user, params }) =>
    presentMember(deps, await removeMemberPicture(deps, user.id, params.id, params.pictureId)),
  )
  mountPictures(app, deps)
}

/** The picture itself is the body: no form around it. */
function mountPictures(app: App, deps: CastDeps): void {
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
    const user = await requireUser(context, 'videos:write')
    const { id } = readInput(idParamsSchema, context.req.param())
    await sent.take(user.id)
    return context.json(presentMember(deps, await takeMemberPicture(deps, user.id, id, context.req.raw)), 201)
  })
}

function presentMember({ secrets, clock }: CastDeps, member: MemberRow): Member {
  const { id, name, kind, sheet, look, pictures, createdAt } = member
  const expiresAt = new Date(clock.now().getTime() + SIGNED_LINK_SECONDS * 1000)
  const sign = (picture: string) =>
    signLink(secrets.keyFor('links'), { key: pictureKey(member, picture), expiresAt })
  return {
    ...{ id, name, kind, sheet, look },
    pictures: pictures.map((picture) => ({ id: picture.id, url: sign(picture.id) })),
    createdAt: createdAt.toISOString(),
  }
}
