import { z } from 'zod'

/** What a member of the cast is. */
export const CAST_KINDS = ['person', 'animal', 'thing', 'place'] as const
export type CastKind = (typeof CAST_KINDS)[number]

/** Characters of a name and of a sheet, reference pictures of a member, members of one account, and of one film. */
export const CAST_MAX = { name: 60, sheet: 600, references: 4, members: 100, ofFilm: 12 } as const

/** What drawn figures can look like. A model reads the sheet instead. */
export const CAST_LOOKS = {
  figure: ['woman', 'man', 'girl', 'boy', 'old_woman', 'old_man'],
  hair: ['short', 'crop', 'curly', 'bob', 'long', 'ponytail', 'bun', 'bald'],
  hairColour: ['black', 'brown', 'blond', 'red', 'grey', 'white'],
  skin: ['light', 'fair', 'tan', 'brown', 'dark', 'deep'],
  clothes: [
    ...(['red', 'orange', 'yellow', 'green', 'teal', 'blue'] as const),
    ...(['purple', 'pink', 'brown', 'white', 'grey', 'black'] as const),
  ],
} as const satisfies Record<string, readonly string[]>

/** How a person is drawn; what is null follows the sheet, and what the sheet does not say stays the same in every film all the same. */
export const castLookSchema = z.object({
  figure: z.enum(CAST_LOOKS.figure).nullable().default(null),
  hair: z.enum(CAST_LOOKS.hair).nullable().default(null),
  hairColour: z.enum(CAST_LOOKS.hairColour).nullable().default(null),
  skin: z.enum(CAST_LOOKS.skin).nullable().default(null),
  clothes: z.enum(CAST_LOOKS.clothes).nullable().default(null),
})
export type CastLook = z.output<typeof castLookSchema>

/** All of it follows the sheet. */
export const NO_LOOK: CastLook = { figure: null, hair: null, hairColour: null, skin: null, clothes: null }

/** Something that can be called: with a letter or a number in it, and nothing that no keyboard writes. */
const CALLABLE = /^(?=.*[\p{L}\p{N}])[^\p{C}\p{Z}]+(?: [^\p{C}\p{Z}]+)*$/u

/** Whether texts can call somebody so. */
export function isCastName(name: string): boolean {
  return CALLABLE.test(name)
}

/** Somebody or something that looks the same in all films of a person. */
export const castMemberSchema = z.object({
  id: z.string().max(64),
  name: z.string().max(CAST_MAX.name),
  kind: z.enum(CAST_KINDS),
  /** How it looks, in words. */
  sheet: z.string().max(CAST_MAX.sheet),
  look: castLookSchema,
  /** Part files with pictures of it. */
  references: z.array(z.string().max(120)).max(CAST_MAX.references),
  /** The models that made some of them, as "OpenAI, gpt-image-2.6-flare"; left out: all of them were sent. */
  referenceModels: z.array(z.string().max(200)).max(CAST_MAX.references).optional(),
})
export type CastMember = z.output<typeof castMemberSchema>
