import { readFilm } from '@hookreel/crew/makers'
import type { FilmBrief } from '@hookreel/crew/makers'
import { cleanScript, dropSpeakers, findSpeakers, planStoryboard, sceneOf, splitLines } from '@hookreel/film'
import type { Storyboard } from '@hookreel/film'
import type { FilmOrder } from './film-order.ts'
import type { PreviewOrder } from './preview/preview-order.ts'
import { StudioError } from './studio-error.ts'
import { rememberStep } from './remember-step.ts'
import type { StepPlace } from './remember-step.ts'

const PLAN_VERSION = 1

/** A film's scenes, and what the film is about as a whole: read once, for each of them. */
export type PlannedFilm = Storyboard & { readonly film: FilmBrief }

/**
 * Cuts the script into scenes and lines, or takes the scenes that the order names. Throws StudioError `voice_failed`
 * when nothing of it is left to be spoken.
 */
export async function planScenes(
  place: StepPlace,
  order: Pick<FilmOrder, 'title' | 'script' | 'style' | 'choices'>,
): Promise<PlannedFilm> {
  const { title, script, style, choices } = order
  const about = choices.storyboard?.about ?? { title, script }
  return { ...(await cutScenes(place, order)), film: readAbout(about, style) }
}

/** The scenes of a preview, as its storyboard has them. */
export function planPreview({ about, style, scenes }: PreviewOrder): PlannedFilm {
  return { ...cutIntoLines(scenes.map(({ narration }) => narration)), film: readAbout(about, style) }
}

/** Who speaks is no subject of the pictures. */
function readAbout({ title, script }: PreviewOrder['about'], style: PreviewOrder['style']): FilmBrief {
  return readFilm({ title, script: dropSpeakers(script), style })
}

async function cutScenes(
  place: StepPlace,
  { script, choices }: Pick<FilmOrder, 'script' | 'choices'>,
): Promise<Storyboard> {
  const narrations = choices.storyboard?.scenes.map((scene) => scene.narration)
  const input = narrations === undefined ? { script } : { narrations }
  return rememberStep(place, 'plan', { ...input, version: PLAN_VERSION }, async () => {
    const storyboard =
      narrations === undefined ? planStoryboard(cleanScript(script)) : cutIntoLines(narrations)
    if (storyboard.scenes.every((scene) => scene.lines.length === 0)) {
      throw new StudioError('voice_failed', 'The script has no words that a voice can speak.')
    }
    return { data: storyboard, files: [] }
  })
}

/** The words that each scene's picture is made from, where a film is translated: those of the first one. None where they are what is spoken. */
export function listDrawn(
  scenes: readonly { readonly narration: string; readonly drawnFrom?: string | undefined }[],
): string[] {
  if (scenes.every(({ drawnFrom }) => drawnFrom === undefined)) return []
  return cutIntoLines(scenes.map(({ narration, drawnFrom }) => drawnFrom ?? narration)).scenes.map(
    (scene) => scene.narration,
  )
}

/** One scene for each text, cut into the lines that are spoken in one breath. */
export function cutIntoLines(narrations: readonly string[]): Storyboard {
  const names = findSpeakers(narrations.map(cleanScript).join('\n'))
  return {
    scenes: narrations.map((text, index) => {
      if (names.length > 0) return sceneOf(index, splitLines(cleanScript(text), names), true)
      const narration = cleanScript(text).replace(/\s+/gu, ' ')
      return { index, narration, lines: planStoryboard(narration).scenes.flatMap((scene) => scene.lines) }
    }),
  }
}
