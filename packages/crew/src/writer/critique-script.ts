import { setImmediate as letOthers } from 'node:timers/promises'
import { splitSentences } from '@hookreel/film'
import { z } from 'zod'
import { isOnThisMachine, findTokenPrice } from '../provider/models.ts'
import type { CrewSettings } from '../provider/provider-settings.ts'
import { ProviderError } from '../provider/provider.ts'
import { asData, DATA_RULE } from './as-data.ts'
import { askForObject } from './ask-for-object.ts'
import type { WritingService } from './ask-model.ts'
import { checkScript, checkText } from './check-text.ts'
import { SCRIPT_RULE } from './suggest-ideas.prompt.ts'

/** Microdollars a token of an answer up to which a second reading is thought cheap: about a cent for a script. */
const LOW_PRICE = 10
/** A sentence that is written again, and what is said around it. */
const TOKENS_A_CHANGE = 60
const TOKENS_AROUND = 80
const SENTENCE_MAX_CHARACTERS = 400

const critiqueSchema = z.object({
  stays: z.boolean().describe('The first sentence alone makes a viewer stay'),
  oneThought: z.boolean().describe('Each sentence has one thought'),
  concrete: z.boolean().describe('Nouns are concrete: things, people, places, numbers'),
  noFiller: z.boolean().describe('No sentence could go without loss'),
  endsOnPoint: z.boolean().describe('The last sentence is the point'),
  changes: z
    .array(z.object({ number: z.number().int(), text: z.string() }))
    .describe('Each sentence that fails, by its number, written anew; empty when all is well'),
})

/** The rules of reading a script as a critic. */
export const CRITIQUE_INSTRUCTIONS = [
  'You read narration scripts of short videos as a strict editor, and write again only the sentences that fail one of five questions: does the first sentence alone make a viewer stay; has each sentence one thought; are the nouns concrete; could no sentence go without loss; does the last sentence end on the point.',
  'A sentence that is written again says the same in about as many words. It adds no number, date, name or fact that the script does not have. Most sentences of a good script stay as they are.',
  SCRIPT_RULE,
  DATA_RULE,
  'Answer only with JSON of the given schema.',
].join('\n')

/** A script as a critic reads it. */
export type CriticizedScript = {
  readonly title: string
  readonly sentences: readonly string[]
  readonly seconds: number
  readonly language: string
}

export function promptCritique({ title, sentences, seconds, language }: CriticizedScript): string {
  return [
    'Read the script in the data, whose sentences are numbered from 0, and answer the five questions.',
    asData({ title, language, seconds, sentences: sentences.map((text, number) => ({ number, text })) }),
  ].join('\n')
}

/** Whether a service reads its scripts a second time: where that was set, else where it costs little and takes no minutes. */
export function hasCritic(
  { critic = 'auto' }: Pick<CrewSettings, 'critic'>,
  service: WritingService['settings'],
): boolean {
  if (critic !== 'auto') return critic === 'on'
  return !isOnThisMachine(service) && findTokenPrice(service).output <= LOW_PRICE
}

/**
 * The sentences of a script after one pass of a critic, who writes those anew that fail. A change is taken when `isCarried` allows
 * it and the script stays a script of its length. What goes wrong leaves the sentences as they were: a script that is there is never
 * lost to its critic. Throws only what aborts.
 */
export async function critiqueScript(
  service: WritingService,
  script: CriticizedScript,
  isCarried: (text: string, number: number) => boolean,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const { sentences, seconds, language } = script
  const changes = await askCritic(service, script, signal)
  const better: string[] = []
  for (const [number, sentence] of sentences.entries()) {
    // To hold one against what it must rest on takes milliseconds, and others are answered by this thread.
    await letOthers()
    const text = changes.find((change) => change.number === number)?.text.trim() ?? ''
    const isTaken =
      checkText(text, { name: 'It', maxCharacters: SENTENCE_MAX_CHARACTERS }) === undefined &&
      splitSentences(text).length === 1 &&
      isCarried(text, number)
    better.push(isTaken ? text : sentence)
  }
  return checkScript(better.join(' '), { seconds, language }) === undefined ? better : sentences
}

async function askCritic(
  service: WritingService,
  script: CriticizedScript,
  signal: AbortSignal | undefined,
): Promise<z.output<typeof critiqueSchema>['changes']> {
  try {
    const { changes, ...verdicts } = await askForObject(
      service,
      {
        operation: 'critique',
        instructions: CRITIQUE_INSTRUCTIONS,
        prompt: promptCritique(script),
        schema: critiqueSchema,
        answerTokens: TOKENS_AROUND + Math.ceil(script.sentences.length / 2) * TOKENS_A_CHANGE,
      },
      () => undefined,
      signal,
    )
    // Nothing failed: what was changed all the same is taste.
    return Object.values(verdicts).every(Boolean) ? [] : changes
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof ProviderError) return []
    throw error
  }
}

/** A script with some of its sentences in other words; where its lines break stays. */
export function replaceSentences(
  script: string,
  sentences: readonly string[],
  better: readonly string[],
): string {
  let text = script
  let from = 0
  for (const [number, sentence] of sentences.entries()) {
    const at = text.indexOf(sentence, from)
    // Sentences are told on one line: one that was broken over two is left as it is.
    if (at < 0) continue
    const next = better[number] ?? sentence
    text = text.slice(0, at) + next + text.slice(at + sentence.length)
    from = at + next.length
  }
  return text
}
