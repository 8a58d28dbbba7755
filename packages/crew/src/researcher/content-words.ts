const SMALL = new Set(
  'a an the of in on at to for and or is are was were be how why what who when where which do does did it its with from by about as that this than vs versus most best worst top'.split(
    ' ',
  ),
)

/** The words that carry the meaning, without their plural. */
export const contentWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !SMALL.has(word))
    .map((word) =>
      word.length > 4 && word.endsWith('ies')
        ? `${word.slice(0, -3)}y`
        : word.length > 3 && /(?:x|ch|sh|ss)es$/.test(word)
          ? word.slice(0, -2)
          : word.length > 3 && word.endsWith('s') && !word.endsWith('ss') && !word.endsWith('us')
            ? word.slice(0, -1)
            : word,
    )
