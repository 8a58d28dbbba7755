/** A word with its neighbours (without the marks around them), which decide how it is read; empty where there is none. */
export type WordPlace = { readonly word: string; readonly before: string; readonly after: string }
