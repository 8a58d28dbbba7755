import type { Pack } from '../fact.ts'
import { BODY_PACK } from './body/pack.ts'
import { OCEAN_PACK } from './ocean/pack.ts'
import { PRODUCTIVITY_PACK } from './productivity/pack.ts'
import { SPACE_PACK } from './space/pack.ts'

/** All that the embedded writer knows. */
export const PACKS: readonly Pack[] = [SPACE_PACK, PRODUCTIVITY_PACK, BODY_PACK, OCEAN_PACK]
