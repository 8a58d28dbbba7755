import type { Deps } from '../../deps.ts'

/** What channels use. */
export type ChannelDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log' | 'hub' | 'secrets' | 'mail' | 'queue'>
