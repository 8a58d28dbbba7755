import type { Answering } from './museum-works.ts'

/** What Commons says of a video beside what it says of every file. */
export type FakeVideo = {
  readonly seconds: number
  readonly width?: number
  readonly height?: number
  /** Of the original, in bytes. */
  readonly size?: number
  /** Other copies than the original, by their addresses; left out: one of 720 lines. */
  readonly copies?: readonly { readonly src: string; readonly height: number; readonly bandwidth?: number }[]
  readonly type?: string
}

const WEBM = 'video/webm; codecs="vp9, opus"'

/** A video as Commons tells of it: the original first, and its copies. */
export function describeVideo(video: FakeVideo, address: string): Record<string, unknown> {
  const { seconds, width = 1920, height = 1080, size = 400_000_000, type = WEBM } = video
  const copies = video.copies ?? [{ src: address, height: 720 }]
  const sizes = (lines: number) => ({ width: Math.round((width / height) * lines), height: lines })
  return {
    ...{ size, width, height, duration: seconds, url: address, mime: type.split(';')[0] },
    derivatives: [
      { src: address, type, width, height, bandwidth: (size * 8) / seconds, title: 'Original' },
      ...copies.map((copy) => ({
        ...{ src: copy.src, type: WEBM, transcodekey: `${copy.height}p.vp9.webm`, ...sizes(copy.height) },
        bandwidth: copy.bandwidth ?? 1_000_000,
      })),
      { src: address, type: 'video/quicktime; codecs="mp4v"', transcodekey: '144p.mjpeg.mov', ...sizes(144) },
    ],
  }
}

/** A video of NASA's library. */
export type NasaVideo = {
  readonly id: string
  readonly title: string
  readonly description?: string
  readonly keywords?: readonly string[]
  readonly creator?: string
  /** Where its copies are. */
  readonly files: readonly string[]
}

/** NASA's library: what is found, and behind each find a page of its files. */
export function answerNasa(videos: readonly NasaVideo[]): Answering {
  return ({ path, query }) => {
    const id = decodeURIComponent(/^\/asset\/(.+)$/.exec(path)?.[1] ?? '')
    if (id !== '') {
      const found = videos.find((one) => one.id === id)
      const items = found?.files.map((href) => ({ href }))
      return items && { collection: { version: '1.1', href: path, items } }
    }
    const items = query.get('media_type') === 'video' ? videos.map(describeWork) : []
    return { collection: { version: '1.1', href: path, items, metadata: { total_hits: items.length } } }
  }
}

/** A film of the Internet Archive. */
export type ArchiveFilm = {
  readonly id: string
  readonly title: string
  /** Fields of its page beside the usual ones. */
  readonly fields?: Readonly<Record<string, unknown>>
  readonly server?: string
  readonly files: readonly Readonly<Record<string, unknown>>[]
}

/** The Internet Archive: what is found, and behind each find a page; what is not there is answered as `{}`. */
export function answerArchive(films: readonly ArchiveFilm[]): Answering {
  return ({ path }) => {
    if (path === '/advancedsearch.php') {
      const docs = films.map(({ id, title }) => ({ identifier: id, title, collection: ['prelinger'] }))
      return { responseHeader: { status: 0 }, response: { numFound: docs.length, start: 0, docs } }
    }
    const film = films.find(({ id }) => path === `/metadata/${id}`)
    if (!film) return {}
    const { id, title, fields, server = 'nowhere.test', files } = film
    const metadata = { identifier: id, title, mediatype: 'movies', collection: ['prelinger', 'movies'] }
    const licenseurl = 'http://creativecommons.org/licenses/publicdomain/'
    return {
      ...{ created: 1, server, dir: `/1/items/${id}`, files },
      metadata: { ...metadata, licenseurl, uploader: 'ann@example.org', ...fields },
    }
  }
}

function describeWork({ id, title, description = '', keywords = [], creator }: NasaVideo) {
  const data = { nasa_id: id, title, center: 'JSC', media_type: 'video', description, keywords }
  return {
    href: `https://images-assets.nasa.gov/video/${id}/collection.json`,
    data: [{ ...data, date_created: '1969-07-20T00:00:00Z', ...(creator && { secondary_creator: creator }) }],
    links: [
      { href: `https://images-assets.nasa.gov/video/${id}/${id}~thumb.jpg`, rel: 'preview', render: 'image' },
    ],
  }
}
