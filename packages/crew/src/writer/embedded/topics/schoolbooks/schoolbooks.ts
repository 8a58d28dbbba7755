import { SCHOOLBOOKS_AMERICAN_NOVELS } from './american-novels.ts'
import { SCHOOLBOOKS_AMERICAN_PAST } from './american-past.ts'
import { SCHOOLBOOKS_BIOLOGY } from './biology-next.ts'
import { SCHOOLBOOKS_BOOKS_ONE_BY_ONE } from './books-one-by-one.ts'
import { SCHOOLBOOKS_BRITISH_PAST } from './british-past.ts'
import { SCHOOLBOOKS_BRITISH_REFORM } from './british-reform.ts'
import { SCHOOLBOOKS_CENTURY } from './century-and-commonwealth.ts'
import { SCHOOLBOOKS_CLASSICS } from './classics.ts'
import { SCHOOLBOOKS_ECONOMICS } from './economics-next.ts'
import { SCHOOLBOOKS_EMPIRE } from './empire.ts'
import { SCHOOLBOOKS_ENGLISH_NOVELS } from './english-novels.ts'
import { SCHOOLBOOKS_FOUNDATIONS } from './foundations.ts'
import { SCHOOLBOOKS_GRAMMAR } from './grammar.ts'
import { SCHOOLBOOKS_MATHS } from './maths-next.ts'
import { SCHOOLBOOKS_NAZI_GERMANY } from './nazi-germany.ts'
import { SCHOOLBOOKS_PAST_ONE_BY_ONE } from './past-one-by-one.ts'
import { SCHOOLBOOKS_PHYSICS } from './physics-next.ts'
import { SCHOOLBOOKS_POETS } from './poets.ts'
import { SCHOOLBOOKS_PSYCHOLOGY } from './psychology.ts'
import { SCHOOLBOOKS_SHORT_STORIES } from './short-stories.ts'
import { SCHOOLBOOKS_SOVIET_AND_COLD_WAR } from './soviet-and-cold-war.ts'
import { SCHOOLBOOKS_STAGE } from './stage.ts'
import { SCHOOLBOOKS_WORLD_NOVELS } from './world-novels.ts'
import { SCHOOLBOOKS_WORLD_PAST } from './world-past.ts'

/** What pupils and students read, work out and learn by heart, for `readTopics`. */
export const SCHOOLBOOKS: readonly string[] = [
  SCHOOLBOOKS_AMERICAN_NOVELS,
  SCHOOLBOOKS_AMERICAN_PAST,
  SCHOOLBOOKS_BIOLOGY,
  SCHOOLBOOKS_BOOKS_ONE_BY_ONE,
  SCHOOLBOOKS_BRITISH_PAST,
  SCHOOLBOOKS_BRITISH_REFORM,
  SCHOOLBOOKS_CENTURY,
  SCHOOLBOOKS_CLASSICS,
  SCHOOLBOOKS_ECONOMICS,
  SCHOOLBOOKS_EMPIRE,
  SCHOOLBOOKS_ENGLISH_NOVELS,
  SCHOOLBOOKS_FOUNDATIONS,
  SCHOOLBOOKS_GRAMMAR,
  SCHOOLBOOKS_MATHS,
  SCHOOLBOOKS_NAZI_GERMANY,
  SCHOOLBOOKS_PAST_ONE_BY_ONE,
  SCHOOLBOOKS_PHYSICS,
  SCHOOLBOOKS_POETS,
  SCHOOLBOOKS_PSYCHOLOGY,
  SCHOOLBOOKS_SHORT_STORIES,
  SCHOOLBOOKS_SOVIET_AND_COLD_WAR,
  SCHOOLBOOKS_STAGE,
  SCHOOLBOOKS_WORLD_NOVELS,
  SCHOOLBOOKS_WORLD_PAST,
]
