import { serveWorks, type Tells } from '@hookreel/sandbox'
import { createCrew, isDiskFull, makePreview, StudioError } from '@hookreel/studio'
import { createPermitClient } from '../../services/providers/permit-client.ts'
import type { PreviewTask, PreviewWorks } from './preview-works.ts'

/**
 * The process that makes previews. It stays for the next one, because starting it costs more than speaking a short
 * script. It never touches the database: it goes on when its parent has saved what it made. It ends with its parent.
 */
serveWorks<PreviewWorks>({
  live: async () => null,
  make: async (task, parent, signal) => {
    try {
      await make(task, parent, signal)
      return { type: 'done' }
    } catch (error) {
      const code = error instanceof StudioError ? error.code : isDiskFull(error) ? 'disk_full' : 'unknown'
      return { type: 'failed', code, message: error instanceof Error ? error.message : String(error) }
    }
  },
})

async function make(
  { order, steps, partsFolder, crew, ffmpegPath, espeakPath }: PreviewTask,
  parent: Tells<PreviewWorks['make']['hears']>,
  signal: AbortSignal,
): Promise<void> {
  const services = createPermitClient(parent)
  const known = new Map(steps.map(({ step, inputHash, result }) => [`${step} ${inputHash}`, result]))
  return makePreview(order, {
    crew: await createCrew(crew, services.gate, { webMemory: services.webMemory, espeakPath }),
    partsFolder,
    ffmpegPath,
    signal,
    memory: {
      recall: async (step, inputHash) => known.get(`${step} ${inputHash}`),
      remember: (step, inputHash, result) => parent.made({ part: 'step', step, inputHash, result }),
    },
    onVoice: (voice) => parent.made({ part: 'voice', voice }),
    onPicture: (sceneId, picture, earlierSubjects) =>
      parent.made({ part: 'picture', sceneId, picture, earlierSubjects }),
  })
}
