import type { Pack } from '../known/fact.ts'
import { ANIMALS_FARM } from './animals/farm.ts'
import { ANIMALS_SEA } from './animals/sea.ts'
import { ANIMALS_SMALL } from './animals/small.ts'
import { ANIMALS_NEXT } from './animals/animals-next.ts'
import { ANIMALS } from './animals/mammals.ts'
import { BODY_AND_MIND } from './body/body-and-mind.ts'
import { CASES } from './cases/cases.ts'
import { CITIES_AND_SIGNS } from './places/cities-and-signs.ts'
import { CITIES } from './places/cities.ts'
import { COUNTRIES_AMERICAS_PACIFIC } from './countries/americas-pacific.ts'
import { COUNTRIES_ASIA_AFRICA } from './countries/asia-africa.ts'
import { COUNTRIES_EUROPE } from './countries/europe.ts'
import { COUNTRIES } from './countries/japan.ts'
import { COUNTRIES_AFRICA_EAST_AND_SOUTH } from './countries/africa-east-and-south.ts'
import { COUNTRIES_AFRICA_NORTH_AND_WEST } from './countries/africa-north-and-west.ts'
import { COUNTRIES_AMERICAS_ASKED_NEXT } from './countries/americas-asked-next.ts'
import { COUNTRIES_ASIA_ASKED_NEXT } from './countries/asia-asked-next.ts'
import { COUNTRIES_EUROPE_ASKED_NEXT } from './countries/europe-asked-next.ts'
import { COUNTRIES_PACIFIC_ASKED_NEXT } from './countries/pacific-asked-next.ts'
import { COMMON_KNOWLEDGE } from './common-knowledge.ts'
import { CULTURE } from './culture/culture.ts'
import { ASKED_DAILY } from './asked-daily/asked-daily.ts'
import { ASKED_WHYS } from './science/asked-whys.ts'
import { EVENTS_MODERN } from './history/events-modern.ts'
import { EVENTS_NEXT } from './history/events-next.ts'
import { EVENTS } from './history/events.ts'
import { EVERYDAY_MIND } from './mind/everyday-mind.ts'
import { EVERYDAY_NATURE } from './science/everyday-nature.ts'
import { EVERYDAY_SKY } from './science/everyday-sky.ts'
import { HOW_TOS_EVERYDAY } from './how-tos/everyday.ts'
import { EVERYDAY_BODY } from './body/everyday-body.ts'
import { EVERYDAY_PEOPLE } from './people/everyday-people.ts'
import { HOW_TOS_STARTING_OUT } from './how-tos/starting-out.ts'
import { FIRST_ANSWERS } from './first-answers.ts'
import { FOODS } from './foods/foods.ts'
import { GAMES_MUSIC_FEASTS } from './culture/games-music-feasts.ts'
import { ADVICE } from './how-tos/advice/advice.ts'
import { ASKED_NEXT } from './how-tos/asked-next/asked-next.ts'
import { ASKED } from './how-tos/asked/asked.ts'
import { EVERYDAY_ASKED } from './how-tos/everyday-asked/everyday-asked.ts'
import { EVERYDAY_LIFE } from './everyday-life/everyday-life.ts'
import { HOW_TOS_CLEANING } from './how-tos/cleaning.ts'
import { HOW_TOS_COOKING } from './how-tos/cooking.ts'
import { HOW_TOS_CREATORS } from './how-tos/creators.ts'
import { HOW_TOS_FITNESS } from './how-tos/fitness.ts'
import { HOW_TOS_FOOD } from './how-tos/food.ts'
import { HOW_TOS_GARDEN } from './how-tos/garden.ts'
import { HOW_TOS_HOBBIES } from './how-tos/hobbies.ts'
import { HOW_TOS_HOME } from './how-tos/home.ts'
import { HOW_TOS_HOUSE_AND_BODY } from './how-tos/house-and-body.ts'
import { HOW_TOS_LIFE } from './how-tos/life.ts'
import { HOW_TOS_MONEY } from './how-tos/money.ts'
import { HOW_TOS_STUDY } from './how-tos/study.ts'
import { HOW_TOS_WORK } from './how-tos/work.ts'
import { HOW_TOS } from './how-tos/salary.ts'
import { HOW_TOS_BUSINESS } from './how-tos/business.ts'
import { HOW_TOS_DIGITAL } from './how-tos/digital.ts'
import { HOW_TOS_FAMILY } from './how-tos/family.ts'
import { HOW_TOS_TRAVEL } from './how-tos/travel.ts'
import { LIFE_SKILLS } from './how-tos/life-skills/life-skills.ts'
import { COMPARISONS } from './comparisons/comparisons.ts'
import { COMMONLY_ASKED } from './commonly-asked/commonly-asked.ts'
import { LESSONS } from './lessons/lessons.ts'
import { NAMED_NEXT } from './named-next.ts'
import { LIVING } from './how-tos/living/living.ts'
import { JOURNEYS } from './how-tos/journeys/journeys.ts'
import { RECIPES } from './how-tos/recipes/recipes.ts'
import { TRADES } from './how-tos/trades/trades.ts'
import { SUBJECTS } from './subjects/subjects.ts'
import { TOLD_OFTEN } from './told-often/told-often.ts'
import { TYPED_OFTEN } from './typed-often/typed-often.ts'
import { WHAT_IFS_TYPED } from './what-ifs/what-ifs.ts'
import { INVENTIONS_GREAT } from './inventions/inventions-great.ts'
import { INVENTIONS_HOME } from './inventions/inventions-home.ts'
import { KITCHEN_QUESTIONS } from './foods/kitchen-questions.ts'
import { MACHINES } from './inventions/machines.ts'
import { MIND_AND_BODY } from './body/mind-and-body.ts'
import { LIVES_NEXT } from './people/lives-next.ts'
import { MONEY_NEXT } from './money/money-next.ts'
import { MORE_LIVES } from './history/more-lives.ts'
import { MYSTERIES } from './history/mysteries.ts'
import { MYTHS_AND_SCRIPTS } from './history/myths-and-scripts.ts'
import { NATURE } from './science/nature.ts'
import { PEOPLE_AND_FOODS } from './people/people-and-foods.ts'
import { PEOPLE_ARTS } from './people/people-arts.ts'
import { PEOPLE } from './people/people.ts'
import { PEOPLES } from './history/peoples.ts'
import { PLACES } from './places/places.ts'
import { PYRAMIDS } from './history/pyramids.ts'
import { SCHOOL } from './science/school.ts'
import { SCHOOLBOOKS } from './schoolbooks/schoolbooks.ts'
import { SKY_STREET_AND_BODY } from './science/sky-street-and-body.ts'
import { SPACE_AND_SKY } from './science/space-and-sky.ts'
import { SPACE_TOPICS } from './science/space-topics.ts'
import { GENERAL_KNOWLEDGE } from './general-knowledge.ts'
import { packOfTopic } from './topic-pack.ts'
import { WHO_INVENTED } from './who-invented.ts'
import { readTopics } from './topic.ts'

