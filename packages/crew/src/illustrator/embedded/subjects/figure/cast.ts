import type { Gender } from '@hookreel/film'
import type { HairStyle } from './outfit.ts'

/** What a drawn person is doing. */
export const POSES = [
  'stand',
  'walk',
  'run',
  'sit-desk',
  'sit-ground',
  'lie',
  'point',
  'cheer',
  'think',
  'read',
  'phone',
  'carry',
  'lift',
  'hug',
  'talk',
  'climb',
  'cook',
  'kneel',
  'garden',
  'despair',
  'dance',
  'wave',
] as const
export type PoseName = (typeof POSES)[number]

/** Callings that show in a person's clothes. `none` wears everyday clothes. */
export const ROLES = [
  'none',
  'nurse',
  'doctor',
  'scientist',
  'soldier',
  'king',
  'queen',
  'princess',
  'chef',
  'astronaut',
  'knight',
  'officer',
  'firefighter',
  'farmer',
  'builder',
  'detective',
  'student',
  'monk',
  'captain',
  'pirate',
  'wizard',
  'athlete',
  'business',
  'artist',
  'explorer',
  'emperor',
  'hero',
  'thief',
] as const
export type Role = (typeof ROLES)[number]

export type Age = 'child' | 'adult' | 'old'

/** Somebody of the film, as far as its words tell: the same words and film seed always give the same person. */
export type Who = {
  readonly gender: Gender
  readonly age: Age
  readonly role: Role
  /** Of somebody who looks the same in all films. */
  readonly look?: PersonLook
}

/** What is the same of somebody in all films; whatever is left out, `key` decides. */
export type PersonLook = {
  readonly key: string
  readonly skin?: string | undefined
  readonly hair?: HairStyle | undefined
  readonly hairColour?: string | undefined
  readonly clothes?: string | undefined
}

/** The people of a scene: who stands for the plan's `subject`, and what they do. One or two. */
export type Cast = {
  readonly subject: string
  readonly pose: PoseName
  readonly people: readonly Who[]
}

/** Poses that two people make together. */
export function isPairPose(pose: PoseName): boolean {
  return pose === 'hug' || pose === 'talk'
}

/** Poses that bring their own furniture or need the whole floor: they are never cut off by the frame. */
export function needsFloor(pose: PoseName): boolean {
  return !/^(?:stand|point|think|read|phone|wave|talk|walk|cheer|hug)$/.test(pose)
}
