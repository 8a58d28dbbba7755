import { failAs } from '../provider/explain-status.ts'
import { ProviderError } from '../provider/provider.ts'
import { nameService } from '../provider/services.ts'
import { dropFences } from './ask-for-object.ts'
import { askModel } from './ask-model.ts'
import type { WritingService } from './ask-model.ts'
import { isFree, isOnThisMachine } from '../provider/models.ts'
import { writeFromPassages } from '../researcher/write-from-passages.ts'
import { splitSentences } from '@hookreel/film'
import { findUnsupported } from '../researcher/check-support.ts'
import { checkScript, checkText } from './check-text.ts'
import { critiqueScript, replaceSentences } from './critique-script.ts'
import {
  IDEAS_INSTRUCTIONS,
  listOpenings,
  promptIdeas,
  writtenIdeaSchema,
  writtenIdeasSchema,
} from './suggest-ideas.prompt.ts'
import type { WrittenIdea } from './suggest-ideas.prompt.ts'
import type { IdeaDraft, IdeasRequest, Writer } from './writer.ts'

/** While it is written, an answer is read once for each idea that ends; one of braces alone would be read without end. */
const MAX_LOOKS = 100
/** Of ten that were asked for. */
const MAX_ELEMENTS = 50
/** Ideas asked for at once: more would take longer than a request may, and be lost together. */
const BATCH = 10
/** A model on one's own machine writes some tens of tokens a second. */
const LOCAL_BATCH = 3
/** The writer of this machine writes some words a second: its ideas come one by one. */
const OWN_BATCH = 1
/** Each sentence names its sources, which makes an answer half as long again. */
const SOURCED_BATCH = 5
/** An idea with a script of a minute. */
const TOKENS_AN_IDEA = 600

/**
 * Ideas by a language model, each read once more by a critic if `isCriticized`. They are told one by one as they are written; what
 * breaks the rules is asked for once more. Throws ProviderError when not one idea can be used; once there is one, fewer than asked
 * may come back.
 */
export function createAiWriter(service: WritingService, isCriticized = false): Writer {
  const batch = chooseBatch(service)
  return {
    suggestIdeas: async (request, signal, onIdea) => {
      const written = openDrafts(service, request, { isCriticized, signal, onIdea })
      const { drafts } = written
      while (drafts.length < request.count) {
        const before = drafts.length
        const wanted = Math.min(batch, request.count - before)
        try {
          if (request.passages?.length) await writeSourced(service, request, wanted, written, signal)
          else await writeBatch(service, request, wanted, written, signal)
          await written.settle()
        } catch (error) {
          // What is written already is not thrown away.
          await written.settle()
          if (error instanceof ProviderError && drafts.length > 0) return drafts
          throw error
        }
        if (drafts.length === before) break
      }
      return drafts
    },
  }
}

/** Ideas that are written, in order; each is told once, when nothing of it changes any more. */
type Drafts = {
  readonly drafts: IdeaDraft[]
  /** Whether ideas from passages are read by a critic, which needs to know the passages of each sentence. */
  readonly isCriticized: boolean
  /** Takes an idea, unless its title is known. `isFinal`: a critic has read it, or cannot. */
  readonly take: (idea: IdeaDraft, isFinal: boolean) => void
  /** Waits for the critic. */
  readonly settle: () => Promise<void>
}

function openDrafts(
  service: WritingService,
  request: IdeasRequest,
  {
    isCriticized,
    signal,
    onIdea,
  }: {
    readonly isCriticized: boolean
    readonly signal: AbortSignal | undefined
    readonly onIdea: ((idea: IdeaDraft) => void) | undefined
  },
): Drafts {
  const drafts: IdeaDraft[] = []
  let reading: Promise<void> = Promise.resolve()
  const read = async (idea: IdeaDraft, at: number) => {
    const better = await criticize(service, request, idea, signal)
    drafts[at] = better
    onIdea?.(better)
  }
  return {
    drafts,
    isCriticized,
    take: (idea, isFinal) => {
      if (drafts.some(({ title }) => isSame(title, idea.title))) return
      const at = drafts.push(idea) - 1
      if (isFinal || !isCriticized) return onIdea?.(idea)
      // One after the other, beside what is still being written.
      reading = reading.then(() => read(idea, at))
      reading.catch(() => undefined)
    },
    settle: () => reading,
  }
}

/** An idea after one pass of a critic. What is said otherwise holds no number, date or name that the idea did not have. */
async function criticize(
  service: WritingService,
  { prompt, seconds, language }: IdeasRequest,
  idea: IdeaDraft,
  signal: AbortSignal | undefined,
): Promise<IdeaDraft> {
  const sentences = splitSentences(idea.script)
  const isCarried = (text: string) => findUnsupported(text, [idea.script], prompt, []) === null
  const better = await critiqueScript(
    service,
    { title: idea.title, sentences, seconds, language },
    isCarried,
    signal,
  )
  return { ...idea, script: replaceSentences(idea.script, sentences, better) }
}

function chooseBatch({ settings }: WritingService): number {
  if (isOnThisMachine(settings)) return OWN_BATCH
  return isFree(settings) ? LOCAL_BATCH : BATCH
}

