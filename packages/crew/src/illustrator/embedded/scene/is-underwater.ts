import type { PictureRequest } from '../../illustrator.ts'
import { namesDeep } from '../film/setting.ts'

/** What lives or lies under water and is not seen from a boat. */
const BELOW =
  /^(?:squid|octopus|jellyfish|shark|fish|tropical-fish|blowfish|anglerfish|seahorse|starfish|crab|lobster|shrimp|oyster|coral|spiral-shell|shipwreck|submarine|diving-mask|mermaid|orca)$/
/** What is on the water or beside it, whatever the film is about. */
const ABOVE =
  /^(?:sailboat|ship|boat|canoe|motor-boat|ferry|passenger-ship|speedboat|spouting-whale|dolphin|seal|ice|iceberg|duck|lighthouse|water-wave|desert-island|palm-tree|beach-with-umbrella|anchor|fishing-pole|ring-buoy|pirate-flag|person|child|baby|sun|airplane)$/
/** What happens on the water or beside it; "makes the beach feel different" does not. */
const SURFACE =
  /\b(?:on|at|to|onto|near|along|by|aboard|from|into|in) (?:(?:the|an?|its|his|her|their|every) )?(?:beach|shore|coast|harbou?r|boat|ship|deck|island|net|can|tin|plate)(?:e?s)?\b|\b(?:sail\w*|fisher(?:man|men)|fishing|leap\w*|breach\w*|washed)\b/i

/** Whether a scene at sea is seen below the surface: by what it shows, else by what its film is about. */
export function isUnderwater({ narration, film }: PictureRequest, subject: string | undefined): boolean {
  if (ABOVE.test(subject ?? '')) return false
  if (SURFACE.test(narration) && !namesDeep(narration)) return false
  return film.isDeep || (subject !== undefined && BELOW.test(subject))
}
