import { join } from 'node:path'
import type { CastMember } from '@hookreel/film'
import type { Config } from '../config/config.ts'
import type { Queryable } from '../platform/db/open-db.ts'
import { fetchMissing } from '../platform/storage/share-parts.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { KeptReference } from './cast-schema.ts'
import { findOwnMember } from './cast.queries.ts'
import type { MemberRow } from './cast.queries.ts'

type Owned = { readonly userId: string; readonly id: string }

/** Key under which the storage has a reference picture. */
export function pictureKey(member: Owned, pictureId: string): string {
  return keyOfPart(member.userId, partOf(member, pictureId))
}

/** Key of the same picture as pages show it. */
function smallKey(member: Owned, pictureId: string): string {
  return pictureKey(member, `${pictureId}.small`)
}

/** Key of what pages show of a picture: all of it, where it was kept before there were small ones. */
export function shownKey(member: Owned, { id, hasSmall }: Pick<KeptReference, 'id' | 'hasSmall'>): string {
  return hasSmall ? smallKey(member, id) : pictureKey(member, id)
}

/** A picture that was written anew, and as pages show it. */
export type PictureFiles = { readonly file: string; readonly smallFile: string }

/** Puts a picture into the storage. The small one is the server's own, and takes no room of its owner's. */
export async function putPicture(
  storage: Storage,
  member: Owned,
  pictureId: string,
  { file, smallFile }: PictureFiles,
): Promise<void> {
  await storage.putFile(smallKey(member, pictureId), smallFile)
  await storage.putFile(pictureKey(member, pictureId), file)
}

export async function removePicture(storage: Storage, member: Owned, pictureId: string): Promise<void> {
  await storage.remove(pictureKey(member, pictureId))
  await storage.remove(smallKey(member, pictureId))
}

/** Folder where pictures that came are looked at. */
export function castFolder(config: Config): string {
  return join(config.dataDir, 'cast-sent')
}

/** How a film's folder calls a reference picture. */
function partOf({ id }: Pick<Owned, 'id'>, pictureId: string): string {
  return `cast/${id}.${pictureId}.jpg`
}

/** No matter whose film it is: of anybody else's picture there is no key that it could lead to. */
function keyOfPart(userId: string, part: string): string {
  return `cast/${userId}/${part.slice('cast/'.length)}`
}

/** The model that made a picture, as people are told; null: it was sent. */
export const nameMaker = ({ maker }: KeptReference): string | null =>
  maker ? `${maker.service}, ${maker.model}` : null

/** A member as films take it. */
export function memberOfFilm({ id, name, kind, sheet, look, pictures }: MemberRow): CastMember {
  const makers = pictures.flatMap((picture) => nameMaker(picture) ?? [])
  const references = pictures.map((picture) => partOf({ id }, picture.id))
  const referenceModels = [...new Set(makers)].toSorted()
  return {
    ...{ id, name, kind, sheet, look, references },
    ...(referenceModels.length > 0 && { referenceModels }),
  }
}

/** Gives the folder of a film or a preview the pictures of whom it shows. What was deleted meanwhile is left out. */
export async function bringCast(
  { storage }: { readonly storage: Storage },
  { userId, cast }: { readonly userId: string; readonly cast: readonly CastMember[] | undefined },
  folder: string,
): Promise<void> {
  const parts = (cast ?? []).flatMap(({ references }) => references)
  await fetchMissing({ storage, folder, keyOf: (part) => keyOfPart(userId, part) }, parts)
}

/** Whether it is the picture of somebody who was deleted, and can still be brought back. */
export async function isPictureWithheld(db: Queryable, key: string): Promise<boolean> {
  const [, userId, id] = /^cast\/([^/]+)\/([^/.]+)\./.exec(key) ?? []
  return userId !== undefined && id !== undefined && (await findOwnMember(db, userId, id)) === undefined
}
