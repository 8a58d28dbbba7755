import { findSpeakers, readTurns } from '@hookreel/film'

type Subtitle = { readonly startSeconds: number; readonly endSeconds: number; readonly text: string }

const TIMES =
  /^\s*(?:(\d+):)?(\d{1,2}):(\d{2})[,.](\d{1,3})\s*-->\s*(?:(\d+):)?(\d{1,2}):(\d{2})[,.](\d{1,3})/
/** `<i>`, `<c.yellow>` and `{\an8}`: how a line looks is not what it says. */
const MARKS = /<[^<>]{0,100}>|\{\\[^{}]{0,100}\}/g
/** As WebVTT writes what would be a mark, or is not seen; SubRip writes it as it is. */
const WRITTEN: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ', '&lrm;': '', '&rlm;': '' },
}

/** The subtitles of a SubRip or WebVTT file, in their order; none for what is neither. */
export function readSubtitles(file: string): Subtitle[] {
  const isVtt = /^\uFEFF?WEBVTT/.test(file)
  const found: { startSeconds: number; endSeconds: number; lines: string[] }[] = []
  let isInside = false
  for (const line of file.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const times = TIMES.exec(line)
    if (times) {
      const [start, end] = [secondsOf(times.slice(1, 5)), secondsOf(times.slice(5, 9))]
      found.push({ startSeconds: start, endSeconds: end, lines: [] })
      isInside = true
    } else if (line.trim() === '') isInside = false
    else if (isInside) found.at(-1)?.lines.push(line)
  }
  return found.flatMap(({ lines, ...times }) => {
    const plain = lines.join(' ').replaceAll(MARKS, '')
    const text = (isVtt ? plain.replaceAll(/&[a-z]{2,4};/g, (written) => WRITTEN[written] ?? written) : plain)
      .replaceAll(/[\p{C}\s]+/gu, ' ')
      .trim()
    return text === '' ? [] : [{ ...times, text }]
  })
}

function secondsOf([hours = '0', minutes = '0', seconds = '0', part = '0']: readonly (
  | string
  | undefined
)[]): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(part.padEnd(3, '0')) / 1000
}

/**
 * A translation that came as subtitles, put into the film's scenes: one for each of the film's own by its place, one for each scene by its
 * place, any others by when they are read. `own` are the subtitles of the film. A scene without any is empty.
 */
export function placeSubtitles(
  narrations: readonly string[],
  own: readonly Subtitle[],
  translated: readonly Subtitle[],
): string[] {
  const starts = findStarts(narrations, own)
  const sceneAt = (subtitle: Subtitle | undefined) => {
    if (!subtitle) return 0
    const middle = (subtitle.startSeconds + subtitle.endSeconds) / 2
    return Math.max(
      0,
      starts.findLastIndex((start) => start <= middle),
    )
  }
  const isByScene = translated.length === narrations.length && translated.length !== own.length
  const isByPlace = translated.length === own.length
  const scenes = narrations.map((): string[] => [])
  translated.forEach((subtitle, at) => {
    const scene = isByScene ? at : sceneAt(isByPlace ? own[at] : subtitle)
    scenes[scene]?.push(subtitle.text)
  })
  return scenes.map((texts) => texts.join(' '))
}

/** When each scene begins: by its share of the letters, at the nearest subtitle, because a sentence begins one. */
function findStarts(narrations: readonly string[], own: readonly Subtitle[]): number[] {
  const size = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  // Who speaks a line is not captioned.
  const names = findSpeakers(narrations.join('\n'))
  const told = narrations.map((text) =>
    size(
      readTurns(text, names)
        .map((turn) => turn.text)
        .join(' '),
    ),
  )
  const all = told.reduce((sum, count) => sum + count, 0)
  const read = own.map(({ text }) => size(text))
  const whole = read.reduce((sum, count) => sum + count, 0)
  let before = 0
  return told.map((count) => {
    const wanted = (before / Math.max(1, all)) * whole
    before += count
    let at = 0
    let nearest = { distance: Infinity, seconds: 0 }
    own.forEach(({ startSeconds }, index) => {
      const distance = Math.abs(at - wanted)
      if (distance < nearest.distance) nearest = { distance, seconds: startSeconds }
      at += read[index] ?? 0
    })
    return nearest.seconds
  })
}
