import { createHash } from 'node:crypto'
import { chooseSeconds } from '@hookreel/crew'
import type { GivenSource, IdeasRequest, Source, Writer } from '@hookreel/crew'
import { SCRIPT_MAX_CHARACTERS } from '@hookreel/film'
import type { FilmLength } from '@hookreel/film'
import type { StudioMemory } from '@hookreel/studio'
import type { AskPerson } from './ask-in-terminal.ts'
import { ownWordsOf } from './read-given.ts'
import { suggestOrAsk, withSources } from './suggest-or-ask.ts'
import { CliError } from './cli-error.ts'

type ScriptRequest = {
  readonly prompt: string
  readonly script: string | undefined
  readonly notes: string | undefined
  readonly given: readonly GivenSource[]
  readonly seconds: FilmLength
  readonly seed: number
  /** As `--writer` names it: what another one wrote is not told again. */
  readonly writtenBy?: string | undefined
}

/** What a film tells, and where that is written. */
export type ChosenScript = {
  readonly title: string
  readonly script: string
  readonly sources: readonly Source[]
  /** What the prompt ordered and the script does not do, each as a sentence. */
  readonly unmet?: readonly string[]
}

/**
 * The title and script of a film: the user's own script as it is, else the writer's first idea for the prompt or notes, which
 * is remembered: a service would write another one, and a stopped film could not go on. What the writer does not know it asks by
 * `ask`; where nobody can be asked, a CliError with code 2 says what to give.
 */
export async function chooseScript(
  request: ScriptRequest,
  writer: Writer,
  memory: StudioMemory,
  ask: AskPerson | undefined,
): Promise<ChosenScript> {
  if (request.script !== undefined) {
    const script = request.script.trim()
    if (script.length > SCRIPT_MAX_CHARACTERS)
      throw new CliError(
        `The script has ${script.length} characters; at most ${SCRIPT_MAX_CHARACTERS} fit into a film.`,
      )
    return { title: request.prompt, script, sources: [] }
  }
  const key = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  const known = (await memory.recall('idea', key))?.data
  // Only what is remembered below lies there.
  if (known !== undefined) return { sources: [], ...(known as Pick<ChosenScript, 'title' | 'script'>) }
  const wanted: IdeasRequest = {
    prompt: request.prompt,
    seconds: chooseSeconds(request.seconds, {
      ...request,
      notes: request.notes ?? ownWordsOf(request.given),
    }),
    language: 'English',
    count: 1,
    seed: request.seed,
    ...(request.notes === undefined ? {} : { notes: request.notes }),
  }
  const { ideas, wasAsked } = await suggestOrAsk(writer, withSources(wanted, request.given), ask)
  const [idea] = ideas
  if (idea === undefined) throw new CliError(`No idea could be written for "${request.prompt}".`)
  const { title, script } = idea
  const sources = idea.sources
  // Nobody answers twice for one film.
  if (idea.writtenBy !== undefined || wasAsked)
    await memory.remember('idea', key, { data: { title, script, sources }, files: [], tookMs: 0 })
  return { title, script, sources, ...(idea.unmet && { unmet: idea.unmet }) }
}
