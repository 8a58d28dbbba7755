import { CARS_AND_CONSOLES } from './cars-and-consoles.ts'
import { CHAIN_AND_CELLAR } from './chain-and-cellar.ts'
import { GHOSTS_AND_LEGENDS } from './ghosts-and-legends.ts'
import { HEISTS_AND_FRAUDS } from './heists-and-frauds.ts'
import { SCREENS_AND_MYTHS } from './screens-and-myths.ts'
import { SIGNS_AND_PRAYERS } from './signs-and-prayers.ts'
import { SURVIVALS_AND_RESCUES } from './survivals-and-rescues.ts'
import { TALES_AND_HOAXES } from './tales-and-hoaxes.ts'
import { UPSETS_AND_ANIMALS } from './upsets-and-animals.ts'
import { VANISHED_AND_WRECKED } from './vanished-and-wrecked.ts'
import { WEB_LEGENDS } from './web-legends.ts'

/** Stories, legends and beliefs that channels tell again and again, by field, for `readTopics`. */
export const TOLD_OFTEN: readonly string[] = [
  CARS_AND_CONSOLES,
  CHAIN_AND_CELLAR,
  GHOSTS_AND_LEGENDS,
  HEISTS_AND_FRAUDS,
  SCREENS_AND_MYTHS,
  SIGNS_AND_PRAYERS,
  SURVIVALS_AND_RESCUES,
  TALES_AND_HOAXES,
  UPSETS_AND_ANIMALS,
  VANISHED_AND_WRECKED,
  WEB_LEGENDS,
]
