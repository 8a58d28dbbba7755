import { z } from 'zod'
import type { Licence } from '../../illustrator/library/licence.ts'
import {
  isSensitive,
  openverseList,
  openverseWork,
  plain,
  readOpenverseTerms,
} from '../../illustrator/library/openverse.ts'
import { searchWords } from '../../researcher/open-web.ts'
import type { OpenWeb } from '../../researcher/open-web.ts'

/** What is searched for: a bed of music, or a sound of a moment. */
type OpenMusicKind = 'music' | 'sound'

/** A piece that an open collection offers under terms that allow films which earn money. */
export type OpenMusic = {
  readonly id: string
  readonly title: string
  /** Empty only where nobody has to be named. */
  readonly author: string
  readonly licence: Licence
  /** Its own page. */
  readonly page: string
  /** Where it is kept, as people know it. */
  readonly source: string
  /** Where its bytes are. */
  readonly file: string
  readonly seconds: number
  /** The fields that its terms were read from, as they came: the proof when somebody asks. */
  readonly evidence: Readonly<Record<string, unknown>>
}

/** The free music of Openverse: Jamendo, Freesound and others. Each call throws a WebProblem when nothing answers. */
export type MusicLibrary = {
  search(words: string, kind: OpenMusicKind, signal?: AbortSignal): Promise<OpenMusic[]>
  /** As it is offered now; undefined when it is not any more, or not on such terms. */
  find(id: string, signal?: AbortSignal): Promise<OpenMusic | undefined>
  fetch(piece: OpenMusic, signal?: AbortSignal): Promise<Uint8Array>
}

const DAY = 86_400
/** So long, what was said of a piece is believed: somebody hears it and takes it. */
const MOMENT = 60
const LONGEST_SECONDS = 900
const SHORTEST_SECONDS = 0.5
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** The hosts that keep what Openverse lists, with all that end in them. */
const FILE_HOSTS = ['freesound.org', 'jamendo.com', 'upload.wikimedia.org', 'ccmixter.org']
const PAGE_HOSTS = ['freesound.org', 'jamendo.com', 'commons.wikimedia.org', 'ccmixter.org']

const pieceSchema = openverseWork.extend({
  id: z.string().regex(ID),
  title: z.string(),
  /** Milliseconds. */
  duration: z.number(),
})

/** `isAllowed` tells which of the free licences may be used. Openverse is asked for those alone, and its word is looked at all the same. */
export function createMusicLibrary(
  web: OpenWeb,
  base: string,
  isAllowed: (licence: Licence) => boolean,
): MusicLibrary {
  const ownHost = new URL(base).hostname
  const isHost = (address: string, hosts: readonly string[]) => {
    const url = URL.parse(address)
    if (url?.hostname === ownHost) return true
    return url?.protocol === 'https:' && hosts.some((host) => `.${url.hostname}`.endsWith(`.${host}`))
  }
  const read = (found: unknown): OpenMusic[] => {
    const one = pieceSchema.safeParse(found).data
    if (!one || isSensitive(one)) return []
    const { licence, evidence } = readOpenverseTerms(one)
    const [title, author] = [plain(one.title, 120), plain(one.creator, 120)]
    const seconds = one.duration / 1000
    const isNamed = title !== '' && (author !== '' || licence?.family === 'cc0')
    const isUsable = seconds >= SHORTEST_SECONDS && seconds <= LONGEST_SECONDS
    if (!licence || !isAllowed(licence) || !isNamed || !isUsable) return []
    if (!isHost(one.url, FILE_HOSTS) || !isHost(one.foreign_landing_url, PAGE_HOSTS)) return []
    return [
      {
        ...{ id: one.id, title, author, licence, seconds, page: one.foreign_landing_url, file: one.url },
        source: plain(one.source, 40) || 'unknown',
        evidence: { ...evidence, source: one.source, url: one.url },
      },
    ]
  }
  return {
    search: async (words, kind, signal) => {
      const query = { q: searchWords(words), license: 'cc0,by', mature: 'false', page_size: '20' }
      const category = kind === 'music' ? 'music' : 'sound_effect'
      const address = `${base}/v1/audio/?${new URLSearchParams({ ...query, category }).toString()}`
      const answer = await web.askJson({ provider: 'openverse', address, keepSeconds: DAY, signal })
      return (openverseList.safeParse(answer).data?.results ?? []).flatMap(read)
    },
    find: async (id, signal) => {
      if (!ID.test(id)) return undefined
      const address = `${base}/v1/audio/${id}/`
      const answer = await web.askJson({ provider: 'openverse', address, keepSeconds: MOMENT, signal })
      const [piece] = read(answer)
      return piece?.id === id ? piece : undefined
    },
    fetch: ({ file }, signal) => web.askSound({ provider: 'openverse', address: file, signal }),
  }
}
