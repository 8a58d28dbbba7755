import type { Provider } from '@hookreel/contract'
import { capitalize } from '@hookreel/film'
import type { Tone } from '../../components/badge.tsx'
import { formatDate, formatDollars } from '../../lib/format.ts'

type Part = Provider['parts'][number]

/** How what is installed on the server's own machine stands. */
export const INSTALL_WORDS = {
  absent: { label: 'Not installed', tone: 'outline' },
  installing: { label: 'Installing', tone: 'neutral' },
  stopped: { label: 'Not whole', tone: 'warn' },
  installed: { label: 'Installed', tone: 'ok' },
} as const

/** How a service is, in a word or two. */
export const STATE_WORDS: Record<Provider['state'], { label: string; tone: Tone }> = {
  ok: { label: 'Works', tone: 'ok' },
  ready: { label: 'Not used yet', tone: 'neutral' },
  no_key: { label: 'Not connected', tone: 'outline' },
  refused: { label: 'Key refused', tone: 'danger' },
  out_of_quota: { label: 'Out of credit', tone: 'danger' },
  busy: { label: 'Too busy', tone: 'warn' },
  slow: { label: 'Slow', tone: 'warn' },
  unavailable: { label: 'Not reachable', tone: 'danger' },
  broken: { label: 'Not usable', tone: 'danger' },
  paused: { label: 'Paused', tone: 'warn' },
}

const UNLOCKS: Record<Part['part'], string> = {
  writer: 'ideas, scripts and rewriting',
  narrator: 'voices',
  illustrator: 'pictures',
  animator: 'moving pictures',
  transcriber: 'writing down recordings',
}
/** What a part is called on a receipt. */
export const PART_WORDS: Record<Part['part'], string> = {
  writer: 'Writing',
  narrator: 'Voice',
  illustrator: 'Pictures',
  animator: 'Moving pictures',
  transcriber: 'Recordings written down',
}

/** 'Ideas, scripts and rewriting; voices', or stock for the one service that has nothing else. */
export function describeUnlocks({ id, parts }: Provider): string {
  if (id === 'pexels') return 'Stock photos and clips'
  const words = parts.map(({ part }) => UNLOCKS[part]).join('; ')
  return capitalize(words)
}

/** What it takes for a film of half a minute: 'About $0.02 a film for writing, $0.40 for pictures'. */
export function describeFilmCost({ parts, isLocal, id }: Provider): string {
  if (isLocal) return 'Free: runs on your own machine'
  if (id === 'pexels') return 'Free'
  const known = parts.flatMap(({ part, filmMicrodollars: cost }) =>
    cost === null ? [] : [`${formatDollars(cost)} for ${PART_WORDS[part].toLowerCase()}`],
  )
  return known.length === 0
    ? 'Its price depends on your plan'
    : `About ${known.join(', ')} a film of 30 seconds`
}

/** Where it stands among the services of its parts; voices are chosen one by one, and stock by itself. */
export function describePlaces({ id, parts }: Provider): string {
  if (id === 'pexels') return 'Asked for stock'
  const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']
  const used = parts.flatMap(({ part, place }) =>
    place === null || part === 'narrator'
      ? []
      : [`${places[place - 1] ?? `${place}th`} for ${PART_WORDS[part].toLowerCase()}`],
  )
  const words = used.join(', ')
  return words === '' ? '' : `Asked ${words}`
}

/** "Its pictures: the model is switched off on 1 December 2026. Configure gpt-image-2.6-flare." for each part whose model ends. */
export function describeEndings({ parts }: Provider): string[] {
  return parts.flatMap(({ part, ending }) => {
    if (ending === null) return []
    const what = ending.successor === null ? 'Connect another service.' : `Configure ${ending.successor}.`
    return [`${PART_WORDS[part]}: its model is switched off on ${formatDate(ending.on)}. ${what}`]
  })
}
