/** Say whose a thing is, and nothing of what it is. */
const DETERMINERS = /^(?:an?|the|my|your|our|his|her|their|its|this|these|some)$/
/** A verb or a noun has this many letters before its ending. */
const SHORTEST = 2

/**
 * A phrase as it is compared where "repotting my orchids" shall be "repot an orchid": without articles and without the endings
 * of its words. No spelling of anything: it is only held against phrases folded the same way.
 */
export const foldWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/'s\b/g, '')
    .replace(/'/g, '')
    .split(/[\s-]+/)
    .filter((word) => !DETERMINERS.test(word))
    .map(foldWord)
    .join(' ')

/** "Pruning", "pruned", "prunes" and "prune" are one; so are "dishes" and "dish", "stopping" and "stop". */
export function foldWord(word: string): string {
  const single = word
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=\p{L}{2})(?<!s|u|i)s$/u, '')
    .replace(/(?<=[aeiouy]\p{L}*)ing$/u, '')
    .replace(/(?<=[aeiouy]\p{L}*[^e])ed$/u, '')
    .replace(/(?<=\p{L}{2}[^e])e$/u, '')
    .replace(/(\p{L})\1$/u, '$1')
  return single.length < SHORTEST ? word : single
}
