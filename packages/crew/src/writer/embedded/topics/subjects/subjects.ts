import { CITIES_PLAIN } from './cities-plain.ts'
import { FOODS_PLAIN } from './foods-plain.ts'
import { STUFF_PLAIN } from './stuff-plain.ts'

/** What people name without a question: "Toronto", "facts about silk", "tell me about judo". */
export const SUBJECTS: readonly string[] = [CITIES_PLAIN, FOODS_PLAIN, STUFF_PLAIN]
