import type { Backdrop, EnvironmentPainter, Stage } from '../painting/stage.ts'
import type { Environment } from '../scene-plan.ts'
import { paintDesk, paintKitchen, paintLaboratory, paintRoom } from './interiors.ts'
import { paintOpenSky } from './open-sky.ts'
import { paintPlain } from './plain.ts'
import { paintSea } from './sea.ts'
import { paintSpace } from './space.ts'
import { paintUnderwater } from './underwater.ts'
import { paintCity, paintStreet } from './town.ts'
import { paintRuins } from './ruins.ts'
import { paintDesert, paintForest, paintMountain } from './wilds.ts'

const PAINTERS: Record<Environment, EnvironmentPainter> = {
  space: paintSpace,
  sea: paintSea,
  underwater: paintUnderwater,
  forest: paintForest,
  mountain: paintMountain,
  desert: paintDesert,
  city: paintCity,
  street: paintStreet,
  room: paintRoom,
  desk: paintDesk,
  kitchen: paintKitchen,
  laboratory: paintLaboratory,
  ruins: paintRuins,
  sky: paintOpenSky,
  plain: paintPlain,
}

/** Paints the environment of a scene: back (without transparency), middle and fore layers, and where things may stand. */
export async function paintEnvironment(stage: Stage): Promise<Backdrop> {
  return PAINTERS[stage.plan.environment](stage)
}
