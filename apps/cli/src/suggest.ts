import { parseArgs } from 'node:util'
import { chooseSeconds, createWriter } from '@hookreel/crew'
import { createEmbeddedWriter } from '@hookreel/crew/readings'
import type { IdeasRequest } from '@hookreel/crew'
import { hashText } from '@hookreel/film'
import { askInTerminal } from './ask-in-terminal.ts'
import { chooseWriter, WRITER_OPTION } from './choose-writer.ts'
import type { CliConfig } from './config.ts'
import { addSources } from './open-sources.ts'
import { openServices } from './open-services.ts'
import { ownWordsOf, readGiven, SOURCE_OPTIONS } from './read-given.ts'
import { readLength, readText, requirePrompt, requireWholeNumber } from './require-option.ts'
import { suggestOrAsk, withSources } from './suggest-or-ask.ts'

const OPTIONS = {
  count: { type: 'string', default: '10' },
  length: { type: 'string' },
  // The older name of --length.
  seconds: { type: 'string' },
  notes: { type: 'string' },
  ...SOURCE_OPTIONS,
  ...WRITER_OPTION,
  seed: { type: 'string' },
  offline: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

/** `hookreel ideas "prompt"`: prints ideas with their scripts. */
export async function suggest(args: readonly string[], config: CliConfig): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const notes = values.notes === undefined ? undefined : await readText(values.notes)
  const given = await readGiven(values, config)
  const own = notes ?? ownWordsOf(given)
  const prompt = requirePrompt(positionals, notes ?? given[0]?.title)
  const { settings, gate, moderate } = openServices(config, values.offline)
  await moderate([prompt, notes ?? '', ...given.map(({ text }) => text)])
  const wanted: IdeasRequest = {
    prompt,
    seconds: chooseSeconds(readLength(values, own !== undefined), { prompt, notes: own }),
    language: 'English',
    count: requireWholeNumber('--count', values.count, 1, 50),
    seed:
      values.seed === undefined
        ? hashText(prompt)
        : requireWholeNumber('--seed', values.seed, 0, 2 ** 32 - 1),
    ...(notes === undefined ? {} : { notes }),
  }
  const writing = await chooseWriter(values.writer, settings, config)
  const writer = addSources(createWriter(writing, gate, createEmbeddedWriter()), config, values.offline)
  const ask = process.stdin.isTTY ? askInTerminal(process.stdin, process.stderr) : undefined
  const { ideas } = await suggestOrAsk(writer, withSources(wanted, given), ask)
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ ideas }, null, 2)}\n`)
    return
  }
  ideas.forEach((idea, index) => {
    const unmet = (idea.unmet ?? []).map((sentence) => `   Note: ${sentence}\n`).join('')
    process.stdout.write(
      `${index + 1}. ${idea.title}\n   ${idea.summary}\n   ${idea.script}\n   ${idea.caption}\n${unmet}\n`,
    )
  })
  if (ideas.length < wanted.count)
    process.stderr.write(`${ideas.length} of ${wanted.count} ideas: the writer had no more on this.\n`)
}
