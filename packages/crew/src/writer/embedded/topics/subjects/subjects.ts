import { CITIES_PLAIN } from './cities-plain.ts'
import { FOODS_PLAIN } from './foods-plain.ts'
import { LIVES_PLAIN } from './lives-plain.ts'
import { NATURE_PLAIN } from './nature-plain.ts'
import { MORE_PLAIN } from './more-plain.ts'
import { SCIENCE_PLAIN } from './science-plain.ts'
import { GAMES_PLAIN } from './games-plain.ts'
import { STUFF_PLAIN } from './stuff-plain.ts'

/** What people name without a question: "Toronto", "facts about silk", "tell me about judo". */
export const SUBJECTS: readonly string[] = [
  CITIES_PLAIN,
  FOODS_PLAIN,
  STUFF_PLAIN,
  SCIENCE_PLAIN,
  GAMES_PLAIN,
  LIVES_PLAIN,
  NATURE_PLAIN,
  MORE_PLAIN,
]