/** The same from what was read: told when their sentences were held against it, so not while they are written. */
async function writeSourced(
  service: WritingService,
  request: IdeasRequest,
  wanted: number,
  { drafts, isCriticized, take }: Drafts,
  signal: AbortSignal | undefined,
): Promise<void> {
  const titles = drafts.map(({ title }) => title)
  const most = Math.min(wanted, SOURCED_BATCH)
  const asked = { wanted: most, titles, isCriticized }
  for (const draft of await writeFromPassages(service, request, asked, signal)) take(draft, true)
  if (drafts.length === 0)
    throw failAs(service.settings.provider, 'broken', 'Nothing that it wrote is in what was read.')
}

/** Adds up to `wanted` ideas; asks once more for those that could not be used. Throws `broken` when there is none at all. */
async function writeBatch(
  service: WritingService,
  request: IdeasRequest,
  wanted: number,
  { drafts, take }: Drafts,
  signal: AbortSignal | undefined,
): Promise<void> {
  const end = drafts.length + wanted
  let mend: { answer: string; problem: string } | undefined
  for (let round = 0; round < 2; round += 1) {
    const missing = end - drafts.length
    const reader = createIdeaReader(request, (idea) => {
      if (drafts.length < end) take(present(idea, service), false)
    })
    const titles = drafts.map(({ title }) => title)
    const written = await askModel(
      service,
      {
        operation: 'ideas',
        instructions: IDEAS_INSTRUCTIONS,
        prompt: promptIdeas(request, missing, titles),
        mend,
        schema: writtenIdeasSchema,
        answerTokens: missing * TOKENS_AN_IDEA,
      },
      signal,
      (text) => reader.read(text, false),
    )
    await reader.read(written.text, true)
    const problem = reader.problem ?? (written.isCutOff ? 'The answer was cut off.' : undefined)
    if (drafts.length >= end || (problem === undefined && drafts.length > 0)) return
    mend = { answer: written.text, problem: problem ?? 'There is no idea in the answer.' }
  }
  if (drafts.length === 0) throw failAs(service.settings.provider, 'broken', mend?.problem)
}

/** Reads ideas out of an answer that is still being written; each is told once, as soon as it is whole. */
function createIdeaReader(request: IdeasRequest, onIdea: (idea: WrittenIdea) => void) {
  let told = 0
  let seen = 0
  let looks = 0
  const reader = {
    problem: undefined as string | undefined,
    read: async (text: string, isWhole: boolean): Promise<void> => {
      // Only a closing brace can end an idea.
      if (!isWhole && (looks >= MAX_LOOKS || text.indexOf('}', seen) < 0)) return
      seen = text.length
      looks += 1
      const { elements, isClosed } = await readElements(text)
      for (; told < elements.length; told += 1) {
        const parsed = writtenIdeaSchema.safeParse(elements[told])
        // The last one may still be growing: it is whole when its brace is closed and nothing is missing.
        const mayGrow = !isClosed && told === elements.length - 1
        if (mayGrow && !(parsed.success && /\}[\s,\]]*$/.test(text))) break
        const problem = parsed.success
          ? checkIdea(parsed.data, request)
          : 'An idea has not the shape of the schema.'
        if (parsed.success && problem === undefined) onIdea(parsed.data)
        else reader.problem ??= problem
      }
      if (isWhole && !isClosed) reader.problem ??= 'The answer is not JSON of the schema.'
    },
  }
  return reader
}

/** The ideas so far; while the answer is open, the last of them may lack something. */
async function readElements(text: string): Promise<{ elements: readonly unknown[]; isClosed: boolean }> {
  const { parsePartialJson } = await import('ai')
  const { value, state } = await parsePartialJson(dropFences(text))
  const list = typeof value === 'object' && value !== null && 'ideas' in value ? value.ideas : undefined
  const isList = Array.isArray(list)
  return {
    elements: isList ? list.slice(0, MAX_ELEMENTS) : [],
    isClosed: isList && state === 'successful-parse',
  }
}

function checkIdea(idea: WrittenIdea, { seconds, language }: IdeasRequest): string | undefined {
  return (
    checkText(idea.title, { name: 'A title', maxCharacters: 120 }) ??
    checkText(idea.summary, { name: 'A summary', maxCharacters: 1000 }) ??
    checkText(idea.caption, { name: 'A caption', maxCharacters: 1000 }) ??
    checkText(idea.description, { name: 'A description', maxCharacters: 2000, mayBeEmpty: true }) ??
    checkScript(idea.script, { seconds, language })
  )
}

function present(idea: WrittenIdea, { settings }: WritingService): IdeaDraft {
  return {
    title: idea.title.trim(),
    summary: idea.summary.trim(),
    caption: idea.caption.trim(),
    script: idea.script.trim(),
    openings: listOpenings(idea.openings, idea.script.trim()),
    description: idea.description.trim(),
    framework: idea.framework.trim().slice(0, 60),
    sources: [],
    writtenBy: nameService(settings.provider),
  }
}

function isSame(one: string, other: string): boolean {
  const bare = (title: string) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  return bare(one) === bare(other)
}
