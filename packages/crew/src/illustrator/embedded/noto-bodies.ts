import { closeSync, openSync, readSync } from 'node:fs'
import { createRequire } from 'node:module'

/** As the package writes each of its icons, and each other name of one. */
type Entry = { readonly body?: string; readonly parent?: string }
type Place = { readonly from: number; readonly bytes: number }

const ENTRY_START = '\n\t\t"'
const ENTRY_END = '\n\t\t}'
const PIECE_BYTES = 1_048_576
/** Pieces overlap by more than the longest name, so that none is cut. */
const LONGEST_NAME_BYTES = 256

let path: string | undefined
let places: ReadonlyMap<string, Place> | undefined

/**
 * The SVG of one of Noto's drawings, or undefined. Its file has 25 MB of JSON, of which a film wants a dozen entries: as objects it took 27 MB for
 * as long as the process lived, and a string of 50 MB to begin with. So it is known where each entry lies, and that one is read.
 */
export function findNotoBody(name: string): string | undefined {
  const entry = readEntry(name)
  if (entry?.body !== undefined || entry?.parent === undefined) return entry?.body
  return readEntry(entry.parent)?.body
}

function readEntry(name: string): Entry | undefined {
  const found = withFile((file) => {
    places ??= findPlaces(file)
    const place = places.get(name)
    if (place === undefined) return undefined
    const bytes = Buffer.alloc(place.bytes)
    return bytes.toString('utf8', 0, readSync(file, bytes, 0, place.bytes, place.from))
  })
  if (found === undefined) return undefined
  const end = found.indexOf(ENTRY_END)
  if (end < 0) throw new Error(`the drawing ${name} is cut off`)
  return JSON.parse(found.slice(0, end + ENTRY_END.length)) as Entry // the package's documented shape
}

function withFile<Result>(read: (file: number) => Result): Result {
  path ??= createRequire(import.meta.url).resolve('@iconify-json/noto/icons.json')
  const file = openSync(path, 'r')
  try {
    return read(file)
  } finally {
    closeSync(file)
  }
}

/** Where the entry of each name lies: from its brace to where the next one begins. A name of an icon goes before another name for one. */
function findPlaces(file: number): ReadonlyMap<string, Place> {
  const starts = new Map<number, string>()
  const piece = Buffer.alloc(PIECE_BYTES)
  let end = 0
  for (let count = PIECE_BYTES; count === PIECE_BYTES;) {
    const from = Math.max(0, end - LONGEST_NAME_BYTES)
    count = readSync(file, piece, 0, PIECE_BYTES, from)
    end = from + count
    for (
      let at = piece.indexOf(ENTRY_START);
      at >= 0 && at < count;
      at = piece.indexOf(ENTRY_START, at + 1)
    ) {
      const nameStart = at + ENTRY_START.length
      const nameEnd = piece.indexOf('": {', nameStart)
      if (nameEnd < 0 || nameEnd >= count) continue
      starts.set(from + nameEnd + 3, piece.toString('utf8', nameStart, nameEnd))
    }
  }
  const all = [...starts]
  const found = new Map<string, Place>()
  for (const [index, [from, name]] of all.entries())
    if (!found.has(name)) found.set(name, { from, bytes: (all[index + 1]?.[0] ?? end) - from })
  return found
}
