import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DEFAULT_CHOICES, STYLE_IDS } from '@hookreel/film'
import { makeFilm } from '@hookreel/studio'

// Makes so many short films one after the other and prints the memory after each: node bench/load/make-short-films.ts <count> <first seed>
const [count = 1, first = 0] = process.argv.slice(2).map(Number)
for (let n = 0; n < count; n += 1) {
  const partsFolder = await mkdtemp(path.join(tmpdir(), 'hookreel-load-'))
  const seed = first + n
  const order = {
    title: `Whales ${seed}`,
    script: 'Whales sing in the deep sea at night.',
    style: STYLE_IDS[seed % STYLE_IDS.length] ?? 'default',
    voiceId: 'flite-slt',
    seconds: 3,
    resolution: '420p',
    aspectRatio: '9:16',
    format: 'mp4',
    seed,
    choices: DEFAULT_CHOICES,
  } as const
  await makeFilm(order, {
    memory: { recall: async () => undefined, remember: async () => undefined },
    partsFolder,
    report: () => undefined,
    signal: new AbortController().signal,
    frameSize: { width: 270, height: 480 },
  })
  await rm(partsFolder, { recursive: true })
  console.log(Math.round(process.memoryUsage.rss() / 1048576))
}
process.exit(0)
