/** The English voices of Kokoro that its program knows, the best of each kind first. */
export const VOICE_NAMES: readonly string[] = [
  ...['heart', 'bella', 'nicole', 'aoede', 'kore', 'sarah', 'nova', 'sky', 'alloy', 'jessica', 'river'].map(
    (name) => `af_${name}`,
  ),
  ...['fenrir', 'michael', 'puck', 'echo', 'eric', 'liam', 'onyx', 'santa', 'adam'].map(
    (name) => `am_${name}`,
  ),
  ...['emma', 'isabella', 'alice', 'lily'].map((name) => `bf_${name}`),
  ...['george', 'fable', 'lewis', 'daniel'].map((name) => `bm_${name}`),
]
