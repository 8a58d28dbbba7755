/**
 * A figure of the narration that can be drawn. It holds only what the words say: numbers as said, labels in the words
 * of the sentence, empty where it gives none.
 */
export type Chart =
  /** A part of a whole: "90 per cent of startups fail". `percent` 0 to 100. */
  | { readonly kind: 'share'; readonly percent: number; readonly text: string; readonly label: string }
  /** So many out of so many, at most 100: "nine out of ten people". */
  | {
      readonly kind: 'crowd'
      readonly count: number
      readonly of: number
      readonly arePeople: boolean
      readonly label: string
    }
  /** One thing against another: "twice as high". `factor` over 0; the larger one's name first in `sides` unless under 1. */
  | {
      readonly kind: 'times'
      readonly factor: number
      readonly text: string
      readonly label: string
      readonly sides: readonly [string, string]
    }
  /** A value before and after: "from 5 to 50". */
  | {
      readonly kind: 'change'
      readonly from: number
      readonly to: number
      readonly texts: readonly [string, string]
    }
  /** One large number with what it counts: "$1,000". */
  | { readonly kind: 'counter'; readonly text: string; readonly label: string }
  /** Years, or a time ago and now, in their order; `places` from 0 (first) to 1 (last). */
  | { readonly kind: 'timeline'; readonly marks: readonly string[]; readonly places: readonly number[] }
  /** Numbered steps, two to six; their texts may be empty when the words only count them. */
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  /** A place in an order, 2 to 10: "the third largest". */
  | { readonly kind: 'rank'; readonly place: number; readonly text: string; readonly label: string }
