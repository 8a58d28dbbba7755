import { chooseCards } from '@hookreel/film'
import { isKnownTopic } from '../writer/embedded/embedded-writer.ts'
import type { Writer } from '../writer/writer.ts'
import type { Researcher } from './create-researcher.ts'
import { FEWEST_CARDS, ideaFromCards } from './write-from-cards.ts'

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
      const isOwn =
        (request.notes?.trim() ?? '') !== '' || request.answers !== undefined || request.given !== undefined
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
