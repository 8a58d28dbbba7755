import type { PostOptions } from './post-options.ts'

// A file of its own: the web takes it, and no schemas.
/** The text that a post shows to the world: YouTube has a title, the others a caption alone. */
export function headlineOf(options: PostOptions): string {
  return options.network === 'youtube' ? options.title : options.caption
}
