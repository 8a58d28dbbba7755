import { setImmediate as letOthers } from 'node:timers/promises'
import { estimateSpeechSeconds } from '@hookreel/film'
import { z } from 'zod'
import { nameService } from '../provider/services.ts'
import { asData } from '../writer/as-data.ts'
import { askForObject } from '../writer/ask-for-object.ts'
import type { WritingService } from '../writer/ask-model.ts'
import { checkScript, checkText } from '../writer/check-text.ts'
import { critiqueScript } from '../writer/critique-script.ts'
import {
  IDEAS_INSTRUCTIONS,
  listOpenings,
  promptIdeas,
  writtenIdeaSchema,
} from '../writer/suggest-ideas.prompt.ts'
import type { IdeaDraft, IdeasRequest } from '../writer/writer.ts'
import { findUnsupported } from './check-support.ts'
import { contentWords } from './content-words.ts'
import type { Passage } from './research.ts'
import { listSources } from './write-from-cards.ts'

const sentenceSchema = z.object({
  text: z.string().describe('One sentence of the narration, exactly as it is spoken'),
  passages: z
    .array(z.string())
    .describe('Ids of the passages that it rests on; none for a sentence without facts'),
})
const sourcedIdeaSchema = writtenIdeaSchema
  .omit({ script: true })
  .extend({ sentences: z.array(sentenceSchema).describe('The narration, sentence by sentence') })
const sourcedIdeasSchema = z.object({ ideas: z.array(sourcedIdeaSchema) })
const mendedSchema = z.object({
  sentences: z.array(z.object({ number: z.number().int(), ...sentenceSchema.shape })),
})
type Sentence = z.output<typeof sentenceSchema>
type SourcedIdea = z.output<typeof sourcedIdeaSchema>

const RULES = [
  'The data has passages that were read about the topic. Take every fact from them and none from memory: no other number, date, unit or name.',
  'Each sentence names the ids of the passages that it rests on. Say it in your own words: never more than seven words in a row as a passage has them. Those of a passage that is marked own may be said as they are.',
]
/** What a model is shown of what was read: more is slow on one's own machine, and no better. */
const MAX_CHARACTERS = 9000
const TOKENS_AN_IDEA = 850
/** Sentences of an idea, of three minutes some forty, and letters of one. */
const MOST = { sentences: 80, letters: 500 }
/** Of the length that was asked for, least that must be left when what is made up is gone. */
const MIN_SHARE = 0.4

/** What is wanted, what was written already, and whether a critic reads the scripts. */
type Wanted = {
  readonly wanted: number
  readonly titles: readonly string[]
  readonly isCriticized?: boolean
}

/** One batch of ideas from passages; what they do not carry is written again once, then left out. */
export async function writeFromPassages(
  service: WritingService,
  request: IdeasRequest,
  { wanted, titles, isCriticized = false }: Wanted,
  signal?: AbortSignal,
): Promise<IdeaDraft[]> {
  const passages = choosePassages(request.passages ?? [], request.prompt)
  const shown = asData({
    passages: passages.map(({ id, text, isOwn }) => ({ id, text, ...(isOwn && { own: true }) })),
  })
  const { ideas } = await askForObject(
    service,
    {
      operation: 'ideas',
      instructions: [IDEAS_INSTRUCTIONS, ...RULES].join('\n'),
      prompt: `${promptIdeas(request, wanted, titles)}\n${shown}`,
      schema: sourcedIdeasSchema,
      answerTokens: wanted * TOKENS_AN_IDEA,
    },
    ({ ideas: written }) =>
      written.length === 0
        ? 'There is no idea in the answer.'
        : checkSize(
            written.slice(0, wanted).flatMap(({ sentences }) => sentences),
            wanted,
          ),
    signal,
  )
  const drafts: IdeaDraft[] = []
  for (const idea of ideas.slice(0, wanted)) {
    const supported = await keepSupported(service, request, { idea, passages, shown }, signal)
    const sentences = isCriticized
      ? await criticize(service, request, { title: idea.title, sentences: supported, passages }, signal)
      : supported
    const draft = present(idea, sentences, { passages, service, request })
    if (draft) drafts.push(draft)
  }
  return drafts
}

/**
 * Statements first, which are short and sure, then what speaks of the topic, then each source from its beginning: a long
 * one leaves room for the others.
 */
function choosePassages(passages: readonly Passage[], prompt: string): Passage[] {
  const asked = contentWords(prompt)
  const seen = new Map<string, number>()
  const placed = passages.map((passage) => {
    const key = `${passage.source.address} ${passage.source.title}`
    const place = seen.get(key) ?? 0
    seen.set(key, place + 1)
    const told = new Set(contentWords(passage.text))
    const points = isStatement(passage) ? 1000 : asked.filter((word) => told.has(word)).length * 3
    return { passage, points: points - place }
  })
  const best = placed.toSorted((one, other) => other.points - one.points).map(({ passage }) => passage)
  let size = 0
  const chosen = new Set(best.filter(({ text }) => (size += text.length) <= MAX_CHARACTERS))
  return best.filter((passage) => chosen.has(passage))
}
const isStatement = ({ source }: Passage): boolean => source.licence.startsWith('CC0')

type Asked = { readonly idea: SourcedIdea; readonly passages: readonly Passage[]; readonly shown: string }

