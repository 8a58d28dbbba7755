import { createHash } from 'node:crypto'
import type { Writer } from '@hookreel/crew'
import type { StudioMemory } from '@hookreel/studio'
import { CliError } from './cli-error.ts'

const SCRIPT_MAX_CHARACTERS = 2000

type ScriptRequest = {
  readonly prompt: string
  readonly script: string | undefined
  readonly notes: string | undefined
  readonly seconds: 15 | 30 | 45 | 60
  readonly seed: number
}

/**
 * The title and script of a film: the user's own script as it is, else the writer's first idea for the prompt or notes, which
 * is remembered: a service would write another one, and a stopped film could not go on. Throws a CliError with code 2 when the writer knows nothing of the topic.
 */
export async function chooseScript(
  request: ScriptRequest,
  writer: Writer,
  memory: StudioMemory,
): Promise<{ title: string; script: string }> {
  if (request.script !== undefined) {
    const script = request.script.trim()
    if (script.length > SCRIPT_MAX_CHARACTERS)
      throw new CliError(
        `The script has ${script.length} characters; at most ${SCRIPT_MAX_CHARACTERS} fit into a film.`,
      )
    return { title: request.prompt, script }
  }
  const key = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  const known = (await memory.recall('idea', key))?.data
  // Only what is remembered below lies there.
  if (known !== undefined) return known as { title: string; script: string }
  const [idea] = await writer.suggestIdeas({
    prompt: request.prompt,
    seconds: request.seconds,
    language: 'English',
    count: 1,
    seed: request.seed,
    ...(request.notes === undefined ? {} : { notes: request.notes }),
  })
  if (idea === undefined || idea.isOutline)
    throw new CliError(
      `The embedded writer knows nothing about "${request.prompt}": give it your own sentences with --notes FILE, or the whole narration with --script FILE.`,
    )
  const { title, script } = idea
  if (idea.writtenBy !== undefined)
    await memory.remember('idea', key, { data: { title, script }, files: [], tookMs: 0 })
  return { title, script }
}
