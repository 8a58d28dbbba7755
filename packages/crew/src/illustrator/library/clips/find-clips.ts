import type { OpenWeb } from '../../../researcher/open-web.ts'
import type { Wikimedia } from '../../../researcher/wikimedia.ts'
import type { Commons } from '../commons.ts'
import { findEntity } from '../find-entity.ts'
import type { Entity } from '../find-entity.ts'
import { creditOf, isFile, isOfLastCentury, isOfSpace, namesToAsk } from '../found-picture.ts'
import type { FoundPicture, LibraryOrder } from '../found-picture.ts'
import { nameThings } from '../name-things.ts'
import { searchNasaClips } from '../nasa.ts'
import { openAsking } from '../open-asking.ts'
import type { OpenPicture } from '../open-picture.ts'
import type { WordSearch } from '../read-answer.ts'
import type { OpenPictureSettings } from '../settings.ts'
import { searchArchive } from './archive.ts'
import { rankClips } from './rank-clips.ts'
import { refuseClip } from './refuse-clip.ts'

type Parts = {
  readonly web: OpenWeb
  readonly settings: OpenPictureSettings
  readonly wikimedia: Wikimedia
  readonly commons: Commons
  readonly now: () => Date
}
type FindClips = (order: LibraryOrder, signal?: AbortSignal) => Promise<FoundPicture[]>

/** Footage for a scene: of what it names, and where the film shows real pictures by its words. */
export function openClips(parts: Parts): FindClips {
  const { wikimedia } = parts
  return async (order, signal) => {
    const sources = listSources(parts, order)
    if (sources.length === 0) return []
    const { orNothing, throwUnanswered } = openAsking(signal)
    const first = async (entity: Entity | null, words: string) => {
      for (const { ofThing, byWords } of sources) {
        const search = entity ? ofThing(entity, signal) : byWords(words, signal)
        const found = select(parts, await orNothing(search), { entity, words }, order)
        if (found.length > 0) return found
      }
      return []
    }
    const around = `${order.narration} ${order.film.text}`
    for (const name of namesToAsk(order, nameThings(order.narration, order.film))) {
      const [entity] = await orNothing(
        findEntity(wikimedia, name, around, signal).then((one) => (one ? [one] : [])),
      )
      const found = entity ? await first(entity, '') : []
      if (found.length > 0) return found
    }
    const found =
      order.kind === 'real' && order.searchWords !== '' ? await first(null, order.searchWords) : []
    return found.length > 0 ? found : throwUnanswered()
  }
}

type Source = {
  readonly ofThing: (entity: Entity, signal?: AbortSignal) => Promise<OpenPicture[]>
  readonly byWords: WordSearch
}

/** Which collections are asked about a scene, the most special first. */
function listSources({ web, settings, commons }: Parts, order: LibraryOrder): Source[] {
  const nasa = searchNasaClips(web, settings.nasa)
  const archive = searchArchive(web, settings.archive)
  // Its films have 480 lines: too few for a tall frame.
  const isOfArchive = isOfLastCentury(order) && order.shape !== 'portrait'
  return [
    ...(isOfSpace(order) ? [{ ofThing: byLabel(nasa), byWords: nasa }] : []),
    ...(isOfArchive ? [{ ofThing: byLabel(archive), byWords: archive }] : []),
    // Without a contact, what Wikimedia answers in a minute is needed for pictures.
    ...(settings.contact === undefined ? [] : [ofCommons(commons)]),
  ]
}

/** One word is a name of many things: nobody there says which. */
const byLabel =
  (search: WordSearch): Source['ofThing'] =>
  async ({ label }, signal) =>
    label.trim().includes(' ') ? search(label, signal) : []

const ofCommons = ({ clips }: Commons): Source => ({
  ofThing: async ({ itemId, video }, signal) => {
    const found = await clips.ofItem(itemId, signal)
    const isChosenThere = video === '' || found.some(({ page }) => isFile(page, video))
    return isChosenThere ? found : [...(await clips.byName(video, signal)), ...found]
  },
  byWords: clips.byWords,
})

function select(
  { now }: Pick<Parts, 'now'>,
  clips: readonly OpenPicture[],
  of: { readonly entity: Entity | null; readonly words: string },
  { narration, shape, shown }: LibraryOrder,
): FoundPicture[] {
  const name = of.entity?.label ?? of.words
  const wanted = { name, narration, isPerson: of.entity?.isPerson ?? false, shape }
  // What may not be shown is not there: nothing of it is weighed.
  const allowed = clips.filter((one) => refuseClip(one, wanted) === undefined && !shown.includes(one.page))
  return rankClips(allowed, { ...of, narration, shape }).map((picture) => ({
    ...{ picture, of: name },
    credit: creditOf(picture, now()),
  }))
}
