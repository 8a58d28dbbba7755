import type { Idea } from '@hookreel/contract'

/** Lengths a film can have, in seconds, in the order they are offered. */
export const DURATIONS_SECONDS = [15, 30, 45, 60] as const satisfies readonly Idea['duration'][]
