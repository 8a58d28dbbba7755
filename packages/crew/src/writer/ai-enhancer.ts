import { hasBlanks } from '@hookreel/film'
import type { z } from 'zod'
import { nameService } from '../provider/services.ts'
import { askForObject } from './ask-for-object.ts'
import type { WritingService } from './ask-model.ts'
import { checkScript, checkText } from './check-text.ts'
import { ENHANCE_INSTRUCTIONS, promptEnhancement, textsSchema, VARIATIONS } from './enhance-text.prompt.ts'
import type { Enhancer, EnhanceRequest, ImproveRequest } from './enhancer.ts'
import { IMPROVE_INSTRUCTIONS, improvedSchema, promptImprovement } from './improve-idea.prompt.ts'
import { estimateTokens } from './estimate-tokens.ts'

const TITLE_CHARACTERS = 200
const SUMMARY_CHARACTERS = 5000
const CAPTION_CHARACTERS = 5000
/** A script in another tone stays about as long: its video does. */
const LONGEST_GROWTH = 1.35
const SHORTEST_GROWTH = 0.65

/** What is said of an answer that is the idea as it was: nobody looks for a change that is not there. */
const LEFT = 'The writer left it as it is. Say more exactly what should be different.'

/** Re-dresses and improves texts by a language model. Throws ProviderError. */
export function createAiEnhancer(service: WritingService): Enhancer {
  const author = { writtenBy: nameService(service.settings.provider), isEmbedded: false }
  return {
    enhance: async (request, signal) => {
      const asked = request.wish === 'variations' ? VARIATIONS : 1
      const { texts } = await askForObject(
        service,
        {
          operation: 'enhance',
          instructions: ENHANCE_INSTRUCTIONS,
          prompt: promptEnhancement(request),
          schema: textsSchema,
          answerTokens: asked * estimateTokens(request.text),
        },
        (answer) => checkTexts(answer.texts.slice(0, asked), request),
        signal,
      )
      const different = new Set(texts.slice(0, asked).map((text) => text.trim()))
      different.delete(request.text.trim())
      return { texts: [...different], ...author }
    },
    improve: async (request, signal) => {
      // Blanks are filled by their owner.
      const asked = hasBlanks(request.script) ? { ...request, script: '' } : request
      const { title, summary, caption, script } = await askForObject(
        service,
        {
          operation: 'improve',
          instructions: IMPROVE_INSTRUCTIONS,
          prompt: promptImprovement(asked),
          schema: improvedSchema,
          answerTokens: estimateTokens(asked.title + asked.summary + asked.caption + asked.script),
        },
        (idea) => checkImproved(idea, asked),
        signal,
      )
      const improved = {
        title: title.trim(),
        summary: summary.trim(),
        ...(asked.caption === '' ? {} : { caption: caption.trim() }),
        ...(asked.script === '' ? {} : { script: script.trim() }),
      }
      const isSame = Object.entries(improved).every(
        ([field, text]) => text === asked[field as keyof typeof improved].trim(),
      )
      return { ...improved, changes: [], undone: isSame ? [LEFT] : [], ...author }
    },
  }
}

/** What the wish did not touch is the author's own, whatever it looks like. */
function checkImproved(idea: z.output<typeof improvedSchema>, asked: ImproveRequest): string | undefined {
  const isNew = (field: 'caption' | 'script') =>
    asked[field] !== '' && idea[field].trim() !== asked[field].trim()
  return (
    checkText(idea.title, { name: 'The title', maxCharacters: TITLE_CHARACTERS }) ??
    checkText(idea.summary, { name: 'The summary', maxCharacters: SUMMARY_CHARACTERS }) ??
    (isNew('caption')
      ? checkText(idea.caption, { name: 'The caption', maxCharacters: CAPTION_CHARACTERS })
      : undefined) ??
    (isNew('script') ? checkScript(idea.script, { seconds: 0, language: '' }) : undefined)
  )
}

function checkTexts(texts: readonly string[], { field, text }: EnhanceRequest): string | undefined {
  if (texts.length === 0) return 'There is no text in the answer.'
  for (const written of texts) {
    const problem =
      field === 'script'
        ? (checkScript(written, { seconds: 0, language: '' }) ?? checkGrowth(written, text))
        : checkText(written, { name: 'A caption', maxCharacters: CAPTION_CHARACTERS })
    if (problem !== undefined) return problem
  }
  return undefined
}

function checkGrowth(written: string, before: string): string | undefined {
  const growth = written.trim().length / before.trim().length
  if (growth > LONGEST_GROWTH) return 'The script has become too long for its video.'
  return growth < SHORTEST_GROWTH ? 'The script has become too short for its video.' : undefined
}
