import type { Environment } from '../scene-plan.ts'
import type { Field } from './field-words.ts'

/** Where the films of a field are at home, best first, and where else their scenes may go. */
export const FIELD_PLACES: Record<Field, { home: readonly Environment[]; also: readonly Environment[] }> = {
  space: { home: ['space'], also: [] },
  body: { home: ['laboratory', 'room'], also: ['kitchen', 'street', 'forest'] },
  sea: { home: ['sea'], also: [] },
  work: { home: ['desk', 'room'], also: ['city', 'street', 'kitchen'] },
  history: { home: ['ruins'], also: ['desert', 'sea', 'mountain', 'forest', 'sky'] },
  animals: { home: ['forest', 'mountain'], also: ['sea', 'desert', 'sky', 'room', 'street'] },
  money: { home: ['city', 'desk'], also: ['street', 'room'] },
  food: { home: ['kitchen'], also: ['sea', 'mountain'] },
  mind: { home: ['room', 'city'], also: ['desk', 'street', 'laboratory', 'sky'] },
  technology: { home: ['desk', 'city'], also: ['laboratory', 'room', 'sky', 'sea', 'street'] },
  story: { home: ['room'], also: ['forest', 'sea', 'street', 'mountain', 'sky', 'kitchen', 'ruins', 'city'] },
  travel: { home: ['mountain', 'street'], also: ['sea', 'forest', 'desert', 'city', 'sky', 'ruins'] },
  nature: { home: ['mountain', 'forest'], also: ['sea', 'desert', 'sky'] },
  sport: { home: ['street', 'mountain'], also: ['sea', 'sky', 'room', 'city', 'forest'] },
  music: { home: ['room', 'city'], also: ['street', 'desk'] },
  law: { home: ['city', 'desk'], also: ['street', 'room'] },
  family: { home: ['room'], also: ['kitchen', 'street', 'mountain', 'city'] },
  building: { home: ['city', 'street'], also: ['sky', 'room', 'ruins', 'desk'] },
  cars: { home: ['street', 'city'], also: ['mountain', 'desert', 'forest'] },
  garden: { home: ['mountain'], also: ['forest', 'room', 'kitchen'] },
  language: { home: ['desk', 'room'], also: ['city', 'street', 'sky'] },
  fashion: { home: ['city', 'room'], also: ['street'] },
  art: { home: ['room', 'desk'], also: ['city', 'street', 'ruins'] },
  screen: { home: ['city', 'room'], also: ['street', 'desk', 'sea', 'desert', 'forest'] },
}
