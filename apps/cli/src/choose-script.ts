import { createEmbeddedWriter } from '@hookreel/crew'
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
 * The title and script of a film: the user's own script as it is, else the writer's first idea for the prompt or notes.
 * Throws a CliError with code 2 when the writer knows nothing of the topic.
 */
export async function chooseScript(request: ScriptRequest): Promise<{ title: string; script: string }> {
  if (request.script !== undefined) {
    const script = request.script.trim()
    if (script.length > SCRIPT_MAX_CHARACTERS)
      throw new CliError(
        `The script has ${script.length} characters; at most ${SCRIPT_MAX_CHARACTERS} fit into a film.`,
      )
    return { title: request.prompt, script }
  }
  const [idea] = await createEmbeddedWriter().suggestIdeas({
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
  return { title: idea.title, script: idea.script }
}
