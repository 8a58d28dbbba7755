import type { Environment, ScenePlan } from './scene-plan.ts'

const INDOORS: readonly Environment[] = ['room', 'desk', 'kitchen', 'laboratory']

/** What is too large for any room, and where it stands when the words only name a room. */
const OUTSIDE: Readonly<Record<string, Environment>> = {
  lighthouse: 'sea',
  house: 'forest',
  tent: 'forest',
  camping: 'forest',
  castle: 'mountain',
  'derelict-house': 'forest',
  hut: 'forest',
  school: 'street',
  hospital: 'street',
  bank: 'street',
  factory: 'city',
  church: 'street',
  'classical-building': 'city',
  'office-building': 'city',
  hotel: 'street',
  stadium: 'city',
}

/** The same plan, but buildings never stand inside a room. */
export function standOutdoors(plan: ScenePlan): ScenePlan {
  const outside = OUTSIDE[plan.subjects[0] ?? '']
  const isInside = INDOORS.includes(plan.environment)
  return outside !== undefined && isInside && !plan.cast ? { ...plan, environment: outside } : plan
}
