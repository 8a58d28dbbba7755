import type { IdeaDraft, IdeasRequest, Writer } from '../writer.ts'
import { isVague } from './find-pack.ts'
import { parseNotes, speechSize } from './notes/parse-notes.ts'
import { suggestFromNotes } from './notes/suggest-from-notes.ts'
import { outlineIdeas } from './outlines.ts'
import { mendPrompt } from './mend-prompt.ts'
import { parsePrompt } from './parse-prompt.ts'
import { stripOrders } from './strip-orders.ts'
import { suggestFromAll } from './suggest-from-all.ts'
import { findStory } from './stories/find-story.ts'
import { tellStories } from './stories/tell-stories.ts'
import { suggestFromPack } from './suggest-from-pack.ts'

/** Prompts longer than this, in whole sentences, are the user's own text. */
const OWN_TEXT_WORDS = 25
const COMMAND =
  /^(?:please\b|avoid\b|don't\b|do not\b|no \w+ing\b|each (?:one|video)\b|(?:can|could|would) you\b|(?:make|create|generate|write|give|produce|come up|tell me|show me|explain)\b|i(?:'d| would)? (?:want|need|like)\b|the (?:video|reel|script|tone|style)\b|it should\b|keep it\b|use an?\b)|\bi(?:'d| would)? (?:want|need|like) (?:you\b|.{0,40}\b(?:videos?|reels?|shorts|clips?|tiktoks?|scripts?|posts?|ideas?)\b)/i

/**
 * The writer that needs nothing: no key, no network. It knows twelve packs of facts and nine families of stories,
 * builds from the user's own notes on any topic, and gives outlines (`isOutline`) for what it does not know.
 * The same request gives the same ideas. Titles, hooks and facts of one answer are distinct, so that fewer than
 * `count` may come back.
 */
export function createEmbeddedWriter(): Writer {
  return {
    suggestIdeas: async (request, signal) => {
      signal?.throwIfAborted()
      return suggest(request)
    },
  }
}

function suggest(asked: IdeasRequest): IdeaDraft[] {
  const notes = asked.notes?.trim() ?? ''
  const own = notes === '' ? ownText(asked.prompt) : notes
  if (own !== null) {
    const ideas = suggestFromNotes(own, asked)
    if (ideas.length > 0) return ideas
  }
  const request = { ...asked, prompt: readOrder(asked.prompt) }
  const parsed = parsePrompt(request.prompt)
  const setting = parsed.story === null ? null : findStory(request.prompt, parsed.story)
  if (setting !== null) return tellStories(setting, request)
  if (parsed.story === null && isVague(request.prompt)) return suggestFromAll(parsed, request)
  if (parsed.match === null) return outlineIdeas(parsed, request)
  const ideas = suggestFromPack(parsed.match, parsed, request)
  return ideas.length > 0 ? ideas : outlineIdeas(parsed, request)
}

const readOrder = (prompt: string): string => stripOrders(mendPrompt(prompt))

/** Whether the embedded writer has facts, stories or the prompt's own sentences to work with; else it gives outlines. */
export function isKnownTopic(prompt: string): boolean {
  const meant = readOrder(prompt)
  const parsed = parsePrompt(meant)
  if (ownText(prompt) !== null || parsed.match !== null || isVague(meant)) return true
  return parsed.story !== null && findStory(meant, parsed.story) !== null
}

/** The prompt's own sentences when it is a text rather than an order: over 25 words in two or more whole sentences. */
function ownText(prompt: string): string | null {
  const sentences = parseNotes(prompt).sentences.map(({ text }) => text)
  const told = sentences.filter((text) => !COMMAND.test(text) && prompt.includes(text))
  const size = told.reduce((sum, text) => sum + speechSize(text), 0)
  return told.length >= 2 && size > OWN_TEXT_WORDS ? told.join('\n\n') : null
}
