import { LESSONS_ANCIENT_WORLDS } from './ancient-worlds.ts'
import { LESSONS_CELLS } from './cells.ts'
import { LESSONS_CHEMISTRY } from './chemistry.ts'
import { LESSONS_CIVICS } from './civics.ts'
import { LESSONS_CIVIL_RIGHTS_AND_AMERICA } from './civil-rights-and-america.ts'
import { LESSONS_EARTH_AND_SKY } from './earth-and-sky.ts'
import { LESSONS_ECONOMICS } from './economics.ts'
import { LESSONS_EVOLUTION_AND_ECOLOGY } from './evolution-and-ecology.ts'
import { LESSONS_FIRST_LESSONS } from './first-lessons.ts'
import { LESSONS_IDIOMS } from './idioms.ts'
import { LESSONS_LANGUAGE } from './language.ts'
import { LESSONS_LIFE_AND_MATTER } from './life-and-matter.ts'
import { LESSONS_MATHS_AND_CHANCE } from './maths-and-chance.ts'
import { LESSONS_MATHS } from './maths.ts'
import { LESSONS_MODERN_WORLDS } from './modern-worlds.ts'
import { LESSONS_NOVELS } from './novels.ts'
import { LESSONS_PHYSICS } from './physics.ts'
import { LESSONS_PLAYS } from './plays.ts'
import { LESSONS_POEMS_AND_DEVICES } from './poems-and-devices.ts'
import { LESSONS_STUDY_SKILLS } from './study-skills.ts'
import { LESSONS_WORLD_WARS_TAUGHT } from './world-wars-taught.ts'

/** What pupils, students and teachers type, by subject, for `readTopics`. */
export const LESSONS: readonly string[] = [
  LESSONS_ANCIENT_WORLDS,
  LESSONS_CELLS,
  LESSONS_CHEMISTRY,
  LESSONS_CIVICS,
  LESSONS_CIVIL_RIGHTS_AND_AMERICA,
  LESSONS_EARTH_AND_SKY,
  LESSONS_ECONOMICS,
  LESSONS_EVOLUTION_AND_ECOLOGY,
  LESSONS_FIRST_LESSONS,
  LESSONS_IDIOMS,
  LESSONS_LANGUAGE,
  LESSONS_LIFE_AND_MATTER,
  LESSONS_MATHS_AND_CHANCE,
  LESSONS_MATHS,
  LESSONS_MODERN_WORLDS,
  LESSONS_NOVELS,
  LESSONS_PHYSICS,
  LESSONS_PLAYS,
  LESSONS_POEMS_AND_DEVICES,
  LESSONS_STUDY_SKILLS,
  LESSONS_WORLD_WARS_TAUGHT,
]
