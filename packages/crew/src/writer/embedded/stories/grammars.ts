import { CABIN_GRAMMAR } from './cabin.ts'
import { CONTACT_GRAMMAR } from './contact.ts'
import { LETTER_GRAMMAR } from './letter.ts'
import { MESSAGE_GRAMMAR } from './message.ts'
import { MYSTERY_GRAMMAR } from './mystery.ts'
import { RIVALS_GRAMMAR } from './rivals.ts'
import type { Grammar } from './story.ts'
import { SURVIVAL_GRAMMAR } from './survival.ts'
import { TOWN_GRAMMAR } from './town.ts'
import { UNDERDOG_GRAMMAR } from './underdog.ts'

/** What sort of story a prompt asks for: one family, or a mood that several families have. */
export type StoryKind = keyof typeof GRAMMARS | keyof typeof MOODS

export const GRAMMARS = {
  mystery: MYSTERY_GRAMMAR,
  survival: SURVIVAL_GRAMMAR,
  cabin: CABIN_GRAMMAR,
  message: MESSAGE_GRAMMAR,
  letter: LETTER_GRAMMAR,
  rivals: RIVALS_GRAMMAR,
  town: TOWN_GRAMMAR,
  underdog: UNDERDOG_GRAMMAR,
  contact: CONTACT_GRAMMAR,
} as const

/** Families that share a mood, told in turn. */
const MOODS = {
  eerie: [MYSTERY_GRAMMAR, CABIN_GRAMMAR, MESSAGE_GRAMMAR, TOWN_GRAMMAR],
  warm: [UNDERDOG_GRAMMAR, RIVALS_GRAMMAR, LETTER_GRAMMAR],
  any: Object.values(GRAMMARS),
} as const

/** Who helps out when a family's own stories are fewer than asked: the ones nearest in mood. */
const KIN: Readonly<Record<keyof typeof GRAMMARS, readonly Grammar[]>> = {
  mystery: [CABIN_GRAMMAR, MESSAGE_GRAMMAR, TOWN_GRAMMAR],
  survival: [CONTACT_GRAMMAR, UNDERDOG_GRAMMAR],
  cabin: [TOWN_GRAMMAR, MESSAGE_GRAMMAR],
  message: [LETTER_GRAMMAR, CABIN_GRAMMAR],
  letter: [RIVALS_GRAMMAR, MESSAGE_GRAMMAR],
  rivals: [UNDERDOG_GRAMMAR, LETTER_GRAMMAR],
  town: [CABIN_GRAMMAR, LETTER_GRAMMAR],
  underdog: [RIVALS_GRAMMAR, LETTER_GRAMMAR],
  contact: [TOWN_GRAMMAR, SURVIVAL_GRAMMAR],
}

const isFamily = (kind: StoryKind): kind is keyof typeof GRAMMARS => kind in GRAMMARS

/** The families a kind is told from: `own` in turn, then `kin` while more is asked. */
export const familiesOf = (kind: StoryKind): { own: readonly Grammar[]; kin: readonly Grammar[] } =>
  isFamily(kind) ? { own: [GRAMMARS[kind]], kin: KIN[kind] } : { own: MOODS[kind], kin: [] }
