import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEFAULT_CHOICES, planStoryboard } from '@hookreel/film'
import { countPixelsAsMemory, makeFilm, warmUp } from '@hookreel/studio'
import type { KeptSilences } from '@hookreel/studio'
import { createFileMemory } from '../apps/cli/src/file-memory.ts'

// One film in a process of its own: node bench/edit-once.ts <folder> before|after|ready [quick]. `after` has one other sentence and knows
// what `before` left in the folder, as a change of a finished film does; `ready` is the same in a process that waited for it, as the
// server's does. `first.json` tells when it could first be watched, and how long it took from the order on.
const [folder = '', which = '', size = ''] = process.argv.slice(2)

const SCRIPT =
  'Venus spins so slowly that a day there is longer than its year. The Sun holds almost all the mass of the solar system. ' +
  'A teaspoon of a neutron star weighs a billion tons. Light from the Sun needs eight minutes to reach us. ' +
  'Saturn is so light that it would float in water. The footprints on the Moon will stay for millions of years. ' +
  'One storm on Jupiter has raged for more than three hundred years.'
const OTHER = 'A spoon of a neutron star is as heavy as a mountain.'
const scenes = planStoryboard(SCRIPT).scenes.map(({ narration }) => narration)
const isChange = which !== 'before'
const narrations = isChange ? scenes.with(2, OTHER) : scenes

/** What the film before remembered of how it was spoken. */
async function readFit(): Promise<KeptSilences & { readonly pace: number }> {
  // Written by apps/cli/src/file-memory.ts.
  const steps = JSON.parse(await readFile(join(folder, 'steps.json'), 'utf8')) as [
    string,
    { data: { value: KeptSilences & { pace: number } } },
  ][]
  const fit = steps.find(([key]) => key.startsWith('fit:'))?.[1].data.value
  if (fit === undefined) throw new Error('the film before is missing')
  return fit
}

const fit = isChange ? await readFit() : undefined
const storyboard = {
  id: 'bench',
  about: { title: 'Space facts', script: SCRIPT },
  pace: fit?.pace ?? null,
  silences: fit ?? null,
  scenes: narrations.map((narration, index) => ({
    ...{ narration, upload: null },
    drawing: { seed: 7, index, sceneCount: narrations.length, earlierSubjects: [] },
  })),
}
countPixelsAsMemory()
if (which === 'ready') await warmUp({})
/** What this process took before its order came. */
const before = { seconds: which === 'ready' ? performance.now() / 1000 : 0, cpu: process.cpuUsage() }
/** Seconds since the order until a stretch of pictures, and the sound, could be watched. */
const first: Partial<Record<'pictures' | 'sound', number>> = {}
const sinceOrder = () => performance.now() / 1000 - before.seconds
await makeFilm(
  {
    ...{ title: 'Space facts', script: narrations.join(' '), style: 'default', voiceId: 'flite-slt' },
    ...{ seconds: 30, resolution: '1080p', aspectRatio: '9:16', format: 'mp4', seed: 7 },
    choices: { ...DEFAULT_CHOICES, storyboard },
  },
  {
    memory: await createFileMemory(folder),
    partsFolder: folder,
    report: () => undefined,
    signal: new AbortController().signal,
    onRush: ({ kind }) => (first[kind] ??= sinceOrder()),
    ...(size === 'quick' && { frameSize: { width: 540, height: 960 } }),
  },
)
const { user, system } = process.cpuUsage(before.cpu)
const finished = { finished: sinceOrder(), ownCpuSeconds: (user + system) / 1e6 }
await writeFile(join(folder, 'first.json'), JSON.stringify({ ...first, ...finished }))
