/** "A sock", "an owl": by the letter that a thing begins with. */
export const withArticle = (thing: string): string => `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`
