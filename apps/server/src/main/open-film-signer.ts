import { join } from 'node:path'
import { openSigner } from '@hookreel/studio'
import type { FilmSigner } from '@hookreel/studio'
import type { Config } from '../config/config.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import { StartError } from '../platform/start-error.ts'

/** Who signs films here; says at the start whose certificate it is. Throws a StartError when the operator's cannot be used. */
export async function openFilmSigner(
  { dataDir, contentCertificate }: Config,
  clock: Clock,
  log: Log,
): Promise<FilmSigner> {
  try {
    const signer = await openSigner(join(dataDir, 'credentials'), contentCertificate, clock.now())
    const meaning = signer.isGiven
      ? 'with your certificate'
      : 'with a certificate made here, which readers elsewhere call unknown'
    log.info('how the content credentials of films are signed', { certificate: signer.id, meaning })
    return signer
  } catch (error) {
    if (contentCertificate === undefined) throw error
    const why = error instanceof Error ? error.message : String(error)
    throw new StartError(`CONTENT_CERTIFICATE cannot be used: ${why}`)
  }
}
