import type { CrewSettings, ProviderSettings } from '../provider/provider-settings.ts'
import type { MotionService } from './motion-service.ts'
import { createComfyuiMotion } from './services/comfyui-motion.ts'
import { createFalMotion } from './services/fal-motion.ts'
import { createGoogleMotion } from './services/google-motion.ts'
import { createKlingMotion } from './services/kling-motion.ts'
import { createLocalaiMotion } from './services/localai-motion.ts'
import { createReplicateMotion } from './services/replicate-motion.ts'
import { createRunwayMotion } from './services/runway-motion.ts'
import { createSdcppMotion } from './services/sdcpp-motion.ts'

type Open = (settings: ProviderSettings, fetch: typeof globalThis.fetch) => MotionService

const SERVICES: Readonly<Record<string, Open>> = {
  fal: createFalMotion,
  replicate: createReplicateMotion,
  google: createGoogleMotion,
  runway: createRunwayMotion,
  kling: createKlingMotion,
  comfyui: createComfyuiMotion,
  sdcpp: createSdcppMotion,
  localai: createLocalaiMotion,
}

/** The services that make pictures move, in the order in which they are tried. */
export function openMotions(
  { animator = [] }: Pick<CrewSettings, 'animator'>,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): MotionService[] {
  return animator.flatMap((one) => {
    const settings = { ...one, baseUrl: one.baseUrl?.replace(/\/+$/, '') }
    return SERVICES[one.provider]?.(settings, fetch) ?? []
  })
}
