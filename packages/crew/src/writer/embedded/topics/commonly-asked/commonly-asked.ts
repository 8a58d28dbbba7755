import { ANIMAL_WHYS } from './animal-whys.ts'
import { BODY_WHYS } from './body-whys.ts'
import { CUSTOMS } from './customs.ts'
import { FEASTS } from './feasts.ts'
import { HEART_WHYS } from './heart-whys.ts'

/** What nearly everybody asks once: whys of every day, feasts, lives, rules and small instructions. */
export const COMMONLY_ASKED: readonly string[] = [ANIMAL_WHYS, BODY_WHYS, CUSTOMS, FEASTS, HEART_WHYS]
