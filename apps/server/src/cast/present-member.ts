import { SIGNED_LINK_SECONDS, SITTING_PICTURES } from '@hookreel/contract'
import type { listCast, Member, Sitting } from '@hookreel/contract'
import { findReferenceMaker } from '@hookreel/crew'
import type { z } from 'zod'
import { readPricing } from '../billing/credits/read-pricing.ts'
import { signLink } from '../platform/storage/sign-link.ts'
import { nameMaker, pictureKey, shownKey } from './cast-files.ts'
import type { MemberRow } from './cast.queries.ts'
import type { SittingDeps } from './sittings/sitting-deps.ts'
import { listOpenSittings } from './sittings/sittings.queries.ts'
import type { SittingRow } from './sittings/sittings.queries.ts'

type SignDeps = Pick<SittingDeps, 'secrets' | 'clock'>

/** A member as its owner sees it, with the pictures that wait for a choice. */
export function presentMember(deps: SignDeps, member: MemberRow, sitting: SittingRow | undefined): Member {
  const { id, name, kind, sheet, look, pictures, createdAt } = member
  return {
    ...{ id, name, kind, sheet, look },
    pictures: pictures.map((picture) => ({
      id: picture.id,
      url: sign(deps, pictureKey(member, picture.id)),
      smallUrl: sign(deps, shownKey(member, picture)),
      madeBy: nameMaker(picture),
    })),
    sitting: sitting ? presentSitting(deps, member, sitting) : null,
    createdAt: createdAt.toISOString(),
  }
}

/** All of somebody's. */
export async function presentMembers(
  deps: SignDeps & Pick<SittingDeps, 'db'>,
  userId: string,
  members: readonly MemberRow[],
): Promise<Member[]> {
  const sittings = await listOpenSittings(deps.db, userId)
  return members.map((member) =>
    presentMember(
      deps,
      member,
      sittings.find(({ memberId }) => memberId === member.id),
    ),
  )
}

/** Who makes four pictures, and what they take; null: nobody does here. */
export async function findOffer({
  db,
  config,
}: Pick<SittingDeps, 'db' | 'config'>): Promise<z.input<typeof listCast.output>['makesPictures']> {
  const maker = findReferenceMaker(config.crew.settings)
  if (maker === undefined) return null
  const { service, model, most, estimate } = maker
  const { creditCosts } = await readPricing(db)
  return {
    ...{ service, model, most, credits: creditCosts.cast_picture * SITTING_PICTURES },
    microdollars: estimate(0) * SITTING_PICTURES,
    referenceMicrodollars: (estimate(1) - estimate(0)) * SITTING_PICTURES,
  }
}

function presentSitting(deps: SignDeps, member: MemberRow, sitting: SittingRow): Sitting | null {
  const { id, status, isStopping, service, pictures, endsAt } = sitting
  if (status === 'closed') return null
  return {
    ...{ id, status, isStopping, service, endsAt: endsAt.toISOString() },
    pictures: pictures.map((picture) => ({
      state: picture.state,
      id: picture.state === 'made' ? picture.id : null,
      url: picture.state === 'made' ? sign(deps, pictureKey(member, picture.id)) : null,
      smallUrl: picture.state === 'made' ? sign(deps, shownKey(member, picture)) : null,
      failure: picture.state === 'failed' ? picture.failure : null,
    })),
  }
}

function sign({ secrets, clock }: SignDeps, key: string): string {
  const expiresAt = new Date(clock.now().getTime() + SIGNED_LINK_SECONDS * 1000)
  return signLink(secrets.keyFor('links'), { key, expiresAt })
}
