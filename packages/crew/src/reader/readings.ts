/** What is read of people's words with patterns and packs of what is known: the built-in writer, and the maker of cards. */
import { addGiven } from '../researcher/given-sources.ts'
import { coreOf, rankPages, readQuestion } from '../researcher/find-subject.ts'
import { researchGiven } from '../researcher/research-given.ts'
import { cardsFromStatements } from '../researcher/statement-cards.ts'
import { tellArticle } from '../researcher/tell-article.ts'
import { ideaFromCards } from '../researcher/write-from-cards.ts'
import { createEmbeddedEnhancer } from '../writer/embedded/enhance/embedded-enhancer.ts'
import type { EnhanceRequest, ImproveRequest } from '../writer/enhancer.ts'
import { createEmbeddedWriter, isKnownTopic } from '../writer/embedded/embedded-writer.ts'
import { askBack } from '../writer/embedded/interview/ask-back.ts'
import type { IdeasRequest } from '../writer/writer.ts'

const writer = createEmbeddedWriter()
const enhancer = createEmbeddedEnhancer()

export const READINGS = {
  suggestIdeas: (request: IdeasRequest) => writer.suggestIdeas(request),
  enhance: (request: EnhanceRequest) => enhancer.enhance(request),
  improve: (request: ImproveRequest) => enhancer.improve(request),
  ...{ askBack, isKnownTopic, addGiven, researchGiven, ideaFromCards },
  ...{ readQuestion, coreOf, rankPages, tellArticle, cardsFromStatements },
}
