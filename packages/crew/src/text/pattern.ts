/** A pattern that is put together of parts, for words in either case and of any script. */
export const pattern = (source: string): RegExp => new RegExp(source, 'iu')