const FILES: readonly string[] = [
  ANIMALS_FARM,
  ANIMALS_SEA,
  ANIMALS_SMALL,
  ANIMALS_NEXT,
  ANIMALS,
  ASKED_WHYS,
  BODY_AND_MIND,
  CITIES_AND_SIGNS,
  CITIES,
  COUNTRIES_AMERICAS_PACIFIC,
  COUNTRIES_ASIA_AFRICA,
  COUNTRIES_EUROPE,
  COUNTRIES,
  COUNTRIES_AFRICA_EAST_AND_SOUTH,
  COUNTRIES_AFRICA_NORTH_AND_WEST,
  COUNTRIES_AMERICAS_ASKED_NEXT,
  COUNTRIES_ASIA_ASKED_NEXT,
  COUNTRIES_EUROPE_ASKED_NEXT,
  COUNTRIES_PACIFIC_ASKED_NEXT,
  CULTURE,
  EVENTS_MODERN,
  EVENTS_NEXT,
  EVENTS,
  EVERYDAY_MIND,
  EVERYDAY_NATURE,
  EVERYDAY_SKY,
  HOW_TOS_EVERYDAY,
  EVERYDAY_BODY,
  EVERYDAY_PEOPLE,
  HOW_TOS_STARTING_OUT,
  FOODS,
  GAMES_MUSIC_FEASTS,
  HOW_TOS_CLEANING,
  HOW_TOS_COOKING,
  HOW_TOS_CREATORS,
  HOW_TOS_FITNESS,
  HOW_TOS_FOOD,
  HOW_TOS_GARDEN,
  HOW_TOS_HOBBIES,
  HOW_TOS_HOME,
  HOW_TOS_LIFE,
  HOW_TOS_MONEY,
  HOW_TOS_STUDY,
  HOW_TOS_WORK,
  HOW_TOS,
  HOW_TOS_BUSINESS,
  HOW_TOS_DIGITAL,
  HOW_TOS_FAMILY,
  HOW_TOS_TRAVEL,
  ...GENERAL_KNOWLEDGE,
  ...COMMON_KNOWLEDGE,
  ...NAMED_NEXT,
  ...ADVICE,
  ...CASES,
  ...ASKED,
  ...ASKED_DAILY,
  ...ASKED_NEXT,
  ...EVERYDAY_ASKED,
  ...EVERYDAY_LIFE,
  ...LIFE_SKILLS,
  ...LIVING,
  ...COMMONLY_ASKED,
  ...COMPARISONS,
  ...JOURNEYS,
  ...RECIPES,
  ...TRADES,
  ...SUBJECTS,
  ...TOLD_OFTEN,
  ...TYPED_OFTEN,
  ...WHAT_IFS_TYPED,
  ...LESSONS,
  ...SCHOOLBOOKS,
  INVENTIONS_GREAT,
  INVENTIONS_HOME,
  MACHINES,
  MIND_AND_BODY,
  LIVES_NEXT,
  MONEY_NEXT,
  MORE_LIVES,
  MYSTERIES,
  MYTHS_AND_SCRIPTS,
  NATURE,
  PEOPLE_AND_FOODS,
  PEOPLE_ARTS,
  PEOPLE,
  PEOPLES,
  PLACES,
  PYRAMIDS,
  SKY_STREET_AND_BODY,
  SPACE_AND_SKY,
  SPACE_TOPICS,
  FIRST_ANSWERS,
  WHO_INVENTED,
  HOW_TOS_HOUSE_AND_BODY,
  KITCHEN_QUESTIONS,
  SCHOOL,
]

let packs: readonly Pack[] | undefined
/** Every topic that is known by heart, as packs. Read when the first prompt comes: many programs never write an idea. */
export function listTopicPacks(): readonly Pack[] {
  return (packs ??= FILES.flatMap(readTopics).map(packOfTopic))
}

/** Whether a topic collects answers about different things ("famous firsts"), so that one says nothing of the next. */
export const isCollection = (id: string): boolean => isIn(FIRST_ANSWERS, id) || isOneByOne(id)

/** Whether one answer of a collection is told by itself: who invented the chair says nothing of the typewriter. */
export const isOneByOne = (id: string): boolean => isIn(WHO_INVENTED, id)

const isIn = (text: string, id: string): boolean => text.includes(`\n# ${id} |`)
