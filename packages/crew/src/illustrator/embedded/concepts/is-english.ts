const COMMON = new Set(
  `the a an and or but of to in on at for with from by is are was were be been it its this that these those you your he his
  she her they their we our i my me not no never do does did has have had will would can could as than then so if when
  what who why how where which there here one every most all some more only even just about into over after before up out`.split(
    /\s+/,
  ),
)
const LEAST_SHARE = 0.12
const FEW_WORDS = 8

/** Whether a text is English enough for the English concept map; decided by its script and its commonest words. */
export function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length
  if (letters.length === 0 || latin < letters.length * 0.8) return false
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? []
  const common = words.filter((word) => COMMON.has(word)).length
  return words.length < FEW_WORDS ? /^[\x20-\x7e’“”–—…]*$/.test(text) : common / words.length >= LEAST_SHARE
}
