import { join } from 'node:path'
import { canCarryCredentials, RenderError, writeManifest, type Sealer } from '@hookreel/render'
import type { FilmOrigin, PersonalChanges } from '@hookreel/film'
import type { FilmOrder } from '../film-order.ts'
import { makePart } from '../part-files.ts'
import type { ProductionContext } from '../production-context.ts'
import { rememberStep } from '../remember-step.ts'

/** Raised when the same film gets other credentials. */
const SEAL_VERSION = 1

/**
 * A finished file with its content credentials, remembered: the part file that carries them. Undefined where nobody signs, where the
 * format carries none, and when they could not be written: a film is worth having without.
 */
export async function sealInPlace(
  { place, seal }: Pick<ProductionContext, 'place' | 'seal'>,
  file: string,
  format: string,
  { origin, sealer }: { readonly origin: FilmOrigin; readonly sealer: Sealer },
): Promise<{ readonly file: string } | undefined> {
  if (seal === undefined || !canCarryCredentials(format)) return undefined
  const input = { file, origin, signer: seal.id, version: SEAL_VERSION }
  try {
    return await rememberStep(place, 'seal', input, async (key) => {
      const sealed = `film/${key}.${format}`
      await makePart(place.partsFolder, sealed, (outputFile) =>
        sealer.seal({
          ...{ inputFile: join(place.partsFolder, file), outputFile, format },
          ...{ manifest: writeManifest(origin, new Date()), sign: seal.sign, signal: place.signal },
        }),
      )
      return { data: { file: sealed }, files: [sealed] }
    })
  } catch (error) {
    place.signal.throwIfAborted()
    if (error instanceof RenderError && error.code === 'credentials_failed') return undefined
    throw error
  }
}

/** What of a film a person chose instead of the program. */
export function listChanges({ choices: { storyboard } }: Pick<FilmOrder, 'choices'>): PersonalChanges {
  const scenes = storyboard?.scenes ?? []
  return {
    picturesSent: scenes.filter(({ upload }) => upload !== null).length,
    picturesDescribed: scenes.filter(({ upload, description }) => upload === null && Boolean(description))
      .length,
  }
}
