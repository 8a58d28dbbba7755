import type { Video, VideoStatus } from '@hookreel/contract'
import type { FilmStep } from '@hookreel/film'
import type { Tone } from '../../components/badge.tsx'
import { formatWait } from '../../lib/format.ts'

const BADGES: Record<VideoStatus, { label: string; tone: Tone }> = {
  published: { label: 'Published', tone: 'ok' },
  generated: { label: 'Generated', tone: 'primary' },
  completed: { label: 'Ready', tone: 'ok' },
  queued: { label: 'Queued', tone: 'outline' },
  processing: { label: 'processing', tone: 'warn' },
  failed: { label: 'failed', tone: 'danger' },
}

const CANCELLED = { label: 'Cancelled', tone: 'neutral' } as const

export function badgeOf(video: Pick<Video, 'status' | 'failure'>): { label: string; tone: Tone } {
  return isCancelled(video) ? CANCELLED : BADGES[video.status]
}

/** Whether its owner stopped it: then nothing went wrong. */
export function isCancelled(video: Pick<Video, 'status' | 'failure'>): boolean {
  return video.status === 'failed' && video.failure?.code === 'cancelled'
}

/** What is being done, as the person reads it. */
const STEP_WORDS: Record<FilmStep, string> = {
  plan: 'Planning the scenes',
  voice: 'Recording the voice',
  pictures: 'Drawing the pictures',
  music: 'Composing the music',
  mix: 'Mixing the sound',
  render: 'Rendering the film',
  check: 'Checking the result',
}

/** What is being done for a video; a version in another language has its words translated in its first step. */
export function nameStep(
  { language, progress }: Pick<Video, 'language' | 'progress'>,
  step: FilmStep,
): string {
  return language?.isTranslating && step === progress?.step ? 'Translating the script' : STEP_WORDS[step]
}

/** Open, download and post are for finished videos only. */
export function isReady(video: Pick<Video, 'status'>): boolean {
  return video.status === 'completed' || video.status === 'generated' || video.status === 'published'
}

/** Why a video cannot be opened, downloaded or posted, and what to do. */
export function describeNotReady(video: Pick<Video, 'status' | 'failure'>): string {
  if (isCancelled(video)) return 'This video was cancelled. Press Try again on its card to make it.'
  if (video.status === 'failed')
    return 'This video could not be made. Its card says why; press Try again there to make it.'
  return 'This video is still being processed. Please wait a few more minutes.'
}

export function isInProgress(video: Pick<Video, 'status'>): boolean {
  return video.status === 'queued' || video.status === 'processing'
}

/** '14%, about 50 seconds left' */
export function describeProgress(progress: NonNullable<Video['progress']>): string {
  const percent = `${Math.round(progress.percent)}%`
  return progress.remainingSeconds === null
    ? percent
    : `${percent}, ${formatWait(progress.remainingSeconds)} left`
}
