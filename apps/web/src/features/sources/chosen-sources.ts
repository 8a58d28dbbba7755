import type { Source } from '@hookreel/contract'
import { SOURCES_MAX_COUNT } from '@hookreel/film'

/** A source that ideas shall be made from, and whether the person wrote it. */
export type ChosenSource = { source: Source; isOwn: boolean }

/** What a person sends is mostly their own, what stands at an address mostly not; either can be said otherwise. */
export const chooseSource = (source: Source): ChosenSource => ({ source, isOwn: source.address === '' })

/** With one more; the same page or file again takes the place of its earlier reading. */
export function addSource(chosen: readonly ChosenSource[], source: Source): ChosenSource[] {
  const isSame = (one: Source) =>
    one.title === source.title && one.address === source.address && one.day === source.day
  const others = chosen.filter((one) => !isSame(one.source))
  return [...others, chooseSource(source)].slice(-SOURCES_MAX_COUNT)
}

/** As they are sent. */
export const chosenOf = (chosen: readonly ChosenSource[]): { id: string; isOwn: boolean }[] =>
  chosen.map(({ source: { id }, isOwn }) => ({ id, isOwn }))

/** What kind it is, for people. */
export const nameKind = ({ kind }: Source): string =>
  ({
    page: 'Web page',
    pdf: 'PDF',
    docx: 'Word document',
    feed: 'Feed item',
    markdown: 'Markdown',
    text: 'Text',
  })[kind]
