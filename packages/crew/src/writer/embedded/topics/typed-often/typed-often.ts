import { ANIMALS_AND_PETS } from './animals-and-pets.ts'
import { BODY_PARTS_ASKED } from './body-parts-asked.ts'
import { BODY_MIND_AND_BABIES } from './body-mind-and-babies.ts'
import { CRIMES_AND_TRACES } from './crimes-and-traces.ts'
import { CUSTOMS_AND_COUNTING } from './customs-and-counting.ts'
import { HABITS_AND_SIGNS } from './habits-and-signs.ts'
import { HOW_IT_WORKS } from './how-it-works.ts'
import { HOW_STUFF_IS_MADE } from './how-stuff-is-made.ts'
import { LANDS_AND_RIVERS } from './lands-and-rivers.ts'
import { LAW_OF_EVERY_DAY } from './law-of-every-day.ts'
import { MONEY_WHYS } from './money-whys.ts'
import { NAMES_FROM_TRUE_CRIME } from './names-from-true-crime.ts'
import { ROADS_AND_PIPES } from './roads-and-pipes.ts'
import { SECRETS_AND_BELIEFS } from './secrets-and-beliefs.ts'
import { SPACE_DAYS } from './space-days.ts'
import { SPORTS_WHYS } from './sports-whys.ts'
import { SURVIVE_AND_LEARN } from './survive-and-learn.ts'
import { WHAT_IFS } from './what-ifs.ts'

/** What millions type into a search box: whys, how it works, what if, crimes, laws and prices, by field, for `readTopics`. */
export const TYPED_OFTEN: readonly string[] = [
  ANIMALS_AND_PETS,
  BODY_MIND_AND_BABIES,
  BODY_PARTS_ASKED,
  CRIMES_AND_TRACES,
  CUSTOMS_AND_COUNTING,
  HABITS_AND_SIGNS,
  HOW_IT_WORKS,
  HOW_STUFF_IS_MADE,
  LANDS_AND_RIVERS,
  LAW_OF_EVERY_DAY,
  MONEY_WHYS,
  NAMES_FROM_TRUE_CRIME,
  ROADS_AND_PIPES,
  SECRETS_AND_BELIEFS,
  SPACE_DAYS,
  SPORTS_WHYS,
  SURVIVE_AND_LEARN,
  WHAT_IFS,
]
