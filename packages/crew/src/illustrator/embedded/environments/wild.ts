import { createStageLayer, type Stage } from '../painting/stage.ts'

/** The layers of a place without houses, and where its light comes from. */
export function createWild(stage: Stage, lightY: number) {
  const { frame, plan } = stage
  const layers = {
    back: createStageLayer(stage, 'back'),
    middle: createStageLayer(stage, 'middle'),
    fore: createStageLayer(stage, 'fore'),
  }
  const lightPlace = { x: frame.width * (plan.index % 2 === 0 ? 0.28 : 0.68), y: frame.height * lightY }
  const lightSide: -1 | 1 = lightPlace.x < frame.width / 2 ? -1 : 1
  return { ...layers, lightPlace, lightSide }
}
