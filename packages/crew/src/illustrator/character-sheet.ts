import { hashText } from '@hookreel/film'
import type { Role, Who } from './embedded/subjects/figure/cast.ts'

const HAIR = [
  'short black',
  'long brown',
  'curly dark',
  'cropped auburn',
  'shoulder-length blond',
  'braided black',
]
const SKIN = ['light skin', 'olive skin', 'brown skin', 'dark skin', 'tanned skin']
const FACE = [
  'a round face',
  'a narrow face with high cheekbones',
  'freckles',
  'thick eyebrows',
  'a strong jaw',
]
const CLOTHES = [
  'a dark green jacket over a white shirt',
  'a rust-red sweater',
  'a navy-blue coat',
  'a mustard-yellow cardigan',
  'a grey linen shirt',
]

/** What a calling is dressed in; anyone who is not named wears everyday clothes. */
const DRESS: Partial<Record<Role, string>> = {
  nurse: 'pale blue nurse’s scrubs',
  doctor: 'a white doctor’s coat',
  scientist: 'a white laboratory coat',
  soldier: 'a plain olive uniform',
  king: 'a deep red robe and a thin gold crown',
  queen: 'a deep blue gown and a thin gold crown',
  princess: 'a pale rose gown',
  chef: 'a white chef’s jacket',
  astronaut: 'a white space suit with orange stripes',
  knight: 'plain steel armour with a blue tabard',
  officer: 'a dark blue uniform',
  firefighter: 'a dark turnout coat with yellow bands',
  farmer: 'a checked shirt and dungarees',
  builder: 'an orange work vest and a white helmet',
  detective: 'a beige trench coat',
  student: 'a grey hooded sweater and a backpack',
  monk: 'a brown habit',
  captain: 'a dark blue captain’s coat with brass buttons',
  pirate: 'a worn black coat and a red sash',
  wizard: 'a long midnight-blue robe',
  athlete: 'a red tracksuit',
  business: 'a charcoal suit',
  artist: 'a paint-spotted blue smock',
  explorer: 'a khaki jacket and a wide-brimmed hat',
  emperor: 'a white toga with a purple border',
  hero: 'a red and blue suit with a short cape',
  thief: 'a black jacket and a dark cap',
}

/**
 * What people of a scene look like: for the same person of the same film always the same words, so that a model that knows
 * nothing of the other scenes draws the same person. Empty when the scene shows nobody.
 */
export function describeCharacters(people: readonly Who[], filmText: string): string {
  return people.map((who) => describe(who, filmText)).join('; ')
}

function describe(who: Who, filmText: string): string {
  const key = `${filmText} ${who.gender} ${who.age} ${who.role}`
  const pick = (what: string, from: readonly string[]) => from[hashText(`${what} ${key}`) % from.length] ?? ''
  const hair = who.age === 'old' ? 'short grey' : pick('hair', HAIR)
  const dress = DRESS[who.role] ?? pick('clothes', CLOTHES)
  return `${nameOf(who, hashText(`age ${key}`))} with ${hair} hair, ${pick('skin', SKIN)} and ${pick('face', FACE)}, wearing ${dress}`
}

function nameOf({ gender, age }: Who, seed: number): string {
  if (age === 'child') return `a ${gender === 'woman' ? 'girl' : 'boy'} of about ${8 + (seed % 4)}`
  return `a ${gender} of about ${age === 'old' ? 70 + (seed % 8) : 28 + (seed % 16)}`
}
