import type { Licence } from './licence.ts'

/** The open collections, by the ids that services have. */
export type Collection =
  | 'commons'
  | 'openverse'
  | 'nasa'
  | 'cleveland'
  | 'wellcome'
  | 'rijksmuseum'
  | 'congress'
  | 'archive'

/** A picture that an open collection offers, as far as it says what it is; nothing of it is trusted yet. */
export type OpenPicture = {
  /** Where it is kept, as people know it. */
  readonly source: string
  readonly provider: Collection
  readonly title: string
  /** Empty where nobody is known. */
  readonly author: string
  readonly licence: Licence
  /** Its own page. */
  readonly page: string
  /** Where its bytes are. */
  readonly file: string
  readonly mime: string
  /** It is footage, of so many seconds; null where it is not said. */
  readonly clip?: { readonly seconds: number | null }
  /** Of the original, of footage those of its copy; null where it is not said. */
  readonly width: number | null
  readonly height: number | null
  readonly description: string
  readonly categories: readonly string[]
  readonly restrictions: readonly string[]
  /** Marks of quality that people gave it. */
  readonly isFine: boolean
  /** The fields that its terms were read from, as they came: the proof when somebody asks. */
  readonly evidence: Readonly<Record<string, unknown>>
}

/** The name of a file in an address or a statement, so that both can be compared; what cannot be decoded stays as it is. */
export function nameOfFile(text: string): string {
  const plain = text.replaceAll('_', ' ')
  try {
    return decodeURIComponent(plain).toLowerCase()
  } catch {
    return plain.toLowerCase()
  }
}

/** What a picture is wanted of. */
export type Wanted = {
  /** The thing's name, or the words that are searched by. */
  readonly name: string
  /** What is said while it is seen. */
  readonly narration: string
  /** The thing is a person: then a picture that shows recognisably them may be used. */
  readonly isPerson: boolean
}

const TYPES = {
  picture: new Set(['image/jpeg', 'image/png', 'image/webp']),
  clip: new Set(['video/webm', 'video/mp4', 'video/quicktime']),
}
/** Of the original's shorter side: below it a film's frame is a blur. Of footage more depends on the frame. */
const SHORT_SIDE = { picture: 700, clip: 360 }
const ASPECT = { least: 0.4, most: 2.6 }
/** Never shown, whatever is spoken of: by title, category and description. */
const NEVER =
  /\b(?:nud(?:e|es|ity|ism|ist)|naked|topless|porn\w*|erotic\w*|sex(?:ual)?(?: act| organ|ity in art|ually explicit)|genital\w*|penis\w*|vulva\w*|vagina\w*|anus|anal|labia\w*|testic\w*|scrotum|ejaculat\w*|semen|buttocks|hentai|bondage|striptease|prostitut\w*|breasts?|masturbat\w*|fetish\w*|bdsm|corpses?|cadavers?|dead (?:bodies|body|people|person)|autops\w*|beheading|decapitat\w*|gore|gory|mutilat\w*|dismember\w*|wounds?|wounded|massacres?|lynching\w*|executions? (?:by|of)|hanged|suicide|torture\w*|swastika\w*|nazi propaganda|animal cruelty|roadkill)\b/i
/** Shown only when it is spoken of: pictures about a thing, not of it. */
const BESIDE =
  /\b(?:logos?|coats? of arms|flags?|maps?|diagrams?|charts?|graphs?|scans?|title pages?|signatures?|autographs?|stamps?|banknotes?|coins?|screenshots?|posters?|plaques?|graves?|tombs?|collages?|montages?|panorama 360|stereo(?:graph|card|scop)\w*|watermark\w*|qr codes?|labels?|x-rays?|replicas?|scale models?|models? of|toys?|statues?|memorials?|merchandise|cosplay\w*|wax(?:works?| figures?)|fan art|book covers?|sheet music|documents?|letters? (?:from|to|by)|newspapers?)\b/gi
const GENERATED =
  /\b(?:AI[- ]generated|generated (?:by|with|using) (?:an? )?(?:AI|artificial)|Midjourney|DALL[·-]?E|Stable Diffusion|Adobe Firefly|Imagen \d|Flux\.1|ChatGPT|text-to-image|PD-algorithm|AI[- ]upscal\w*)\b/i
/** Rights beside copyright that only a person can weigh; an unknown one counts as such. */
const PERSONAL = 'personality'

/** Why a picture cannot be used, in a word for counts; undefined: it passes. Asked before anything is ranked. */
export function refusePicture(
  picture: OpenPicture,
  wanted: Wanted,
  allowsShareAlike: boolean,
): string | undefined {
  const told = [picture.title, ...picture.categories].join(' | ')
  const all = `${told} | ${picture.description} | ${picture.author}`
  if (picture.licence.family === 'by-sa' && !allowsShareAlike) return 'share-alike'
  if (picture.licence.family.startsWith('by') && picture.author === '') return 'nobody to credit'
  if (!picture.page.startsWith('https://')) return 'no page'
  if (!TYPES[picture.clip ? 'clip' : 'picture'].has(picture.mime)) return 'type'
  if (NEVER.test(all)) return 'content'
  if (GENERATED.test(all)) return 'generated'
  if (!isLargeEnough(picture)) return 'size'
  const refused = picture.restrictions.filter((one) => !(one === PERSONAL && wanted.isPerson))
  if (refused.length > 0) return 'rights'
  return isUnspoken(told, BESIDE, wanted) ? 'about it' : undefined
}

/** Whether a title or category has one of these words and nobody speaks of it. */
export function isUnspoken(told: string, words: RegExp, { name, narration }: Wanted): boolean {
  const spoken = `${name} ${narration}`.toLowerCase()
  const found = [...told.matchAll(words)].map(([word]) => word.toLowerCase().replace(/s$/, ''))
  return found.some((word) => !spoken.includes(word))
}

function isLargeEnough({ width, height, clip }: OpenPicture): boolean {
  // Measured in its bytes when they are there.
  if (width === null || height === null) return true
  const aspect = width / Math.max(1, height)
  const least = SHORT_SIDE[clip ? 'clip' : 'picture']
  return Math.min(width, height) >= least && aspect >= ASPECT.least && aspect <= ASPECT.most
}
