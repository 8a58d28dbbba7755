import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PhotoKind, PhotoReference, PictureRequest } from '@hookreel/crew/makers'
import { castOfScene } from '@hookreel/film'
import type { CastMember } from '@hookreel/film'
import type { StepPlace } from '../remember-step.ts'

type Scene = { readonly narration: string; readonly description?: string | null | undefined }
type Shown = { readonly cast?: readonly CastMember[] | undefined }

/** Whom a scene shows of its film's cast, as part of what its picture is made from; nothing where it shows nobody. */
export function castFor(
  cast: readonly CastMember[] | undefined,
  scene: Scene,
  title: string,
): { cast?: readonly CastMember[] } {
  const shown = castOfScene(scene, title, cast ?? [])
  return shown.length === 0 ? {} : { cast: shown }
}

/** What a service is asked: only a model that makes a picture draws anybody. */
export function dropCastUnlessGenerated<Request extends Shown>(kind: PhotoKind, request: Request): Request {
  if (kind === 'generated' || request.cast === undefined) return request
  const { cast: _, ...rest } = request
  // Without a field that it may leave out it is still one.
  return rest as Request
}

/** What a drawing is made from: the people of the cast, whose pictures it cannot use. */
export function keepPeopleOnly<Request extends Pick<PictureRequest, 'cast'>>(request: Request): Request {
  const { cast, ...rest } = request
  const people =
    cast?.filter(({ kind }) => kind === 'person').map((one) => ({ ...one, references: [] })) ?? []
  // The same, with fewer in a field that it may leave out.
  return (people.length === 0 ? rest : { ...rest, cast: people }) as Request
}

/** The pictures of whom a scene shows. One that was deleted meanwhile is left out: the sheet tells of it. */
export async function readReferences(
  { partsFolder }: StepPlace,
  cast: readonly CastMember[],
): Promise<PhotoReference[]> {
  const found = cast.flatMap(({ name, references }) => references.map((file) => ({ name, file })))
  const read = await Promise.all(
    found.map(async ({ name, file }) => ({
      name,
      bytes: await readFile(join(partsFolder, file)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        return undefined
      }),
    })),
  )
  return read.flatMap(({ name, bytes }) => (bytes === undefined ? [] : [{ name, bytes }]))
}
