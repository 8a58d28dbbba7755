const SHARES: Record<string, number> = { half: 0.5, quarter: 0.25, 'three quarters': 0.75 }
const SCALES: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }
const SHARE_OF_SCALE =
  /\b(?:(?:an?|one) )?(half|quarter|three[ -]quarters)(?: of)? an? (thousand|million|billion|trillion)\b/gi
const MILLION = 1e6
const BILLION = 1e9

/** Writes shares of large numbers as what they are: "a quarter of a million people" is 250,000 people, no fourth of anything. */
export function writeShares(text: string): string {
  return text.replace(SHARE_OF_SCALE, (said: string, share: string, scale: string) => {
    const value = (SHARES[share.toLowerCase().replace('-', ' ')] ?? 0) * (SCALES[scale.toLowerCase()] ?? 0)
    if (value === 0) return said
    if (value < MILLION) return value.toLocaleString('en-US')
    return value < BILLION ? `${value / MILLION} million` : `${value / BILLION} billion`
  })
}
