import { createHash } from 'node:crypto'
import { guardedGet } from '../../researcher/guarded-get.ts'
import { createOpenWeb, WebProblem } from '../../researcher/open-web.ts'
import type { OpenWeb, WebMemory } from '../../researcher/open-web.ts'
import { openWikimedia } from '../../researcher/wikimedia.ts'
import type { Provenance } from '../illustrator.ts'
import { searchCleveland, searchOpenverse, searchWellcome } from './by-words.ts'
import { openClips } from './clips/find-clips.ts'
import { openCommons } from './commons.ts'
import { searchCongress } from './congress.ts'
import { findEntity } from './find-entity.ts'
import type { Entity } from './find-entity.ts'
import { creditOf, isFile, isOfSpace, namesToAsk } from './found-picture.ts'
import type { FoundPicture, LibraryOrder } from './found-picture.ts'
import { nameThings } from './name-things.ts'
import { searchNasa } from './nasa.ts'
import { openAsking } from './open-asking.ts'
import type { Asking } from './open-asking.ts'
import { refusePicture } from './open-picture.ts'
import type { OpenPicture } from './open-picture.ts'
import { rankPictures } from './rank-pictures.ts'
import type { WordSearch } from './read-answer.ts'
import { searchRijksmuseum } from './rijksmuseum.ts'
import { FILE_HOSTS, listBases } from './settings.ts'
import type { OpenPictureSettings } from './settings.ts'

/** Open collections of pictures. */
export type OpenLibrary = {
  /**
   * The pictures for a scene, best first; none where nothing is sure. Throws the WebProblem of what was not answered when nothing
   * else was found: then nobody knows.
   */
  find(order: LibraryOrder, signal?: AbortSignal): Promise<FoundPicture[]>
  /** The bytes of one, unread. Throws a WebProblem. */
  fetch(found: FoundPicture, signal?: AbortSignal): Promise<{ bytes: Uint8Array; provenance: Provenance }>
  /** The same of footage: none but what is called as the scene says. Missing: the operator wants none. */
  readonly findClips?: (order: LibraryOrder, signal?: AbortSignal) => Promise<FoundPicture[]>
}

type Clock = () => Date

export function createOpenLibrary(web: OpenWeb, settings: OpenPictureSettings, now: Clock): OpenLibrary {
  const wikimedia = openWikimedia(web, settings)
  const commons = openCommons(web, settings.commons)
  const ofEntity = async (
    name: string,
    order: LibraryOrder,
    signal?: AbortSignal,
  ): Promise<FoundPicture[]> => {
    const around = `${order.narration} ${order.film.text}`
    const entity = await findEntity(wikimedia, name, around, signal)
    if (entity === null) return []
    const found = await commons.ofItem(entity.itemId, signal)
    const chosen = found.some(({ page }) => isFile(page, entity.picture))
      ? found
      : [...(await commons.byName(entity.picture, signal)), ...found]
    return select(chosen, { entity, words: '' }, order)
  }
  const select = (
    pictures: readonly OpenPicture[],
    of: { readonly entity: Entity | null; readonly words: string },
    order: LibraryOrder,
  ): FoundPicture[] => {
    const { narration, shape, shown } = order
    const name = of.entity?.label ?? of.words
    const wanted = { name, narration, isPerson: of.entity?.isPerson ?? false }
    // What may not be shown is not there: nothing of it is weighed.
    const allowed = pictures.filter(
      (one) =>
        refusePicture(one, wanted, settings.allowsShareAlike) === undefined && !shown.includes(one.page),
    )
    return rankPictures(allowed, { ...of, narration, shape }).map((picture) => ({
      ...{ picture, of: name },
      credit: creditOf(picture, now()),
    }))
  }
  const byWords = async (
    order: LibraryOrder,
    orNothing: Asking['orNothing'],
    signal?: AbortSignal,
  ): Promise<FoundPicture[]> => {
    const words = order.searchWords
    if (words === '') return []
    for (const search of listSearches(order, { web, settings, commons: commons.byWords })) {
      const found = select(await orNothing(search(words, signal)), { entity: null, words }, order)
      if (found.length > 0) return found
    }
    return []
  }
  return {
    ...(settings.showsClips && { findClips: openClips({ web, settings, wikimedia, commons, now }) }),
    find: async (order, signal) => {
      const { orNothing, throwUnanswered } = openAsking(signal)
      const named = nameThings(order.narration, order.film)
      const asked = namesToAsk(order, named)
      for (const name of asked) {
        const found = await orNothing(ofEntity(name, order, signal))
        if (found.length > 0) return found
      }
      if (order.kind === 'mixed') return throwUnanswered()
      const found = await byWords(order, orNothing, signal)
      if (found.length > 0) return found
      for (const topic of named.topics.filter((one) => !asked.includes(one))) {
        const last = await orNothing(ofEntity(topic, order, signal))
        if (last.length > 0) return last
      }
      return throwUnanswered()
    },
    fetch: async ({ picture }, signal) => {
      const { provider, file, evidence, clip } = picture
      if (!isKept(file, settings[provider], FILE_HOSTS[provider])) throw new WebProblem('broken')
      const from = provider === 'commons' ? 'wikimedia' : provider
      const asked = { provider: from, address: file, signal } as const
      const bytes = await (clip ? web.askClip(asked) : web.askPicture(asked))
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      return { bytes, provenance: { file, sha256, evidence } }
    },
  }
}

const OF_AMERICA =
  /\b(?:americans?|united states|u\.s\.|civil war|new york|brooklyn|chicago|boston|philadelphia|san francisco|washington|lincoln|roosevelt|dust bowl|great depression|gold rush|cowboys?|pioneers?|homesteaders?|ellis island|wright brothers)\b/i

/** In which order collections are searched by words: where a film's field has one of its own, that one first. */
function listSearches(
  { film, narration }: LibraryOrder,
  { web, settings, commons }: { web: OpenWeb; settings: OpenPictureSettings; commons: WordSearch },
): WordSearch[] {
  const told = `${film.field ?? ''} ${narration}`
  const special = [
    ...(isOfSpace({ film, narration }) ? [searchNasa(web, settings.nasa)] : []),
    ...(/\b(?:painting|painter|portrait|artist|sculpture|museum|medieval|samurai)/i.test(told)
      ? [searchCleveland(web, settings.cleveland), searchRijksmuseum(web, settings.rijksmuseum)]
      : []),
    ...(/\b(?:anatomy|medicine|surgeon|plague|disease|hospital|pharmacy)/i.test(told)
      ? [searchWellcome(web, settings.wellcome)]
      : []),
    ...(OF_AMERICA.test(told) ? [searchCongress(web, settings.congress)] : []),
  ]
  return [...special, commons, searchOpenverse(web, settings.openverse)]
}

/** Bytes come from the collection itself and from where it is known to keep its files, never from where an answer leads. */
function isKept(file: string, base: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(file)) return false
  const url = new URL(file)
  if (url.origin === new URL(base).origin) return true
  const isKnown = hosts.some((host) =>
    host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,
  )
  return url.protocol === 'https:' && url.port === '' && isKnown
}

/** The open collections by these settings, their budgets and answers kept in `memory`. */
export function openPictureLibrary(settings: OpenPictureSettings, memory: WebMemory): OpenLibrary {
  const web = createOpenWeb({ settings, get: guardedGet(listBases(settings)), memory })
  return createOpenLibrary(web, settings, () => new Date())
}
