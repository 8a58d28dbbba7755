/** Millionths of a dollar for a million tokens. */
type TokenPrice = { readonly input: number; readonly output: number }

type PicturePrice = {
  readonly models: RegExp
  /** Of one picture at the size and quality that is asked for here, in millionths of a US dollar. */
  readonly picture: number
  /** For services that bill by tokens and tell how many. */
  readonly tokens?: TokenPrice
}

/** List prices of November 2026 in US dollars; the real cost of token-billed models comes from their own count. */
const PRICES: Readonly<Record<string, readonly PicturePrice[]>> = {
  openai: [
    { models: /^gpt-image-1-mini/, picture: 15_000, tokens: { input: 2, output: 8 } },
    { models: /^gpt-image-1\.5/, picture: 50_000, tokens: { input: 5, output: 32 } },
    { models: /^(?:gpt-image-2|chatgpt-image)/, picture: 50_000, tokens: { input: 5, output: 30 } },
    { models: /./, picture: 80_000 },
  ],
  google: [
    // In the size that is made when none is asked for: 1120 tokens.
    { models: /^gemini-3\.1-flash-image/, picture: 67_000 },
    { models: /./, picture: 134_000 },
  ],
  fal: [
    { models: /flux\/schnell/, picture: 6_000 },
    { models: /flux\/dev/, picture: 50_000 },
    { models: /./, picture: 80_000 },
  ],
  replicate: [
    { models: /flux-schnell/, picture: 3_000 },
    { models: /flux-dev/, picture: 25_000 },
    { models: /./, picture: 60_000 },
  ],
  stability: [
    { models: /^core$/, picture: 30_000 },
    { models: /^sd3/, picture: 65_000 },
    { models: /./, picture: 80_000 },
  ],
}

/** Expected cost of one picture in millionths of a US dollar; 0 for one's own machine and for stock. */
export function estimatePicture(provider: string, model: string): number {
  return findPrice(provider, model)?.picture ?? 0
}

/** Cost of a picture by the tokens that the service counted; its list price when it counted none. */
export function pricePicture(
  provider: string,
  model: string,
  usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } = {},
): number {
  const price = findPrice(provider, model)
  const { inputTokens = 0, outputTokens = 0 } = usage
  if (price?.tokens === undefined || outputTokens === 0) return price?.picture ?? 0
  return Math.ceil(inputTokens * price.tokens.input + outputTokens * price.tokens.output)
}

function findPrice(provider: string, model: string): PicturePrice | undefined {
  return PRICES[provider]?.find(({ models }) => models.test(model))
}
