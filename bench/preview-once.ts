import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEmbeddedWriter } from '@hookreel/crew/readings'
import { planStoryboard, cleanScript } from '@hookreel/film'
import { createEmbeddedCrew, makePreview } from '@hookreel/studio'

// The work between opening a storyboard and its first frame with sound, in a process that has made one before, as the server's
// has: node bench/preview-once.ts. Prints the CPU and wall seconds of it.
const crew = createEmbeddedCrew()
const [first, second] = await createEmbeddedWriter().suggestIdeas({
  prompt: '5 space facts that will blow your mind',
  seconds: 30,
  language: 'English',
  count: 2,
  seed: 1,
})

/** Stops when the voice and the first picture are there. */
async function preview(script: string): Promise<{ cpuSeconds: number; wallSeconds: number }> {
  const partsFolder = await mkdtemp(join(tmpdir(), 'hookreel-preview-'))
  const enough = new AbortController()
  const before = process.cpuUsage()
  const start = performance.now()
  let cost = { cpuSeconds: 0, wallSeconds: 0 }
  const scenes = planStoryboard(cleanScript(script)).scenes.map((scene) => ({
    id: String(scene.index),
    narration: scene.narration,
    drawing: { index: scene.index, sceneCount: 6, earlierSubjects: null, seed: 1 },
    upload: null,
  }))
  const order = {
    ...({
      style: 'default',
      voiceId: 'flite-slt',
      seconds: 30,
      about: { title: '', script },
      pace: null,
      silences: null,
      scenes,
    } as const),
    pictures: 'drawn' as const,
    frameSize: { width: 540, height: 960 },
  }
  await makePreview(order, {
    crew,
    partsFolder,
    signal: enough.signal,
    memory: { recall: async () => undefined, remember: async () => undefined },
    onVoice: async () => undefined,
    onPicture: async () => {
      const used = process.cpuUsage(before)
      cost = { cpuSeconds: (used.user + used.system) / 1e6, wallSeconds: (performance.now() - start) / 1000 }
      enough.abort(new Error('enough'))
    },
  }).catch((error: unknown) => {
    if (!enough.signal.aborted) throw error
  })
  await rm(partsFolder, { recursive: true, force: true })
  return cost
}

await preview(second?.script ?? '')
process.stdout.write(`${JSON.stringify(await preview(first?.script ?? ''))}\n`)
