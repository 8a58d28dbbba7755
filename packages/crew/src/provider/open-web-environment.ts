import { z } from 'zod'
import type { OpenPictureSettings } from '../illustrator/library/settings.ts'
import type { OpenWebSettings } from '../researcher/open-web.ts'

const address = z.url({ protocol: /^https?$/, error: 'must be an address like https://en.wikipedia.org' })

/** Settings of the sources on the open web; none is needed. */
export const openWebEnvironment = z.object({
  /** `off` asks nothing of Wikipedia, Wikidata and the open collections of pictures. */
  OPEN_WEB: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  /** E-mail or address of who runs this installation: Wikimedia asks for it, and serves those without one far less. */
  OPEN_WEB_CONTACT: z
    .string()
    .regex(/^[\x21-\x27\x2a-\x7e]{3,200}$/, 'must be an e-mail address or a web address')
    .optional(),
  /** Where Wikipedia and Wikidata are reached, when it is not at their own addresses. */
  WIKIPEDIA_URL: address.optional(),
  WIKIDATA_URL: address.optional(),
  /** `off` asks nothing of the open collections of pictures alone. */
  OPEN_PICTURES: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  /** `off` shows pictures of them, and no footage. */
  OPEN_CLIPS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  /** `on` lets pictures under CC BY-SA be shown; those who own them may ask for the film under the same licence. */
  OPEN_PICTURES_SHARE_ALIKE: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  /** Where those collections are reached, when it is not at their own addresses. */
  COMMONS_URL: address.optional(),
  OPENVERSE_URL: address.optional(),
  NASA_IMAGES_URL: address.optional(),
  CLEVELAND_URL: address.optional(),
  WELLCOME_URL: address.optional(),
  RIJKSMUSEUM_URL: address.optional(),
  CONGRESS_URL: address.optional(),
  ARCHIVE_URL: address.optional(),
})

const bare = (url: string): string => url.replace(/\/+$/, '')

/** How the open web is used, by these settings. */
export function readOpenWeb(environment: z.output<typeof openWebEnvironment>): OpenWebSettings {
  return {
    isOn: environment.OPEN_WEB === 'on',
    contact: environment.OPEN_WEB_CONTACT,
    wikipedia: bare(environment.WIKIPEDIA_URL ?? 'https://en.wikipedia.org'),
    wikidata: bare(environment.WIKIDATA_URL ?? 'https://www.wikidata.org'),
  }
}

/** How the open collections of pictures are used; undefined where they may not be asked. */
export function readOpenPictures(
  environment: z.output<typeof openWebEnvironment>,
): OpenPictureSettings | undefined {
  const web = readOpenWeb(environment)
  if (!web.isOn || environment.OPEN_PICTURES === 'off') return undefined
  return {
    ...web,
    commons: bare(environment.COMMONS_URL ?? 'https://commons.wikimedia.org'),
    openverse: bare(environment.OPENVERSE_URL ?? 'https://api.openverse.org'),
    nasa: bare(environment.NASA_IMAGES_URL ?? 'https://images-api.nasa.gov'),
    cleveland: bare(environment.CLEVELAND_URL ?? 'https://openaccess-api.clevelandart.org'),
    wellcome: bare(environment.WELLCOME_URL ?? 'https://api.wellcomecollection.org'),
    rijksmuseum: bare(environment.RIJKSMUSEUM_URL ?? 'https://data.rijksmuseum.nl'),
    congress: bare(environment.CONGRESS_URL ?? 'https://www.loc.gov'),
    archive: bare(environment.ARCHIVE_URL ?? 'https://archive.org'),
    showsClips: environment.OPEN_CLIPS === 'on',
    allowsShareAlike: environment.OPEN_PICTURES_SHARE_ALIKE === 'on',
  }
}
