import { pictureArea } from '../canvas.ts'
import { mix } from '../colour.ts'
import { paintCumulus, paintSky } from '../painting/sky.ts'
import { createStageLayer, throughFraming, type Backdrop, type Stage } from '../painting/stage.ts'
import { paintClouds } from '../painting/texture.ts'
import { isTextured } from './land.ts'
import { mainSize } from './spots.ts'

/** High above a sea of clouds. */
export async function paintOpenSky(stage: Stage): Promise<Backdrop> {
  const { frame, palette, plan, random, framing } = stage
  const { height, width } = frame
  const back = createStageLayer(stage, 'back')
  const middle = createStageLayer(stage, 'middle')
  const fore = createStageLayer(stage, 'fore')
  const lightPlace = {
    x: width * (plan.index % 2 === 0 ? 0.26 : 0.72),
    y: height * (plan.time === 'night' ? 0.16 : 0.24),
  }
  paintSky(stage, back, { horizon: height * 0.86, light: lightPlace })
  const area = pictureArea(frame)
  const lit = mix(palette.cloud, palette.sun, 0.6)
  const shade = mix(palette.far, palette.cloud, 0.25)
  for (const [layer, top, size, cover] of [
    [middle, 0.52, 420, 0.9],
    [fore, 0.72, 620, 0.98],
  ] as const) {
    if (isTextured(stage)) {
      paintClouds(layer.context, frame, {
        seed: plan.seed + Math.round(top * 100),
        top: height * top,
        bottom: area.bottom + height * 0.2,
        cover,
        size,
        lit,
        shade: mix(shade, palette.near, 0.15),
        alpha: 0.96,
        lightX: lightPlace.x,
      })
    } else {
      for (let i = 0; i < 5; i += 1) {
        paintCumulus(
          stage,
          layer.context,
          {
            x: random.between(0, 1) * width,
            y: height * (top + random.between(0.2, 0.4)),
            width: size * random.between(1.3, 2.2),
          },
          mix(palette.cloud, palette.sky[1], top > 0.6 ? 0.3 : 0.12),
          mix(palette.cloud, palette.sky[1], top > 0.6 ? 0.6 : 0.42),
        )
      }
    }
  }
  const size = mainSize(frame) * framing.subjectScale * 1.1
  const beside = framing.subjectX < 0.5 ? 0.84 : 0.16
  return {
    back,
    middle,
    fore,
    light: throughFraming(stage, 'back', lightPlace),
    spots: [
      { x: width * framing.subjectX, y: height * 0.43, size, footing: 'air' },
      { x: width * beside, y: height * 0.24, size: size * 0.36, footing: 'air' },
      { x: width * (1 - beside), y: height * 0.62, size: size * 0.34, footing: 'air' },
    ],
    gloss: 0,
  }
}
