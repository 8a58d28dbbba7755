/** Bullets, line breaks and brackets are no part of what is said. */
export const cleanLines = (answer: string): readonly string[] =>
  answer
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .split(/\n+/)
    .map((line) =>
      line
        .replace(/^\s*(?:[-*+•‣–—]|\d{1,2}[.)])\s+/u, '')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter((line) => line !== '')

const ENDS = /[.!?…。！？؟।۔]["'”’」』)]*$/u
/** A line with its stop: what somebody typed may have none. */
export const endLine = (line: string, stop = '.'): string =>
  ENDS.test(line) ? line : `${line.replace(/[,;:،、]$/u, '')}${stop}`

/** The lines of an answer as one text; the last one keeps its end as it is. */
export const joinLines = (lines: readonly string[]): string =>
  lines.map((line, index) => (index < lines.length - 1 && !ENDS.test(line) ? `${line}.` : line)).join(' ')
