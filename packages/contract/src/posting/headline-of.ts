import type { PostOptions } from './post-options.ts'

/** The text that a post shows to the world: YouTube has a title, the others a caption alone. */
export function headlineOf(options: PostOptions): string {
  return options.network === 'youtube' ? options.title : options.caption
}
