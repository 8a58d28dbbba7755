const CLOCK = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?`
const CUE = new RegExp(String.raw`^${CLOCK}\s*-->\s*${CLOCK}`)
/** A time before a line of a transcript: "[00:01:12]", "(0:15)", "00:15 - ". "7:30 we opened" keeps its time. */
const STAMP = new RegExp(
  String.raw`^(?:\[${CLOCK}\]|\(${CLOCK}\)|\d{2}:\d{2}:\d{2}(?:[.,]\d{1,3})?|${CLOCK}\s+[-–—])\s*[-–—:]?\s*`,
)
const SPEAKER = /^(\p{Lu}[\p{L}\p{N}.'’]*(?: \p{Lu}[\p{L}\p{N}.'’]*){0,2}) ?[:：]\s+(?=\S)/u
const FILLERS = /(,?)\s*(?<!\p{L})(?:u+m+|u+h+|erm|ähm?|euh)(?!\p{L}),?(?=\s)/giu
/** So many lines of one name make a conversation; "Weight:" and "Price:" stand once. */
const FEWEST_TURNS = 2

/** What a page carries besides its text: buttons, ratings, credits, prices alone. */
const FURNITURE = [
  /^(?:add to (?:cart|basket|bag)|buy now|shop now|share(?: this)?|read more|learn more|sign (?:up|in)|log ?in|subscribe|newsletter|advertisement|sponsored|related(?: articles| posts)?|leave a comment|accept(?: all)?|privacy policy|back to top|next page|previous|menu|in den warenkorb|teilen|anzeige|añadir al carrito|compartir|ajouter au panier|partager)[.!:]?$/i,
  /^(?:present|attendees|apologies|minutes taken by|author|published|updated|posted|tags?|categor(?:y|ies)|photo|image|reading time|prep(?:aration)? time|cook(?:ing)? time|total time|serves|servings|yield|next meeting|anwesend|teilnehmer|asistentes|présents)\s*[:：]/i,
  /^\d+ min(?:ute)?s?(?: read)?$/i,
  /^[★☆⭐]/u,
  /^[€$£¥]\s?[\d.,]+(?:\s+\p{L}+){0,3}$/u,
  /^©|^(?:https?:\/\/|www\.)\S+$/i,
  /^page \d+/i,
]

/**
 * The lines of pasted notes without what was never meant to be read aloud: times and cue numbers of subtitles, the names
 * of the speakers in a transcript, buttons and ratings of a page. An empty line stays where a paragraph ends.
 */
export function cleanLines(notes: string): string[] {
  const lines = notes.normalize('NFC').replace(/\r\n?/g, '\n').split('\n')
  const isSubtitles = lines.some((line) => CUE.test(line.trim()))
  const bare = lines.flatMap((line, at) => {
    const text = line.trim()
    if (isSubtitles && (text === '' || text === 'WEBVTT' || CUE.test(text))) return []
    if (/^\d+$/.test(text) && CUE.test(lines[at + 1]?.trim() ?? '')) return []
    return [STAMP.test(text) ? dropName(text.replace(STAMP, '')) : line]
  })
  return dropNames(bare).filter(isNoFurniture).map(cutBars)
}

function dropNames(lines: readonly string[]): string[] {
  const turns = new Map<string, number>()
  for (const line of lines) {
    const name = SPEAKER.exec(line)?.[1]
    if (name !== undefined) turns.set(name, (turns.get(name) ?? 0) + 1)
  }
  return lines.map((line) => {
    const name = SPEAKER.exec(line)?.[1]
    const isTurn = name !== undefined && (turns.get(name) ?? 0) >= FEWEST_TURNS
    return isTurn ? dropName(line) : line
  })
}

const dropName = (line: string): string => line.replace(SPEAKER, '').replace(FILLERS, '$1').trim()

const isNoFurniture = (line: string): boolean => !FURNITURE.some((pattern) => pattern.test(line.trim()))

/** "Backpack | 32 L" is a heading with its margin. */
const cutBars = (line: string): string =>
  /\s\|\s/.test(line) && !/[.!?]$/.test(line.trim()) && !line.trim().startsWith('|')
    ? (line.split(/\s\|\s/)[0] ?? line)
    : line
