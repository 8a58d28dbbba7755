import { serveTasks, type Tells } from '@hookreel/sandbox'
import {
  createCrew,
  isDiskFull,
  makePreview,
  makeTakes,
  openPhotoCleaner,
  StudioError,
} from '@hookreel/studio'
import type { StepResult, Take } from '@hookreel/studio'
import { createPermitClient } from '../../services/providers/permit-client.ts'
import type { PreviewTask, PreviewTasks } from './preview-tasks.ts'

/** Of all previews that are made here at the same time. */
const cleanPhoto = openPhotoCleaner()

/**
 * The process that makes previews. It stays for the next one, because starting it costs more than speaking a short
 * script. It never touches the database: it goes on when its parent has saved what it made. It ends with its parent.
 */
serveTasks<PreviewTasks>({
  live: async () => null,
  make: async (task, parent, signal) => {
    try {
      return await make(task, parent, signal)
    } catch (error) {
      const code = error instanceof StudioError ? error.code : isDiskFull(error) ? 'disk_full' : 'unknown'
      return { type: 'failed', code, message: error instanceof Error ? error.message : String(error) }
    }
  },
})

async function make(
  { order, steps, partsFolder, takes, crew, ffmpegPath, espeakPath }: PreviewTask,
  parent: Tells<PreviewTasks['make']['hears']>,
  signal: AbortSignal,
): Promise<PreviewTasks['make']['result']> {
  const services = createPermitClient(parent)
  const known = new Map(steps.map(({ step, inputHash, result }) => [`${step} ${inputHash}`, result]))
  const context = {
    crew: await createCrew(crew, services.gate, { webMemory: services.webMemory, espeakPath, cleanPhoto }),
    partsFolder,
    signal,
    memory: {
      recall: async (step: string, inputHash: string) => known.get(`${step} ${inputHash}`),
      remember: (step: string, inputHash: string, result: StepResult) =>
        parent.made({ part: 'step', step, inputHash, result }),
    },
  }
  if (takes) {
    const onTake = (take: Take) => parent.made({ part: 'take', take })
    return { type: 'done', web: await makeTakes(order, takes, { ...context, onTake }) }
  }
  await makePreview(order, {
    ...{ ...context, ffmpegPath },
    onVoice: (voice) => parent.made({ part: 'voice', voice }),
    onPicture: (sceneId, picture, told) => parent.made({ part: 'picture', sceneId, picture, told }),
  })
  return { type: 'done' }
}
