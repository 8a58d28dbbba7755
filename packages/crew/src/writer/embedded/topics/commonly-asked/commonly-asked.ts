import { ANIMAL_WHYS } from './animal-whys.ts'
import { BODY_WHYS } from './body-whys.ts'
import { CUSTOMS } from './customs.ts'
import { DIFFERENCES } from './differences.ts'
import { FEASTS } from './feasts.ts'
import { FIRST_AID_AND_PLAY } from './first-aid-and-play.ts'
import { HEART_WHYS } from './heart-whys.ts'
import { HOME_WHYS } from './home-whys.ts'
import { LIVES_ASKED } from './lives-asked.ts'
import { RULES_OF_GAMES } from './rules-of-games.ts'
import { SMALL_HOW_TOS } from './small-how-tos.ts'

/** What nearly everybody asks once: whys of every day, feasts, lives, rules and small instructions. */
export const COMMONLY_ASKED: readonly string[] = [
  ANIMAL_WHYS,
  BODY_WHYS,
  CUSTOMS,
  DIFFERENCES,
  FEASTS,
  FIRST_AID_AND_PLAY,
  HEART_WHYS,
  HOME_WHYS,
  LIVES_ASKED,
  RULES_OF_GAMES,
  SMALL_HOW_TOS,
]
