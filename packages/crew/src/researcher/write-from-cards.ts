import { chooseCards, scriptOf, writeDraft } from '@hookreel/film'
import type { DraftOrder, FactCard } from '@hookreel/film'
import { isKnownTopic } from '../writer/embedded/embedded-writer.ts'
import type { IdeaDraft, Source, Writer } from '../writer/writer.ts'
import type { Researcher } from './create-researcher.ts'

/** Fewer usable cards make no draft: then there are other ways to an idea. */
const FEWEST_CARDS = 4

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
  return [...Map.groupBy(told, ({ source }) => source.address)].flatMap(([, rows]) => {
    const source = rows[0]?.source
    if (!source) return []
    const { title, address, by, licence, readOn } = source
    const sentences = [...new Set(rows.map(({ text }) => text))]
    return [{ work: title, year: Number(readOn.slice(0, 4)), address, by, licence, readOn, sentences }]
  })
}

/**
 * A writer for where nobody taps cards: a model is given what was read; without one, a topic that is not built in becomes
 * the draft that a page would offer. `onNotice` is told what the person should know.
 */
export function createSourcedWriter(
  writer: Writer,
  parts: {
    readonly researcher: Researcher
    readonly hasModel: boolean
    readonly onNotice: (notice: string) => void
  },
): Writer {
  return {
    suggestIdeas: async (request, signal, onIdea) => {
      const isOwn = (request.notes?.trim() ?? '') !== '' || request.answers !== undefined
      if (isOwn || (!parts.hasModel && isKnownTopic(request.prompt)))
        return writer.suggestIdeas(request, signal, onIdea)
      const today = new Date().toISOString().slice(0, 10)
      const { subject, cards, passages, wanted, notice } = await parts.researcher(
        { prompt: request.prompt, today },
        signal,
      )
      if (notice !== null) parts.onNotice(notice)
      if (parts.hasModel)
        return writer.suggestIdeas(passages.length === 0 ? request : { ...request, passages }, signal, onIdea)
      if (subject === null || cards.length < FEWEST_CARDS) return writer.suggestIdeas(request, signal, onIdea)
      const order = { title: subject.title, name: subject.name, seconds: request.seconds, wanted }
      const idea = ideaFromCards(chooseCards(cards, order), order)
      const read = idea.sources.map(({ work, address }) => `${work} (${address ?? ''})`)
      parts.onNotice(`Read as ${subject.page}. The script is from sources, read it once: ${read.join('; ')}`)
      onIdea?.(idea)
      return [idea]
    },
  }
}
