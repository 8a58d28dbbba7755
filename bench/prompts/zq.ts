import { createEmbeddedWriter } from '../../packages/crew/src/writer/embedded/embedded-writer.ts'
for (const prompt of (process.argv[2] ?? '').split('|'))
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const [i] = await createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count: 1, seed })
    console.log(prompt, seed, i ? `[${i.framework}] ${i.title}` : '-')
  }
