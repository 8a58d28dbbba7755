import { CITY_DAYS } from './city-days.ts'
import { CREATORS_AND_CLIENTS } from './creators-and-clients.ts'
import { FAMILIES_AND_FRIENDS } from './families-and-friends.ts'
import { JOBS_AND_MONEY } from './jobs-and-money.ts'
import { OFFICE_AND_SCREEN } from './office-and-screen.ts'
import { PEOPLE_SKILLS } from './people-skills.ts'
import { ROADS_AND_HABITS } from './roads-and-habits.ts'
import { SCREENS_AND_CAMERAS } from './screens-and-cameras.ts'
import { STYLE_AND_SPORT } from './style-and-sport.ts'
import { STUDY_AND_CRAFTS } from './study-and-crafts.ts'
import { TRAVELERS } from './travelers.ts'

/** What people ask about the skills of everyday life: jobs, clients, money, screens, travel, style, sport, cars, study, habits and each other. */
export const LIFE_SKILLS: readonly string[] = [
  CITY_DAYS,
  CREATORS_AND_CLIENTS,
  FAMILIES_AND_FRIENDS,
  JOBS_AND_MONEY,
  OFFICE_AND_SCREEN,
  PEOPLE_SKILLS,
  ROADS_AND_HABITS,
  SCREENS_AND_CAMERAS,
  STUDY_AND_CRAFTS,
  STYLE_AND_SPORT,
  TRAVELERS,
]
