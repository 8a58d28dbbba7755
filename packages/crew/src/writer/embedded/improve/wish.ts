import type { ToneName } from '../../enhancer.ts'

/** Something that an instruction asks for and the embedded writer knows how to do. */
export type Wish =
  | { readonly kind: 'length'; readonly to: 'shorter' | 'half' | 'longer' | { readonly words: number } }
  | { readonly kind: 'simpler' }
  | { readonly kind: 'tone'; readonly tone: ToneName }
  | { readonly kind: 'opening' }
  | { readonly kind: 'question' }
  | { readonly kind: 'ending'; readonly as: EndingKind }
  | { readonly kind: 'remove'; readonly what: string }
  /** It knows what is meant and cannot do it. */
  | { readonly kind: 'never'; readonly why: string }

export type EndingKind = 'any' | 'question' | 'follow' | 'subscribe' | 'save' | 'share' | 'comment'

/** What one wish did to the texts: what is said of it, or why it was not done. */
export type Outcome<Texts> = { readonly texts: Texts; readonly change: string } | { readonly undone: string }
