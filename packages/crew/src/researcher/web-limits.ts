/** Whose budget a request is taken from: all Wikimedia projects count together. */
export type WebProvider =
  | 'wikimedia'
  | 'openverse'
  | 'nasa'
  | 'cleveland'
  | 'wellcome'
  | 'rijksmuseum'
  | 'congress'
  | 'archive'

/** What is asked for: an answer, or a file. */
export type WebContent = 'json' | 'picture' | 'sound' | 'clip'

/** Requests a minute; with a contact, a fifth of what Wikimedia allows. */
const PER_MINUTE = { withContact: 40, without: 8 }
const PER_DAY = 5000
const FILES_PER_MINUTE = 30
type OwnLimit = { readonly minute: number; readonly day: number; readonly pauseSeconds?: number }
/**
 * Openverse lets somebody without a key ask 20 times a minute and 200 times a day; its pictures lie elsewhere, and count as well. The
 * Library of Congress takes 10 in ten seconds, and shuts anyone who asks more out for up to an hour. The Rijksmuseum needs four answers a picture. The
 * Internet Archive says nothing of limits, and was seen to shut out who asks for much at once.
 */
const OWN_LIMITS: Partial<Record<WebProvider, OwnLimit>> = {
  openverse: { minute: 15, day: 180 },
  congress: { minute: 10, day: 1000, pauseSeconds: 3600 },
  rijksmuseum: { minute: 30, day: 3000 },
  archive: { minute: 20, day: 1000 },
}

/** How often a provider may be asked in a minute and in a day. Files lie on servers of their own, which count apart. */
export function budgetOf(provider: WebProvider, what: WebContent, hasContact: boolean) {
  const own = OWN_LIMITS[provider]
  const usual = hasContact ? PER_MINUTE.withContact : PER_MINUTE.without
  return { minute: what === 'json' ? (own?.minute ?? usual) : FILES_PER_MINUTE, day: own?.day ?? PER_DAY }
}

const LONGEST_PAUSE_SECONDS = 6 * 3600
/** A file may lie with anybody, who may ask for days. */
const LONGEST_FILE_PAUSE_SECONDS = 300
const DEFAULT_PAUSE_SECONDS = 60

/** How long a provider is left in peace that asks for it, in seconds or by a date. */
export function pauseOf(provider: WebProvider, what: WebContent, retryAfter: string | null): number {
  const longest = what === 'json' ? LONGEST_PAUSE_SECONDS : LONGEST_FILE_PAUSE_SECONDS
  const usual = OWN_LIMITS[provider]?.pauseSeconds ?? DEFAULT_PAUSE_SECONDS
  const said =
    retryAfter === null
      ? usual
      : /^\d+$/.test(retryAfter.trim())
        ? Number(retryAfter)
        : Math.max(0, Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000))
  return Math.min(Number.isNaN(said) ? usual : said, longest)
}

/** Where nothing answered lately, this long is waited to learn whether there is a net. */
const FIRST_MS = 4000
const REPLY_MS = 10_000

/** A minute of 1080p has some 15 MB; a film's process holds one such clip at a time. */
export const CLIP_BYTES = 24_000_000

/** How large an answer may be, how long it may take, and how often it may lead elsewhere. */
export function sizeOf(what: WebContent, isFirst: boolean) {
  return {
    // An article of a hundred pages has 1 MB.
    json: { maxBytes: 3_000_000, timeoutMs: isFirst ? FIRST_MS : REPLY_MS },
    // A picture that is 1920 wide has 2 MB, seldom 6.
    picture: { maxBytes: 25_000_000, timeoutMs: 20_000 },
    // A quarter of an hour of MP3; collections of music send a listener on to the server that has the file.
    sound: { maxBytes: 30_000_000, timeoutMs: 60_000, redirects: 3 },
    clip: { maxBytes: CLIP_BYTES, timeoutMs: 20_000 },
  }[what]
}
