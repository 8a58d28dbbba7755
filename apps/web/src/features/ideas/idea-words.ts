import { hasBlanks } from '@hookreel/film'
import type { Idea } from '@hookreel/contract'
import { href } from 'react-router'
import type { Tone } from '../../components/badge.tsx'

const BADGES: Record<Idea['status'], { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'neutral' },
  improved: { label: 'Improved', tone: 'primary' },
  video_generated: { label: 'Video Generated', tone: 'ok' },
}

/** Early ideas have blanks. */
export const isOpenIdea = ({ script }: Pick<Idea, 'script'>): boolean => hasBlanks(script ?? '')

export function badgeOfIdea(idea: Pick<Idea, 'status' | 'script'>): { label: string; tone: Tone } {
  return isOpenIdea(idea) ? { label: 'Has blanks', tone: 'warn' } : BADGES[idea.status]
}

/** Texts longer than this, as an address writes them, are read from the saved idea alone: servers refuse longer addresses. */
const MAX_ADDRESS_CHARACTERS = 6000

export function videoAddress(idea: Pick<Idea, 'id' | 'title' | 'summary' | 'caption' | 'script'>): string {
  const { id, title, summary, caption, script } = idea
  const full = new URLSearchParams({ ideaId: id, title })
  for (const [name, text] of Object.entries({ summary, caption, script })) if (text) full.set(name, text)
  const search = String(full)
  return `${href('/generate-video')}?${search.length <= MAX_ADDRESS_CHARACTERS ? search : new URLSearchParams({ ideaId: id })}`
}
