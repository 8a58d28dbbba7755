import { readFileSync } from 'node:fs'
import { askBack, createEmbeddedWriter } from '@hookreel/crew/readings'

// Answers every prompt of a list without the net and without a model, as a stranger then reads them:
// node bench/prompts/answer-prompts.ts <list.tsv> [ideas for each prompt, 1 when left out]
const [file = '', wanted = '1'] = process.argv.slice(2)
const writer = createEmbeddedWriter()
const kinds = new Map<string, { whole: number; asked: number }>()
const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)

for (const [at, line] of lines.entries()) {
  const [kind = '', typed = ''] = line.split('\t')
  const prompt = typed.replaceAll('\\n', '\n')
  const counted = kinds.get(kind) ?? { whole: 0, asked: 0 }
  const request = { prompt, seconds: 30, language: 'English', count: Number(wanted), seed: at + 1 } as const
  const ideas = await writer.suggestIdeas(request)
  console.log(`\n## ${at + 1}. ${prompt}\n`)
  for (const { title, script, sources, unmet = [] } of ideas) {
    console.log(`**${title}**\n\n${script}\n`)
    for (const sentence of unmet) console.log(`(not done) ${sentence}\n`)
    if (sources.length > 0)
      console.log(`Sources: ${sources.map(({ work, year }) => `${work}, ${year}`).join('; ')}\n`)
  }
  if (ideas.length === 0) {
    const { message, questions } = askBack(request)
    console.log(`(asked back) ${message}\n`)
    for (const { text, example } of questions) console.log(`- ${text} (as ${example})`)
  }
  kinds.set(
    kind,
    ideas.length > 0 ? { ...counted, whole: counted.whole + 1 } : { ...counted, asked: counted.asked + 1 },
  )
}
console.error(`prompts ${lines.length}`)
for (const [kind, { whole, asked }] of kinds) console.error(`${kind}: ${whole} whole, ${asked} asked`)
