import { PETS_AND_SEA_ASKED } from './animals/pets-and-sea-asked.ts'
import { CITIES_ASKED_FOR } from './places/cities-asked-for.ts'
import { LIVES_ASKED_FOR } from './people/lives-asked-for.ts'
import { FOODS_EVERYDAY } from './foods/foods-everyday.ts'
import { STUFF_AND_NATURE_ASKED } from './science/stuff-and-nature-asked.ts'
import { BRANDS_GAMES_AND_SPORTS } from './culture/brands-games-and-sports.ts'
import { ANIMALS_ASKED_FOR } from './animals/asked-for.ts'
import { COMPANIES } from './inventions/companies.ts'
import { ECONOMY } from './money/economy.ts'
import { EMPIRES } from './history/empires.ts'
import { FOOD_HISTORIES } from './foods/food-histories.ts'
import { IDEAS } from './mind/ideas.ts'
import { LANDMARKS } from './places/landmarks.ts'
import { LEADERS } from './people/leaders.ts'
import { MAKERS } from './people/makers.ts'
import { MORE_CITIES } from './places/more-cities.ts'
import { MORE_COUNTRIES } from './countries/more-countries.ts'
import { MORE_MYSTERIES } from './history/more-mysteries.ts'
import { RELIGIONS } from './culture/religions.ts'
import { SCIENCE_BASICS } from './science/basics.ts'
import { SPACE_MISSIONS } from './science/space-missions.ts'
import { STAGE_AND_SPORT } from './culture/stage-and-sport.ts'
import { TECHNOLOGY } from './science/technology.ts'
import { TURNING_POINTS } from './history/turning-points.ts'
import { WHY_THE_BODY } from './body/why-the-body.ts'
import { ANIMALS_MORE } from './animals/animals-more.ts'
import { HOW_MACHINES_WORK } from './science/how-machines-work.ts'
import { HOW_NATURE_WORKS } from './science/how-nature-works.ts'
import { HOW_SYSTEMS_WORK } from './science/how-systems-work.ts'
import { WHY_IT_WORKS } from './science/why-it-works.ts'
import { PEOPLE_ASKED_FOR } from './people/people-asked-for.ts'
import { COUNTRIES_ASKED_FOR } from './countries/countries-asked-for.ts'
import { FOODS_ASKED_FOR } from './foods/foods-asked-for.ts'
import { MYTHS_ASKED_FOR } from './history/myths-asked-for.ts'
import { BODY_QUESTIONS } from './body/body-questions.ts'
import { MIND_QUESTIONS } from './mind/mind-questions.ts'
import { SEA_LIFE } from './animals/sea-life.ts'
import { BIRDS } from './animals/birds.ts'
import { INSECTS_AND_LIZARDS } from './animals/insects-and-lizards.ts'
import { MAMMALS_ASKED_FOR } from './animals/mammals-asked-for.ts'
import { EARTH_AND_WEATHER } from './science/earth-and-weather.ts'
import { PETS_AND_HABITS } from './animals/pets-and-habits.ts'
import { FOODS_NEXT } from './foods/foods-next.ts'
import { BODY_AND_HABITS } from './body/body-and-habits.ts'
import { DAILY_LIFE } from './history/daily-life.ts'
import { FAILURES_AND_ODD_THINGS } from './inventions/failures-and-odd-things.ts'
import { THINGS_AND_FLOPS_ASKED_FOR } from './inventions/things-and-flops-asked-for.ts'
import { PLACES_AND_LIVES_ASKED_FOR } from './places/places-and-lives-asked-for.ts'
import { EXTREMES } from './places/extremes.ts'
import { AGES_AND_WARS } from './history/ages-and-wars.ts'
import { ODD_EVENTS_AND_RIDDLES } from './history/odd-events-and-riddles.ts'
import { LIVES_TOLD } from './people/lives-told.ts'
import { BIG_QUESTIONS } from './science/big-questions.ts'
import { WONDERS_AND_CITIES } from './places/wonders-and-cities.ts'
import { MACHINES_THAT_THINK } from './science/machines-that-think.ts'
import { GODS_WORDS_AND_GAMES } from './culture/gods-words-and-games.ts'
import { LESSONS_ASKED_FOR } from './history/lessons-asked-for.ts'
import { MINDS_AND_VOICES } from './people/minds-and-voices.ts'
import { SCREENS_SONGS_AND_FIELDS } from './culture/screens-songs-and-fields.ts'
import { ORDERS_LOST_AND_FOUND } from './history/orders-lost-and-found.ts'
import { THINGS_AND_LANDS_ASKED } from './places/things-and-lands-asked.ts'
import { INVENTIONS_ASKED_FOR } from './inventions/inventions-asked-for.ts'
import { FAMOUS_MACHINES } from './inventions/famous-machines.ts'
import { PAINTERS_ASKED_FOR } from './people/painters-asked-for.ts'
import { WRITERS_ASKED_FOR } from './people/writers-asked-for.ts'
import { ATHLETES_ASKED_FOR } from './people/athletes-asked-for.ts'
import { MUSICIANS_ASKED_FOR } from './people/musicians-asked-for.ts'
import { HISTORIES_ASKED_FOR } from './history/histories-asked-for.ts'
import { BUILDINGS_ASKED_FOR } from './places/buildings-asked-for.ts'
import { DRINKS_ASKED_FOR } from './foods/drinks-asked-for.ts'
import { FESTIVALS_ASKED_FOR } from './culture/festivals-asked-for.ts'
import { INSTRUMENTS_AND_DANCES } from './culture/instruments-and-dances.ts'
import { SONGS_SCREENS_AND_TOYS } from './culture/songs-screens-and-toys.ts'
import { LANDS_AND_BORDERS_ASKED_FOR } from './places/lands-and-borders-asked-for.ts'
import { FLAGS_STAMPS_AND_TALES } from './culture/flags-stamps-and-tales.ts'
import { EVERYDAY_THINGS_ASKED } from './culture/everyday-things-asked.ts'
import { FABLES } from './culture/fables.ts'
import { WORDS_AND_THEIR_PAST } from './culture/words-and-their-past.ts'

