import { ERRORS } from '@hookreel/contract'
import type { VideoFailure } from '@hookreel/contract'
import type { WorkerEnd } from './supervise-film-worker.ts'

type Failed = Extract<WorkerEnd, { type: 'failed' | 'died' }>
type Reason = {
  readonly code: VideoFailure['code']
  readonly isFinal: boolean
  readonly message?: string
  readonly isOfOrder?: true
}

/**
 * What a worker's failure means to people. `isFinal`: trying again would end the same way. `isOfOrder`: by what was ordered, or what
 * its owner deleted meanwhile, and through nobody else.
 */
const REASONS: Readonly<Record<string, Reason>> = {
  ffmpeg_missing: { code: 'ffmpeg_missing', isFinal: true },
  translation_failed: { code: 'translation_failed', isFinal: false },
  translation_refused: { code: 'translation_failed', isFinal: true, isOfOrder: true },
  origin_gone: {
    code: 'picture_failed',
    isFinal: true,
    isOfOrder: true,
    message: 'The video that its pictures come from was deleted before it was made.',
  },
  voice_unknown: { code: 'voice_failed', isFinal: true, isOfOrder: true },
  // The sentence says what to do about it.
  recording_unfit: { code: 'voice_failed', isFinal: true, isOfOrder: true },
  voice_failed: { code: 'voice_failed', isFinal: false, message: 'The voice could not speak the script.' },
  picture_failed: { code: 'picture_failed', isFinal: false, message: 'A picture could not be drawn.' },
  // The sentence says what to do about it.
  own_music_unfit: { code: 'music_failed', isFinal: true, isOfOrder: true },
  music_failed: { code: 'music_failed', isFinal: false, message: 'The music could not be composed.' },
  film_silent: {
    code: 'interrupted',
    isFinal: true,
    isOfOrder: true,
    message:
      'This video took far too long to work on and was given up. Change its script, and order it again.',
  },
  render_failed: { code: 'render_failed', isFinal: false, message: 'The film could not be rendered.' },
  check_failed: { code: 'check_failed', isFinal: false },
  // The same again would fill it again.
  disk_full: { code: 'disk_full', isFinal: true, message: ERRORS.disk_full.message },
  storage_failed: {
    code: 'storage_failed',
    isFinal: false,
    message: 'The finished film could not be stored.',
  },
}

/** After these a service would fail again in the same way. */
const LASTING = new Set(['no_key', 'refused', 'out_of_quota', 'moderated', 'bad_request', 'over_budget'])

/** The reason written on the video: a stable code and a sentence; what tools said stays in the log. */
export function explainFailure(end: Failed): Reason & { readonly message: string } {
  const reason = end.type === 'failed' ? REASONS[end.code] : undefined
  if (!reason) {
    return { code: 'interrupted', isFinal: false, message: 'The making of this video was interrupted twice.' }
  }
  // What a service says is written for people, and tells what to do.
  if (end.type === 'failed' && end.service)
    return { ...reason, isFinal: LASTING.has(end.service.failure), message: end.message }
  return { ...reason, message: reason.message ?? end.message }
}
