import { cleanScript, planStoryboard } from '@hookreel/film'
import type { Storyboard } from '@hookreel/film'
import { StudioError } from './studio-error.ts'
import { rememberStep } from './remember-step.ts'
import type { StepPlace } from './remember-step.ts'

const PLAN_VERSION = 1

/** Cuts the script into scenes and lines. Throws StudioError `voice_failed` when nothing of it is left to be spoken. */
export async function planScenes(place: StepPlace, script: string): Promise<Storyboard> {
  return rememberStep(place, 'plan', { script, version: PLAN_VERSION }, async () => {
    const storyboard = planStoryboard(cleanScript(script))
    if (storyboard.scenes.length === 0) {
      throw new StudioError('voice_failed', 'The script has no words that a voice can speak.')
    }
    return { data: storyboard, files: [] }
  })
}
