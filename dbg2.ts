import { indexFacts, sayingWords } from './packages/crew/src/writer/embedded/matching/fact-index.ts'
for (const t of process.argv.slice(2)) console.log(sayingWords(t).map(w => `${w}:${indexFacts().weigh(w).toFixed(1)}/${indexFacts().weighInName(w).toFixed(1)}`).join(' '))
