import type { TextKind } from '../text-kind.ts'
import type { Kind } from './kind.ts'
import { KNOWN_KINDS } from './known-kinds.ts'
import { MADE_KINDS } from './made-kinds.ts'
import { OWN_KINDS } from './own-kinds.ts'

/** Of each kind of text what it needs, and how it is told. */
export const KINDS: Readonly<Record<TextKind, Kind>> = { ...OWN_KINDS, ...KNOWN_KINDS, ...MADE_KINDS }
