import type { Idea } from '@hookreel/contract'
import { href } from 'react-router'
import type { Tone } from '../../components/badge.tsx'

const BADGES: Record<Idea['status'], { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'neutral' },
  improved: { label: 'Improved', tone: 'primary' },
  video_generated: { label: 'Video Generated', tone: 'ok' },
}

export function badgeOfIdea(idea: Pick<Idea, 'status' | 'isOutline'>): { label: string; tone: Tone } {
  return idea.isOutline ? { label: 'Outline', tone: 'warn' } : BADGES[idea.status]
}

export function videoAddress(idea: Pick<Idea, 'id'>): string {
  return `${href('/generate-video')}?ideaId=${encodeURIComponent(idea.id)}`
}