async function keepSupported(
  service: WritingService,
  { prompt }: IdeasRequest,
  { idea, passages, shown }: Asked,
  signal: AbortSignal | undefined,
): Promise<Sentence[]> {
  const judge = async (sentence: Sentence) => {
    // Each takes milliseconds, and others are answered by this thread.
    await letOthers()
    return judgeSentence(sentence, passages, prompt)
  }
  const wrong: { number: number; text: string; reason: string }[] = []
  for (const [number, sentence] of idea.sentences.entries()) {
    const reason = await judge(sentence)
    if (reason !== null) wrong.push({ number, text: sentence.text, reason })
  }
  if (wrong.length === 0) return idea.sentences
  const mended = await mend(service, { wrong, shown }, signal)
  const kept: Sentence[] = []
  for (const [at, sentence] of idea.sentences.entries()) {
    if (!wrong.some(({ number }) => number === at)) {
      kept.push(sentence)
      continue
    }
    const again = mended.find(({ number }) => number === at)
    if (again && (await judge(again)) === null) kept.push({ text: again.text, passages: again.passages })
  }
  return kept
}

/** One pass of a critic: what is said otherwise must be carried by the same passages as what was said. */
async function criticize(
  service: WritingService,
  { prompt, seconds, language }: IdeasRequest,
  {
    title,
    sentences,
    passages,
  }: {
    readonly title: string
    readonly sentences: readonly Sentence[]
    readonly passages: readonly Passage[]
  },
  signal: AbortSignal | undefined,
): Promise<readonly Sentence[]> {
  const texts = sentences.map(({ text }) => text.trim())
  const isCarried = (text: string, number: number) => {
    const ids = sentences[number]?.passages ?? []
    return judgeSentence({ text, passages: ids }, passages, prompt) === null
  }
  const better = await critiqueScript(
    service,
    { title, sentences: texts, seconds, language },
    isCarried,
    signal,
  )
  return sentences.map((sentence, number) => ({ ...sentence, text: better[number] ?? sentence.text }))
}

function judgeSentence({ text, passages: ids }: Sentence, passages: readonly Passage[], topic: string) {
  const named = passages.filter(({ id }) => ids.includes(id))
  return (
    findUnsupported(
      text,
      named.map((one) => one.text),
      topic,
      named.filter(({ isOwn }) => isOwn !== true).map((one) => one.text),
    )?.reason ?? null
  )
}

/** What is wrong with the size of sentences, in a sentence: each is held against all passages, which takes milliseconds. */
function checkSize(sentences: readonly Sentence[], ideas: number): string | undefined {
  if (sentences.length > ideas * MOST.sentences) return 'There are too many sentences in the answer.'
  if (sentences.some(({ text }) => text.length > MOST.letters)) return 'A sentence is too long.'
  return undefined
}

/** Asks once for other sentences; a model that cannot loses them. */
async function mend(
  service: WritingService,
  {
    wrong,
    shown,
  }: { readonly wrong: readonly { number: number; text: string; reason: string }[]; shown: string },
  signal: AbortSignal | undefined,
): Promise<readonly (Sentence & { number: number })[]> {
  try {
    const { sentences } = await askForObject(
      service,
      {
        operation: 'ideas',
        instructions: [IDEAS_INSTRUCTIONS, ...RULES].join('\n'),
        prompt: `These sentences of a script are not carried by the passages that they name. Write each again so that it is, under its number; leave out one that cannot be.\n${asData({ sentences: wrong })}\n${shown}`,
        schema: mendedSchema,
        answerTokens: wrong.length * 60,
      },
      (answer) => checkSize(answer.sentences, wrong.length),
      signal,
    )
    return sentences
  } catch {
    signal?.throwIfAborted()
    return []
  }
}

function present(
  idea: SourcedIdea,
  sentences: readonly Sentence[],
  {
    passages,
    service,
    request,
  }: { passages: readonly Passage[]; service: WritingService; request: IdeasRequest },
): IdeaDraft | null {
  const script = sentences.map(({ text }) => text.trim()).join(' ')
  const read = passages.map(({ text }) => text)
  const foreign = passages.filter(({ isOwn }) => isOwn !== true).map(({ text }) => text)
  const isWrong =
    checkScript(script, { seconds: 0, language: request.language }) !== undefined ||
    estimateSpeechSeconds(script) < request.seconds * MIN_SHARE ||
    checkText(idea.title, { name: 'A title', maxCharacters: 120 }) !== undefined ||
    // A title that lies is no better than a sentence that does.
    findUnsupported(sentenceCase(idea.title), [...read, script], request.prompt, foreign) !== null
  if (isWrong) return null
  const keep = (text: string, most: number) =>
    checkText(text, { name: 'It', maxCharacters: most }) === undefined &&
    findUnsupported(text.replace(/#\S+/g, ''), [...read, script], request.prompt, foreign) === null
      ? text.trim()
      : ''
  return {
    title: idea.title.trim(),
    summary: keep(idea.summary, 1000),
    caption: keep(idea.caption, 1000) || idea.title.trim(),
    script,
    openings: listOpenings(idea.openings, script).filter(
      (text) => findUnsupported(text, read, request.prompt, foreign) === null,
    ),
    description: keep(idea.description, 2000),
    framework: idea.framework.trim().slice(0, 60),
    sources: listSources(
      sentences.flatMap((sentence) =>
        passages
          .filter(({ id }) => sentence.passages.includes(id))
          .map(({ source }) => ({ source, text: sentence.text })),
      ),
    ),
    writtenBy: nameService(service.settings.provider),
  }
}

/** Titles have capitals everywhere: only their numbers and dates are held against what was read. */
const sentenceCase = (title: string): string => title.toLowerCase()
