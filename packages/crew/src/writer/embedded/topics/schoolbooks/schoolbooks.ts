import { SCHOOLBOOKS_AMERICAN_NOVELS } from './american-novels.ts'
import { SCHOOLBOOKS_CLASSICS } from './classics.ts'
import { SCHOOLBOOKS_ENGLISH_NOVELS } from './english-novels.ts'
import { SCHOOLBOOKS_POETS } from './poets.ts'
import { SCHOOLBOOKS_SHORT_STORIES } from './short-stories.ts'
import { SCHOOLBOOKS_STAGE } from './stage.ts'
import { SCHOOLBOOKS_WORLD_NOVELS } from './world-novels.ts'

/** What pupils and students read, work out and learn by heart, for `readTopics`. */
export const SCHOOLBOOKS: readonly string[] = [
  SCHOOLBOOKS_AMERICAN_NOVELS,
  SCHOOLBOOKS_CLASSICS,
  SCHOOLBOOKS_ENGLISH_NOVELS,
  SCHOOLBOOKS_POETS,
  SCHOOLBOOKS_SHORT_STORIES,
  SCHOOLBOOKS_STAGE,
  SCHOOLBOOKS_WORLD_NOVELS,
]
