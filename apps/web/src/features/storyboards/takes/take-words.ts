import type { Take } from '@hookreel/contract'
import type { ShownThing } from '@hookreel/film'
import type { Takes } from './stream-takes.ts'

/** What stands under a take. */
export function labelTake({ shows, name, credit }: Take): string {
  if (shows === 'photo') return credit?.source ?? 'Photo'
  return shows === 'words' ? 'Words alone' : `Drawn: ${name ?? 'a scene'}`
}

/** A take as it is read out: with the words that stand under it. */
export function describeTake(take: Take): string {
  const { shows, name, credit } = take
  if (shows !== 'photo') return labelTake(take)
  const whose = credit ? ` by ${credit.author}, ${credit.licence}` : ''
  return `“${name ?? 'a picture'}”${whose}, ${labelTake(take)}`
}

/** What is to be known of what was found; null where it speaks for itself. */
export function describeFound({ takes, web }: Takes, page: number): string | null {
  const drawn = takes.some(({ shows }) => shows !== 'photo') ? ' What is drawn stands in for them.' : ''
  const hasMore = page > 0 || takes.some(({ shows }) => shows === 'photo')
  if (web === 'off') return `This server asks no open collections.${drawn}`
  if (web === 'unanswered')
    return `The open collections do not answer just now.${drawn} Look again in a minute.`
  if (web === 'nothing')
    return `The open collections have no ${hasMore ? 'more' : 'other'} pictures for it.${drawn}`
  if (takes.length > 0) return null
  return 'There is no other picture for it. Say in your own words what it shows, or send one of your own.'
}

/** What “Never show this again” does. */
export function describeNever({ name, source }: ShownThing): string {
  if (source === null) return `No drawing of “${name}” is chosen again in your films.`
  return `“${name}” is not chosen again in your films.`
}
