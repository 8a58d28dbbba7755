import { createInterface } from 'node:readline/promises'
import type { Readable, Writable } from 'node:stream'
import type { Help } from '@hookreel/crew'

/** Asks a person and gives the answers by the questions' ids; undefined when nothing was answered. */
export type AskPerson = (help: Help) => Promise<Record<string, string> | undefined>

/**
 * Asks in the terminal, one question at a time; an empty line skips one, and the end of the input (Ctrl D) ends the
 * questions. Questions go to `output`, which is the standard error: the standard output is for results.
 */
export function askInTerminal(input: Readable, output: Writable): AskPerson {
  return async ({ message, questions }) => {
    output.write(`${message}\nEnter skips a question, Ctrl D ends them.\n`)
    const lines = createInterface({ input, output, terminal: false })
    const answers: Record<string, string> = {}
    let isOpen = true
    lines.once('close', () => {
      isOpen = false
    })
    const typed = lines[Symbol.asyncIterator]()
    for (const [index, { id, text, example }] of questions.entries()) {
      if (!isOpen) break
      const lead = example.endsWith('…') ? 'You could begin' : 'For example'
      output.write(`\n${index + 1}/${questions.length}  ${text}\n     ${lead}: ${example}\n> `)
      const { value, done } = await typed.next()
      if (done === true) break
      if (value.trim() !== '') answers[id] = value.trim()
    }
    lines.close()
    output.write('\n')
    return Object.keys(answers).length > 0 ? answers : undefined
  }
}
