export type HairStyle = 'short' | 'crop' | 'curly' | 'bob' | 'long' | 'ponytail' | 'bun' | 'bald'
export type Hat =
  | 'none'
  | 'crown'
  | 'tiara'
  | 'toque'
  | 'nurse-cap'
  | 'helmet'
  | 'hard-hat'
  | 'knight'
  | 'space'
  | 'peaked'
  | 'straw'
  | 'fedora'
  | 'beret'
  | 'wizard'
  | 'tricorn'
  | 'hood'
  | 'laurel'
  | 'beanie'

export type Outfit = {
  /** How far down the upper garment hangs: over the hips, the thighs, the knees or the ankles. */
  readonly length: 'hip' | 'thigh' | 'knee' | 'ankle'
  readonly sleeves: 'long' | 'short'
  readonly legs: 'trousers' | 'shorts' | 'bare'
  readonly top: string
  readonly bottom: string
  readonly shoes: string
  readonly accent: string
  readonly hat: Hat
  readonly extras: readonly Extra[]
}
export type Extra =
  | 'stethoscope'
  | 'backpack'
  | 'cape'
  | 'tie'
  | 'apron'
  | 'belt'
  | 'open-coat'
  | 'hood-down'
  | 'cross'
  | 'glasses'
  | 'stripes'
  | 'collar'
