import { createRandom, hashText, type Random } from '@hookreel/film'
import { mix } from '../../colour.ts'
import type { PersonLook, Who } from './cast.ts'
import type { HairStyle, Outfit } from './outfit.ts'
import { roleOutfit } from './roles.ts'
import type { Build } from './skeleton.ts'

/** How somebody looks. */
export type Person = {
  readonly who: Who
  readonly build: Build
  readonly skin: string
  readonly hair: { readonly style: HairStyle; readonly colour: string; readonly hasBeard: boolean }
  readonly outfit: Outfit
}

const SKINS = ['#f3cba8', '#e6b48d', '#d19a6c', '#b87d52', '#95603c', '#6f452b'] as const
const HAIRS = ['#1d1612', '#2e1d13', '#4a2d1a', '#6f4522', '#a8743a', '#8a3a1c'] as const
const GREYS = ['#c9c6c0', '#e4e2dd', '#9c9a96'] as const
const TOPS = ['#b8402f', '#2f5f8a', '#4a7a4a', '#c08a2e', '#6a4a86', '#2f7f86', '#d8d2c4', '#3a3f4c'] as const
const BOTTOMS = ['#2c3850', '#3f4a5c', '#4d4438', '#26262e', '#6a5a44'] as const

const BUILDS: Record<Who['age'], Build> = {
  child: { leg: 0.54, torso: 0.62, arm: 0.58, head: 0.53, girth: 0.74 },
  adult: { leg: 1, torso: 1, arm: 1, head: 0.56, girth: 1 },
  old: { leg: 0.94, torso: 0.95, arm: 0.97, head: 0.56, girth: 1 },
}

/** How somebody looks in a film: the same film seed and person always give the same look, and somebody of the cast has theirs in all films. */
export function dressPerson(who: Who, filmSeed: number): Person {
  return who.look ? wearLook(dress(who, `member ${who.look.key}`), who.look) : dress(who, filmSeed)
}

/** What was said of somebody goes before what was drawn for them. */
function wearLook(person: Person, { skin, hair, hairColour, clothes }: PersonLook): Person {
  const { outfit } = person
  return {
    ...person,
    skin: skin ?? person.skin,
    hair: { ...person.hair, style: hair ?? person.hair.style, colour: hairColour ?? person.hair.colour },
    outfit:
      clothes === undefined ? outfit : { ...outfit, top: clothes, accent: mix(clothes, '#ffffff', 0.45) },
  }
}

function dress(who: Who, seed: number | string): Person {
  const random = createRandom(hashText(`person ${seed} ${who.gender} ${who.age} ${who.role}`))
  const base = BUILDS[who.age]
  const isWoman = who.gender === 'woman'
  const stretch = random.between(0.96, 1.04) * (isWoman ? 0.97 : 1)
  const girth = random.pick([0.9, 0.96, 1, 1.08, 1.2]) * (isWoman ? 0.9 : 1)
  const skin = random.pick(SKINS)
  const everyday = dressEveryday(who, random)
  return {
    who,
    build: {
      leg: base.leg * stretch,
      torso: base.torso * stretch,
      arm: base.arm * stretch,
      head: base.head,
      girth: base.girth * girth,
    },
    skin,
    hair: {
      style: chooseHair(who, random),
      colour: who.age === 'old' ? random.pick(GREYS) : random.pick(skin < '#a' ? HAIRS.slice(0, 2) : HAIRS),
      hasBeard: !isWoman && who.age !== 'child' && random.next() < (who.age === 'old' ? 0.6 : 0.25),
    },
    outfit: roleOutfit(who, everyday) ?? everyday,
  }
}

function chooseHair({ gender, age, role }: Who, random: Random): HairStyle {
  if (gender === 'man') {
    if (age === 'old') return random.pick(['bald', 'short', 'bald'] as const)
    return random.pick(
      age === 'child'
        ? (['short', 'curly', 'crop'] as const)
        : (['short', 'crop', 'curly', 'short'] as const),
    )
  }
  if (role === 'nurse' || role === 'scientist' || role === 'chef')
    return random.pick(['bun', 'ponytail'] as const)
  if (age === 'old') return random.pick(['bun', 'bob', 'curly'] as const)
  return random.pick(['bob', 'long', 'ponytail', 'bun', 'curly', 'long'] as const)
}

function dressEveryday({ gender, age }: Who, random: Random): Outfit {
  const top = random.pick(TOPS)
  const bottom = random.pick(BOTTOMS)
  const kind = random.next()
  const plain = {
    sleeves: 'long',
    legs: 'trousers',
    length: 'hip',
    top,
    bottom,
    shoes: random.pick(['#2a1f1a', '#3a3a42', '#6a3f2a', '#d8d4cc']),
    accent: mix(top, '#ffffff', 0.45),
    hat: 'none',
    extras: [],
  } as const satisfies Outfit
  if (age === 'child') {
    if (gender === 'woman' && kind < 0.5)
      return { ...plain, length: 'knee', sleeves: 'short', legs: 'bare', extras: ['collar'] }
    return { ...plain, sleeves: 'short', legs: kind < 0.5 ? 'shorts' : 'trousers', extras: ['stripes'] }
  }
  if (gender === 'woman' && kind < 0.34)
    return {
      ...plain,
      length: 'knee',
      legs: 'bare',
      sleeves: kind < 0.17 ? 'short' : 'long',
      extras: ['belt'],
    }
  if (age === 'old')
    return { ...plain, length: kind < 0.5 ? 'hip' : 'thigh', extras: ['open-coat', 'glasses'] }
  if (kind < 0.5) return { ...plain, length: 'thigh', extras: ['open-coat'] }
  if (kind < 0.72) return { ...plain, sleeves: 'short' }
  return { ...plain, extras: kind < 0.86 ? ['hood-down'] : ['collar', 'belt'] }
}
