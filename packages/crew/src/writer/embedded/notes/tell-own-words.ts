import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { parseNotes, speechSize } from './parse-notes.ts'
import { MADE_UP } from './read-brief.ts'
import { tellBrief } from './tell-brief.ts'
import { suggestFromNotes } from './suggest-from-notes.ts'
import { subjectOf } from '../interview/ask-back.ts'
import { findPromptLanguage } from '../interview/other-languages/find-prompt-language.ts'
import { readAnswers, tellAnswers } from '../interview/tell-answers.ts'
import { asksForKnown } from '../prompt/restate-request.ts'
import { isOrder } from '../prompt/strip-manner.ts'
import { wordsOfPlight } from '../plots/comfort/read-plight.ts'
import { isComfort, tellComfort } from '../plots/comfort/tell-comfort.ts'
import { tellOpening } from '../plots/speeches/tell-opening.ts'
import { tellMessage } from '../messages/tell-message.ts'
import { tellLived } from '../offers/tell-lived.ts'
import { tellAnnounced } from '../offers/announcements/tell-announced.ts'
import { tellListed } from '../own-lists/tell-listed.ts'
import { tellSearch } from '../own-lists/tell-search.ts'
import { tellHaiku } from '../poems/tell-haiku.ts'
import { isKept, tellKept } from '../poems/tell-kept.ts'
import { isRelatable, tellRelatable } from '../relatable/tell-relatable.ts'
import { tellPoem } from '../poems/tell-poem.ts'
import { tellTribute } from '../messages/tributes/tell-tribute.ts'
import { tellTwo } from '../poems/tell-two.ts'
import { tellDetails, tellNotice } from '../offers/tell-notice.ts'
import { tellNewcomer } from '../offers/tell-newcomer.ts'
import { tellOffers } from '../offers/tell-offer.ts'
import { tellRecipe } from '../offers/tell-recipe.ts'

/** Prompts longer than this, in whole sentences, are the user's own text. */
const OWN_TEXT_WORDS = 25
const COMMAND =
  /^(?:please\b|avoid\b|don't\b|do not\b|no \w+ing\b|each (?:one|video)\b|(?:can|could|would) you\b|(?:make|create|generate|write|give|produce|come up|tell me|show me|explain)\b|i(?:'d| would)? (?:want|need|like)\b|the (?:video|reel|script|tone|style)\b|it should\b|keep it\b|use an?\b)|\bi(?:'d| would)? (?:want|need|like) (?:you\b|.{0,40}\b(?:videos?|reels?|shorts|clips?|tiktoks?|scripts?|posts?|ideas?)\b)/i

/** What the person's own words, notes and answers become; null where they hold nothing to tell. */
export function tellOwnWords(asked: IdeasRequest): IdeaDraft[] | null {
  const notes = asked.notes?.trim() ?? ''
  const isNew = notes === '' && asked.answers === undefined && !isForeign(asked.prompt)
  const details = isNew
    ? (tellHaiku(asked) ??
      tellTwo(asked) ??
      tellPoems(asked) ??
      tellSearch(asked) ??
      tellTribute(asked) ??
      tellAnnounced(asked) ??
      tellListed(asked) ??
      tellMessage(asked) ??
      tellOpening(asked) ??
      tellRelatable(asked) ??
      tellComfort(asked) ??
      tellNotice(asked) ??
      tellOffers(asked) ??
      tellRecipe(asked) ??
      tellNewcomer(asked) ??
      tellLived(asked) ??
      tellDetails(asked))
    : []
  const brief = isNew ? tellBrief(asked, details) : null
  if (brief !== null) return [...brief]
  if (details.length > 0) return details
  const own = notes === '' ? ownText(asked.prompt) : notes
  if (own !== null) {
    const ideas = suggestFromNotes(own, asked)
    if (ideas.length > 0) return ideas
  }
  if (asked.answers !== undefined) {
    const subject = subjectOf(asked.prompt)
    return tellAnswers(subject, readAnswers(subject, asked.answers), asked)
  }
  return isNew ? tellListed(asked, true) : null
}

/** What words to a plight, observations, and a poem of just what a prompt names, tell of in words of their own. */
export const namesOf = (own: readonly IdeaDraft[], prompt: string): readonly string[] =>
  own.some(isKept) || own.some(isRelatable) ? [prompt] : own.some(isComfort) ? wordsOfPlight(prompt) : []

/** The poem that is kept of just what a prompt names, and then those that any name fits into. */
function tellPoems(asked: IdeasRequest): IdeaDraft[] | null {
  const kept = tellKept(asked)
  return kept === null ? tellPoem(asked) : [...kept, ...(tellPoem(asked) ?? [])].slice(0, asked.count)
}

/** Whoever writes in another language is answered by their own words, never by an English word that is spelled alike. */
export const isForeign = (prompt: string): boolean => findPromptLanguage(prompt) !== undefined

/** The prompt's own sentences when it is a text rather than an order of what is known or made up: over 25 words in two or more whole sentences. */
function ownText(prompt: string): string | null {
  const sentences = parseNotes(prompt).sentences.map(({ text }) => text)
  const told = sentences.filter((text) => !COMMAND.test(text) && !isOrder(text) && prompt.includes(text))
  const size = told.reduce((sum, text) => sum + speechSize(text), 0)
  const isText = told.length >= 2 && size > OWN_TEXT_WORDS
  return isText && !MADE_UP.test(prompt) && !asksForKnown(prompt) ? told.join('\n\n') : null
}
