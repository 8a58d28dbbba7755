/** The tones that a text can be re-dressed in. */
export type ToneName =
  | 'professional'
  | 'casual'
  | 'enthusiastic'
  | 'mysterious'
  | 'humorous'
  | 'dramatic'
  | 'informative'
  | 'inspirational'

/** A script or caption to re-dress. */
export type EnhanceRequest = {
  readonly field: 'script' | 'caption'
  readonly text: string
  /** One tone gives one text; `variations` gives up to three. */
  readonly wish: { readonly tone: ToneName } | 'variations'
  readonly seed: number
}

/** An idea to improve by an instruction that is not blank. */
export type ImproveRequest = {
  readonly title: string
  readonly summary: string
  readonly caption: string
  readonly script: string
  readonly description: string
  /** What the idea was suggested for; empty when that is not known. */
  readonly prompt: string
  readonly instruction: string
}

/** Who wrote a text, as a person reads it. */
export type Author = {
  readonly writtenBy: string
  /** True for the one that is no language model. */
  readonly isEmbedded: boolean
}

/** Texts that differ from the given one and from each other; none when nothing could be changed. */
export type Enhancement = Author & { readonly texts: readonly string[] }
/** An improved idea: the texts that may have changed, and what is said of it. */
export type Improvement = Author & {
  readonly title: string
  readonly summary: string
  readonly caption?: string
  readonly script?: string
  readonly description?: string
  /** What was done, a sentence each, where the writer can tell. */
  readonly changes: readonly string[]
  /** What was asked for and not done, and why. Without any change the texts are the given ones. */
  readonly undone: readonly string[]
}

/** Who re-dresses and improves texts. */
export type Enhancer = {
  enhance(request: EnhanceRequest, signal?: AbortSignal): Promise<Enhancement>
  improve(request: ImproveRequest, signal?: AbortSignal): Promise<Improvement>
}
