import type { WordTime } from '@hookreel/film'

/** Longest subtitle: characters of one line, and seconds on the screen. */
const MAX_CHARACTERS = 42
const MAX_SECONDS = 5
const PAUSE_SECONDS = 0.6

type Subtitle = { readonly text: string; readonly startSeconds: number; readonly endSeconds: number }

/** The words as SubRip and WebVTT files, one short line at a time; every word is in exactly one of them. */
export function writeSubtitles(words: readonly WordTime[]): { srt: string; vtt: string } {
  const subtitles = groupWords(words)
  const srt = subtitles.map(
    (line, index) =>
      `${index + 1}\n${stamp(line.startSeconds, ',')} --> ${stamp(line.endSeconds, ',')}\n${line.text}\n`,
  )
  const vtt = subtitles.map(
    (line) => `${stamp(line.startSeconds, '.')} --> ${stamp(line.endSeconds, '.')}\n${escape(line.text)}\n`,
  )
  return { srt: srt.join('\n'), vtt: `WEBVTT\n\n${vtt.join('\n')}` }
}

function groupWords(words: readonly WordTime[]): Subtitle[] {
  const lines: Subtitle[] = []
  for (const word of words) {
    const line = lines.at(-1)
    const isFull =
      line === undefined ||
      line.text.length + 1 + word.text.length > MAX_CHARACTERS ||
      word.endSeconds - line.startSeconds > MAX_SECONDS ||
      word.startSeconds - line.endSeconds > PAUSE_SECONDS ||
      /[.!?…。！？]["'”’)]*$/u.test(line.text)
    if (isFull) lines.push(word)
    else lines[lines.length - 1] = { ...line, text: `${line.text} ${word.text}`, endSeconds: word.endSeconds }
  }
  return lines
}

function stamp(seconds: number, separator: string): string {
  const ms = Math.round(seconds * 1000)
  const pad = (value: number, length = 2) => String(Math.floor(value)).padStart(length, '0')
  return `${pad(ms / 3_600_000)}:${pad((ms / 60_000) % 60)}:${pad((ms / 1000) % 60)}${separator}${pad(ms % 1000, 3)}`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
