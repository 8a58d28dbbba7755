import { scriptOf, writeDraft } from '@hookreel/film'
import type { DraftOrder, FactCard } from '@hookreel/film'
import type { IdeaDraft, Source } from '../writer/writer.ts'

/** Fewer usable cards make no draft: then there are other ways to an idea. */
export const FEWEST_CARDS = 4

/** An idea from cards, which keeps which of its sentences rests on what. */
export function ideaFromCards(cards: readonly FactCard[], order: DraftOrder): IdeaDraft {
  const draft = writeDraft(cards, order)
  const told = draft.sentences.flatMap(({ text, cardId }) => {
    const card = cards.find(({ id }) => id === cardId)
    return card ? [{ text, source: card.source }] : []
  })
  return {
    title: draft.title,
    summary: `From ${cards.length} facts about ${order.name}, each with its source. Read it once before it becomes a video.`,
    caption: `${draft.title} ${tagsOf(order.title)}`.trim(),
    script: scriptOf(draft),
    description: '',
    framework: draft.framework,
    sources: listSources(told),
  }
}

const tagsOf = (title: string): string =>
  [
    ...new Set([
      title
        .replace(/^the /i, '')
        .replace(/[^\p{L}\p{N}]+/gu, '')
        .toLowerCase(),
      'facts',
    ]),
  ]
    .filter((tag) => tag !== '')
    .map((tag) => `#${tag}`)
    .join(' ')

/** Each source once, with the sentences that rest on it. */
export function listSources(
  told: readonly { readonly text: string; readonly source: FactCard['source'] }[],
): Source[] {
  return [...Map.groupBy(told, ({ source }) => `${source.address} ${source.title}`)].flatMap(([, rows]) => {
    const source = rows[0]?.source
    if (!source) return []
    const { title, address, by, licence, readOn } = source
    const sentences = [...new Set(rows.map(({ text }) => text))]
    return [{ work: title, year: Number(readOn.slice(0, 4)), address, by, licence, readOn, sentences }]
  })
}
