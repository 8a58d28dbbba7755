import { weighPages } from '../../researcher/find-subject.ts'
import { contentWords } from '../../researcher/content-words.ts'
import type { Item, Wikimedia } from '../../researcher/wikimedia.ts'

/** A thing that has a page, an item and a picture that people chose for it. */
export type Entity = {
  readonly itemId: string
  readonly label: string
  /** The file that stands for it. */
  readonly picture: string
  /** The footage that does; empty without one. */
  readonly video: string
  /** Its category on Commons; empty without one. */
  readonly category: string
  readonly isPerson: boolean
}

/** Two pages of one name are told apart only by such a lead. */
const LEAD = 1.5
const HUMAN = 'Q5'
/** Instance of: no thing to see (many meanings, lists, names), or a work whose pictures are somebody's. */
const NOT_SEEN = new Set(
  'Q4167410 Q13406463 Q4167836 Q101352 Q202444 Q12308941 Q11879590 Q482994 Q134556 Q7366 Q105543609 Q11424 Q5398426 Q7889 Q215380 Q4830453 Q167270 Q431289 Q15416 Q21191270'.split(
    ' ',
  ),
)

/**
 * The thing of a name: only one whose page is called so, or is found under it, and that leads clearly over every other of the same
 * name. Null when nothing is, when it is not sure, and when nobody chose a picture for it.
 */
export async function findEntity(
  wikimedia: Wikimedia,
  name: string,
  around: string,
  signal?: AbortSignal,
): Promise<Entity | null> {
  const asked = contentWords(name).join(' ')
  if (asked === '') return null
  const found = await wikimedia.search(name, signal)
  const ranked = weighPages(name, `${name} ${around}`, found)
  const [best, ...others] = ranked.filter(({ page: { page, alias } }) =>
    [bareOf(page), page, alias].some((one) => contentWords(one).join(' ') === asked),
  )
  if (!best || others.some(({ points }) => best.points - points < LEAD)) return null
  const itemId = await wikimedia.findItemId(best.page.page, signal)
  const item = itemId === null ? null : await wikimedia.readItem(itemId, signal)
  return item && describe(item)
}

const bareOf = (page: string): string => page.replace(/\s*(?:\([^)]*\)|,.*)$/, '')

function describe(item: Item): Entity | null {
  const kinds = valuesOf(item, 'P31')
  const [picture] = valuesOf(item, 'P18')
  if (picture === undefined || kinds.some((kind) => NOT_SEEN.has(kind))) return null
  const [category = ''] = valuesOf(item, 'P373')
  const [video = ''] = valuesOf(item, 'P10')
  return { itemId: item.id, label: item.label, picture, video, category, isPerson: kinds.includes(HUMAN) }
}

/** The preferred ones first; what was withdrawn is left out. */
const valuesOf = (item: Item, property: string): string[] =>
  (item.statements.get(property) ?? [])
    .filter(({ rank }) => rank !== 'deprecated')
    .toSorted((one, other) => Number(other.rank === 'preferred') - Number(one.rank === 'preferred'))
    .flatMap(({ mainsnak }) => {
      const value = mainsnak.datavalue?.value
      if (typeof value === 'string') return [value]
      return typeof value === 'object' && value !== null && 'id' in value ? [String(value.id)] : []
    })
