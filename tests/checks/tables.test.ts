import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createEmbeddedNarrator } from '@hookreel/crew'
import { createEmbeddedEnhancer, createEmbeddedWriter } from '@hookreel/crew/readings'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Where words of people are looked up. */
const READERS = [
  'packages/crew/src/{text,writer,researcher}/**/*.ts',
  'packages/crew/src/narrator/embedded/normalization/*.ts',
  'packages/crew/src/illustrator/embedded/{lexicon,scene,headline}/*.ts',
  // What somebody types as a command.
  'apps/server/src/main/*.ts',
  'apps/cli/src/*.ts',
]
const TABLE = /^(?:export )?const (\w+): (?:Readonly<)?Record<string, [^\n]*=(?!\s*lookupTable\b)\s*\{/gm

test('a table that words of people are looked up in has no names but its own', () => {
  const files = READERS.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter(
    (file) => !file.endsWith('.test.ts'),
  )
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(TABLE)].map(([, name]) => `${file} ${name}`),
  )
  expect(found).toEqual([])
})

test('a command that every object has is no command of the launcher', () => {
  for (const [name, ...args] of [['constructor'], ['__proto__'], ['toString', '--', 'x']]) {
    const done = spawnSync(process.execPath, ['run.cjs', name ?? '', ...args], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    expect([name, done.status, done.stderr.split('.')[0]]).toEqual([name, 1, `Unknown command "${name}"`])
  }
})

test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])(
  '%s, which every object has, is a word like any other: it is said, written about and changed',
  async (word) => {
    const text = `The ${word} is here. Nobody called the ${word} before 1969.`
    const voice = { voiceId: 'flite-slt', pace: 1 }
    expect((await createEmbeddedNarrator().speakLine({ text, ...voice })).words.length).toBeGreaterThan(5)
    const asked = { seconds: 30, language: 'English', count: 2, seed: 1 } as const
    for (const prompt of [`who invented the ${word} first`, `how many ${word}`, `${word} facts`])
      await createEmbeddedWriter().suggestIdeas({ ...asked, prompt })
    const texts = { title: word, summary: text, caption: text, description: text }
    const improved = createEmbeddedEnhancer().improve({
      ...texts,
      script: text,
      prompt: word,
      instruction: `Say ${word} twice`,
    })
    expect((await improved).script).toContain(word)
  },
)
