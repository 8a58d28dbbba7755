import { lookupTable } from '@hookreel/film'

const NAMES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
const REGIONS = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
/** As the other voices write them. */
const SHORT_REGIONS: Readonly<Record<string, string>> = lookupTable({ US: 'US', GB: 'UK' })
/** Regions of the accents that services name by a word. */
const ACCENTS: Readonly<Record<string, string>> = lookupTable({
  american: 'US',
  british: 'UK',
  australian: 'Australia',
  irish: 'Ireland',
  scottish: 'Scotland',
  indian: 'India',
  canadian: 'Canada',
  brazilian: 'Brazil',
  mexican: 'Mexico',
})

/** English name of a language by its code, like "German"; nothing for a code that is none. */
export function nameLanguage(code: string): string | undefined {
  try {
    return NAMES.of(code.split(/[-_]/)[0] ?? '')
  } catch {
    return undefined
  }
}

/** A voice's language as people choose it: "English (US)", by its locale or else its accent. */
export function nameVoiceLanguage(code: string, locale: string | undefined, accent: string): string {
  const language = nameLanguage(code) ?? 'English'
  const region = /^[a-z]{2,3}[-_]([A-Z]{2})$/.exec(locale ?? '')?.[1]
  const named = region === undefined ? ACCENTS[accent.toLowerCase()] : nameRegion(region)
  return named === undefined ? language : `${language} (${named})`
}

function nameRegion(region: string): string | undefined {
  return SHORT_REGIONS[region] ?? REGIONS.of(region)
}
