import { addGiven, askBack } from '@hookreel/crew/readings'
import type { GivenSource, Help, IdeaDraft, IdeasRequest, Writer } from '@hookreel/crew'
import type { AskPerson } from './ask-in-terminal.ts'
import { CliError } from './cli-error.ts'

/** A person who twice gives too little is told what to do instead. */
const ROUNDS = 3

const THIN =
  'Too little can be told from these sources: give a longer text, or, if you wrote it yourself, say so with --source-words own. Of what others wrote, facts alone are taken.'

/** A request with what was read; notes beside it are read as one more text of the person's own. */
export function withSources(request: IdeasRequest, given: readonly GivenSource[]): IdeasRequest {
  if (given.length === 0) return request
  const readOn = new Date().toISOString().slice(0, 10)
  const notes = request.notes ?? ''
  const own = { title: 'Notes', address: '', by: '', text: notes, isOwn: true, readOn }
  return addGiven(request, notes === '' ? given : [own, ...given])
}

/**
 * Ideas; what the writer has to know first it asks by `ask`. Throws a CliError with code 2 that says what to give where
 * there is nobody to ask, or nothing was answered.
 */
export async function suggestOrAsk(
  writer: Writer,
  request: IdeasRequest,
  ask: AskPerson | undefined,
): Promise<{ ideas: readonly IdeaDraft[]; wasAsked: boolean }> {
  let wanted = request
  for (let round = 0; round < ROUNDS; round += 1) {
    const ideas = await writer.suggestIdeas(wanted)
    if (ideas.length > 0) return { ideas, wasAsked: round > 0 }
    if (request.given !== undefined) throw new CliError(THIN)
    const help = askBack(wanted)
    const answers = ask === undefined ? undefined : await ask(help)
    if (answers === undefined) throw new CliError(explain(request, help))
    wanted = { ...wanted, answers: { ...wanted.answers, ...answers } }
  }
  throw new CliError(explain(request, askBack(wanted)))
}

/** What to give, with the questions themselves: their answers can stand in a file. */
function explain({ prompt, notes }: IdeasRequest, { questions, message }: Help): string {
  const asked = questions.map(({ text }) => `  - ${text}`).join('\n')
  const start =
    notes === undefined
      ? `"${prompt}": ${message}`
      : `Nothing came of these notes: give at least two full sentences.`
  return `${start}\nWrite a few sentences into a file and give it with --notes FILE, or the whole narration with --script FILE.\nQuestions that make good notes:\n${asked}`
}
