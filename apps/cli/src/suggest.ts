import { parseArgs } from 'node:util'
import { createEmbeddedWriter, createWriter } from '@hookreel/crew'
import { hashText } from '@hookreel/film'
import { CliError } from './cli-error.ts'
import type { CliConfig } from './config.ts'
import { openServices } from './open-services.ts'
import { readText, requirePrompt, requireSeconds, requireWholeNumber } from './require-option.ts'

const OPTIONS = {
  count: { type: 'string', default: '10' },
  seconds: { type: 'string', default: '30' },
  notes: { type: 'string' },
  seed: { type: 'string' },
  offline: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

/** `hookreel ideas "prompt"`: prints ideas with their scripts. */
export async function suggest(args: readonly string[], config: CliConfig): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const notes = values.notes === undefined ? undefined : await readText(values.notes)
  const prompt = requirePrompt(positionals, notes)
  const { settings, gate, moderate } = openServices(config, values.offline)
  await moderate([prompt, notes ?? ''])
  const ideas = await createWriter(settings, gate, createEmbeddedWriter()).suggestIdeas({
    prompt,
    seconds: requireSeconds(values.seconds),
    language: 'English',
    count: requireWholeNumber('--count', values.count, 1, 50),
    seed:
      values.seed === undefined
        ? hashText(prompt)
        : requireWholeNumber('--seed', values.seed, 0, 2 ** 32 - 1),
    ...(notes === undefined ? {} : { notes }),
  })
  if (ideas.length === 0) throw new CliError('Nothing came of these notes: give at least two full sentences.')
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ ideas }, null, 2)}\n`)
    return
  }
  ideas.forEach((idea, index) => {
    const mark = idea.isOutline ? ' (outline: fill the blanks)' : ''
    process.stdout.write(
      `${index + 1}. ${idea.title}${mark}\n   ${idea.summary}\n   ${idea.script}\n   ${idea.caption}\n\n`,
    )
  })
}
