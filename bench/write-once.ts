import { createEmbeddedWriter } from '@hookreel/crew/readings'

// Writes one script for a prompt: node bench/write-once.ts <prompt> <seconds>
const [prompt = '', seconds = '30'] = process.argv.slice(2)
const request = { prompt, seconds: Number(seconds), language: 'English', count: 1, seed: 1 }
// The writer takes any of the four lengths.
const [idea] = await createEmbeddedWriter().suggestIdeas(
  request as Parameters<ReturnType<typeof createEmbeddedWriter>['suggestIdeas']>[0],
)
if (idea === undefined) throw new Error('the writer wrote nothing')
