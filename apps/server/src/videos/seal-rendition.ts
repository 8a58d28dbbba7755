import { canCarryCredentials, listChanges, sealFilm, writeManifest } from '@hookreel/studio'
import type { Deps } from '../deps.ts'
import type { VideoRow } from './videos.queries.ts'

/**
 * A film that was written anew, with the content credentials that writing it took away: the file to be kept. It is the same file
 * where there are none to give: it was sent here finished, its parts are not known, or its format carries none.
 */
export async function sealRendition(
  { signer, clock, log }: Pick<Deps, 'signer' | 'clock' | 'log'>,
  video: Pick<VideoRow, 'id' | 'parts' | 'works' | 'choices'>,
  file: string,
  format: string,
): Promise<string> {
  const { parts, works, choices } = video
  if (!signer || parts === null || !canCarryCredentials(format)) return file
  const outputFile = `${file}.sealed.${format}`
  const origin = { parts, works: works ?? [], changes: listChanges({ choices }) }
  try {
    await sealFilm({
      ...{ inputFile: file, outputFile, format },
      manifest: writeManifest(origin, clock.now()),
      sign: async (claim) => signer.sign(claim),
    })
    return outputFile
  } catch (error) {
    log.warn('a film carries no content credentials: they could not be written', { videoId: video.id, error })
    return file
  }
}
