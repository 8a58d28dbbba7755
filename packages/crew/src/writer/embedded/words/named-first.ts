import type { Item } from './items.ts'

/** What stands in brackets or behind a colon, one thing after the other. */
const LISTED = /[(:]\s*([^():]{3,160})/u

/** The words of a language with those first that a prompt lists by what they mean: "(hello, thank you, please, goodbye)". */
export function namedFirst(items: readonly Item[], all: readonly Item[], prompt: string): readonly Item[] {
  const listed = (LISTED.exec(prompt)?.[1] ?? '').toLowerCase().split(/,\s*(?:and )?| and /)
  const named = listed.flatMap((meaning) => {
    const bare = meaning.trim()
    const meant = all.find(({ said }) => {
      const [own = ''] = said.toLowerCase().split(':')
      return own === bare || (bare.length > 3 && own.startsWith(`${bare} `))
    })
    return bare === '' || meant === undefined ? [] : [meant]
  })
  return [...named, ...items.filter((item) => !named.includes(item))]
}
