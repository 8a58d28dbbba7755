import { setImmediate as nextTurn } from 'node:timers/promises'
import { drawingOf, freeCanvas } from '@hookreel/film'
import type { Credit, StyleId } from '@hookreel/film'
import type { DrawnPicture, Illustrator, PictureRequest } from '../illustrator.ts'
import { actOut } from './acts/act-out.ts'
import { isDesigned } from './art/direct-scene.ts'
import { createDesignFrame } from './canvas.ts'
import { planCastScene } from './scene/plan-cast-scene.ts'
import { encodeLayers } from './encode-layers.ts'
import { NOTO_CREDIT } from './icons.ts'
import { planPages } from './scene/plan-pages.ts'
import { translateWords } from './scene/translate-words.ts'
import { isPaintedSubject, type ScenePlan } from './scene-plan.ts'
import { standOutdoors } from './stand-outdoors.ts'
import { OWN_DRAWINGS } from './subjects/own-drawings.ts'
import type { StylePainter } from './style-painter.ts'
import { paintAnime } from './styles/anime.ts'
import { paintCinematic } from './styles/cinematic.ts'
import { paintCrayonDrawing } from './styles/crayon-drawing/crayon-drawing.ts'
import { paintDocumentary } from './styles/documentary/documentary.ts'
import { paintHorror } from './styles/horror.ts'
import { paintSuperhero } from './styles/superhero/superhero.ts'

const PAINTERS: Record<StyleId, StylePainter> = {
  default: paintCinematic,
  horror: paintHorror,
  anime: paintAnime,
  superhero: paintSuperhero,
  documentary: paintDocumentary,
  crayon_drawing: paintCrayonDrawing,
}

/**
 * The illustrator that needs nothing from outside: it decides what a scene shows and paints it with procedural
 * environments and Noto drawings. The same request always gives the same bytes.
 */
export function createEmbeddedIllustrator(): Illustrator {
  return {
    async drawPicture(request, signal) {
      signal?.throwIfAborted()
      // Pixel buffers read from canvases are freed only when the event loop turns.
      await nextTurn()
      const plan = planCastScene(request)
      const { translation } = request
      const told =
        translation === undefined
          ? planPages(plan, request)
          : translateWords(plan, { ...request, translation })
      return drawPlan(told, request.frameSize)
    },
    listDrawn: (request) => listDrawn(planCastScene(request)),
  }
}

/** What a plan shows: its subjects, and what stands beside its words. */
function listDrawn(plan: ScenePlan): string[] {
  return [...plan.subjects, ...ornamentsOf(plan)].map(drawingOf)
}

function ornamentsOf(plan: ScenePlan): string[] {
  const { thing, named } = plan.art ?? {}
  return isDesigned(plan) ? [thing, named].filter((one) => one !== undefined) : []
}

/** Paints and encodes a planned scene. */
export async function drawPlan(
  asked: ScenePlan,
  frameSize: PictureRequest['frameSize'],
): Promise<DrawnPicture> {
  const plan = standOutdoors(asked)
  const frame = createDesignFrame(frameSize)
  const painted = await actOut(await PAINTERS[plan.style](plan, frame), plan, frame)
  const { layers, files } = await encodeLayers(painted)
  // What lies in a box of its own may be a drawing that is kept for the next scene; words are drawn for theirs.
  for (const { canvas, box, cue } of painted) if (!box || cue) freeCanvas(canvas)
  const picture = {
    layers,
    seed: plan.seed,
    kind: plan.kind,
    environment: plan.environment,
    subjects: plan.subjects,
    credits: creditsOf(plan),
  }
  return { picture, files }
}

function creditsOf(plan: ScenePlan): Credit[] {
  const drawn = [...plan.subjects, ...ornamentsOf(plan)].filter((subject) => subject !== plan.cast?.subject)
  return drawn.some((subject) => !isPaintedSubject(subject) && !(subject in OWN_DRAWINGS))
    ? [NOTO_CREDIT]
    : []
}
