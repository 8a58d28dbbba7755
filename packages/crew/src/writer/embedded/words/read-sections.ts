/** Rows of a data file whose headings ("# dog,animal") say of what kinds the lines below them are, each with its kinds in front. */
export function readSections(text: string): string[][] {
  let kinds = ''
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith('# ')) return [[kinds, ...line.split(' | ').map((cell) => cell.trim())]]
      kinds = line.slice(2).trim()
      return []
    })
}
