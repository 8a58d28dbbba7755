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
  readonly instruction: string
}

/** Who re-dresses and improves texts. */
export type Enhancer = {
  /** As a person reads it. */
  readonly name: string
  /** True for the one that is no language model. */
  readonly isEmbedded: boolean
  /** Texts that differ from the given one and from each other; none when nothing can be changed. */
  enhance(request: EnhanceRequest, signal?: AbortSignal): Promise<readonly string[]>
  improve(
    request: ImproveRequest,
    signal?: AbortSignal,
  ): Promise<{ readonly title: string; readonly summary: string }>
}
