import type { OpenWebSettings } from '../../researcher/open-web.ts'
import type { Collection } from './open-picture.ts'

/** Where open collections of pictures are reached; plain data, so that it can be sent to a film's own process. */
export type OpenPictureSettings = OpenWebSettings &
  Readonly<Record<Collection, string>> & {
    /** Whether pictures under CC BY-SA may be shown. */
    readonly allowsShareAlike: boolean
    /** Whether footage may be shown. */
    readonly showsClips: boolean
  }

/** The hosts that keep a collection's files, beside the collection itself; with a dot before it every host below it. */
export const FILE_HOSTS: Readonly<Record<Collection, readonly string[]>> = {
  commons: ['upload.wikimedia.org', 'thumb.wikimedia.org'],
  openverse: [
    'live.staticflickr.com',
    'staticflickr.com',
    'upload.wikimedia.org',
    'images.rawpixel.com',
    'ids.si.edu',
  ],
  nasa: ['images-assets.nasa.gov'],
  cleveland: ['openaccess-cdn.clevelandart.org'],
  wellcome: ['iiif.wellcomecollection.org'],
  rijksmuseum: ['iiif.micr.io'],
  congress: ['tile.loc.gov', 'cdn.loc.gov'],
  // A machine of its own for each item.
  archive: ['.archive.org'],
}

export const listBases = (settings: OpenPictureSettings): string[] => [
  settings.wikipedia,
  settings.wikidata,
  settings.commons,
  settings.openverse,
  settings.nasa,
  settings.cleveland,
  settings.wellcome,
  settings.rijksmuseum,
  settings.congress,
  settings.archive,
]
