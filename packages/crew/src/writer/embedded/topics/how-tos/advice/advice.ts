import { BIGGER_CHILDREN } from './bigger-children.ts'
import { BOSSES_AND_COWORKERS } from './bosses-and-coworkers.ts'
import { BRIDGES_AND_TABLES } from './bridges-and-tables.ts'
import { CHILDREN_AT_HOME } from './children-at-home.ts'
import { EXAMS_AND_ESSAYS } from './exams-and-essays.ts'
import { FAMILY_AND_KIN } from './family-and-kin.ts'
import { HEARTS_AND_HOMES } from './hearts-and-homes.ts'
import { MAKERS_AND_SELLERS } from './makers-and-sellers.ts'
import { OFFICE_DAYS } from './office-days.ts'
import { PURSES_AND_FRIENDS } from './purses-and-friends.ts'
import { ROOMS_AND_SHELVES } from './rooms-and-shelves.ts'
import { SELVES } from './selves.ts'
import { SHOPS_AND_OWNERS } from './shops-and-owners.ts'
import { TEAMS_AND_DAYS } from './teams-and-days.ts'
import { TURNS_AND_LOSSES } from './turns-and-losses.ts'

/** What people ask each other for advice on: work, money, love, children, study, themselves, their homes and their shops, for `readTopics`. */
export const ADVICE: readonly string[] = [
  BIGGER_CHILDREN,
  BOSSES_AND_COWORKERS,
  BRIDGES_AND_TABLES,
  CHILDREN_AT_HOME,
  EXAMS_AND_ESSAYS,
  FAMILY_AND_KIN,
  HEARTS_AND_HOMES,
  MAKERS_AND_SELLERS,
  OFFICE_DAYS,
  PURSES_AND_FRIENDS,
  ROOMS_AND_SHELVES,
  SELVES,
  SHOPS_AND_OWNERS,
  TEAMS_AND_DAYS,
  TURNS_AND_LOSSES,
]