/** What teachers, students, travelers, parents and channels of trivia ask for, by field, for `readTopics`. */
export const GENERAL_KNOWLEDGE: readonly string[] = [
  WHY_THE_BODY,
  THINGS_AND_LANDS_ASKED,
  EMPIRES,
  TURNING_POINTS,
  IDEAS,
  ECONOMY,
  LEADERS,
  SCIENCE_BASICS,
  TECHNOLOGY,
  LANDMARKS,
  ANIMALS_ASKED_FOR,
  MORE_COUNTRIES,
  MORE_CITIES,
  SPACE_MISSIONS,
  MAKERS,
  COMPANIES,
  RELIGIONS,
  MORE_MYSTERIES,
  STAGE_AND_SPORT,
  FOOD_HISTORIES,
  ANIMALS_MORE,
  HOW_MACHINES_WORK,
  HOW_NATURE_WORKS,
  HOW_SYSTEMS_WORK,
  WHY_IT_WORKS,
  PEOPLE_ASKED_FOR,
  COUNTRIES_ASKED_FOR,
  FOODS_ASKED_FOR,
  MYTHS_ASKED_FOR,
  BODY_QUESTIONS,
  MIND_QUESTIONS,
  SEA_LIFE,
  BIRDS,
  INSECTS_AND_LIZARDS,
  MAMMALS_ASKED_FOR,
  EARTH_AND_WEATHER,
  PETS_AND_HABITS,
  FOODS_NEXT,
  BODY_AND_HABITS,
  EXTREMES,
  FAILURES_AND_ODD_THINGS,
  DAILY_LIFE,
  AGES_AND_WARS,
  ODD_EVENTS_AND_RIDDLES,
  PLACES_AND_LIVES_ASKED_FOR,
  THINGS_AND_FLOPS_ASKED_FOR,
  LIVES_TOLD,
  BIG_QUESTIONS,
  WONDERS_AND_CITIES,
  MACHINES_THAT_THINK,
  GODS_WORDS_AND_GAMES,
  LESSONS_ASKED_FOR,
  MINDS_AND_VOICES,
  SCREENS_SONGS_AND_FIELDS,
  ORDERS_LOST_AND_FOUND,
  PETS_AND_SEA_ASKED,
  CITIES_ASKED_FOR,
  LIVES_ASKED_FOR,
  FOODS_EVERYDAY,
  STUFF_AND_NATURE_ASKED,
  BRANDS_GAMES_AND_SPORTS,
  INVENTIONS_ASKED_FOR,
  FAMOUS_MACHINES,
  PAINTERS_ASKED_FOR,
  WRITERS_ASKED_FOR,
  ATHLETES_ASKED_FOR,
  MUSICIANS_ASKED_FOR,
  HISTORIES_ASKED_FOR,
  BUILDINGS_ASKED_FOR,
  DRINKS_ASKED_FOR,
  FESTIVALS_ASKED_FOR,
  INSTRUMENTS_AND_DANCES,
  SONGS_SCREENS_AND_TOYS,
  LANDS_AND_BORDERS_ASKED_FOR,
  FLAGS_STAMPS_AND_TALES,
  EVERYDAY_THINGS_ASKED,
  FABLES,
  WORDS_AND_THEIR_PAST,
]
