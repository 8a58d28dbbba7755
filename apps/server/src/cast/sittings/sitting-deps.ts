import type { Deps } from '../../deps.ts'
import type { CastDeps } from '../take-member-picture.ts'

/** What making pictures of a cast takes. */
export type SittingDeps = CastDeps & Pick<Deps, 'hub' | 'log' | 'queue' | 'acquirePermit'>
