import { ProviderError } from '@hookreel/crew/makers'
import { isDiskFull } from '@hookreel/render'

/** Why a film could not be made; `code` is stable, the message is a sentence for people. */
export type StudioErrorCode =
  | 'ffmpeg_missing'
  | 'voice_unknown'
  | 'voice_failed'
  /** A person's recording does not say the script. */
  | 'recording_unfit'
  | 'picture_failed'
  | 'photo_unreadable'
  | 'photo_too_large'
  | 'upload_refused'
  | 'music_failed'
  | 'own_music_unfit'
  | 'render_failed'
  | 'check_failed'
  | 'disk_full'

/** A film that cannot be made. `details` holds facts a program can use. */
export class StudioError extends Error {
  override readonly name = 'StudioError'
  readonly code: StudioErrorCode
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: StudioErrorCode, message: string, options: { cause?: unknown; details?: object } = {}) {
    super(message, { cause: options.cause })
    this.code = code
    this.details = { ...options.details }
  }
}

/** Runs a part of the work; what it throws becomes a StudioError with this code (an abort stays an abort). */
export async function orFailAs<Result>(
  code: StudioErrorCode,
  sentence: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted()
  try {
    return await work()
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (error instanceof StudioError) throw error
    if (hasCode(error, 'ffmpeg_missing'))
      throw new StudioError('ffmpeg_missing', error.message, { cause: error })
    if (isDiskFull(error))
      throw new StudioError('disk_full', 'There is no room left on the disk.', { cause: error })
    if (error instanceof ProviderError) {
      const { provider, failure } = error
      throw new StudioError(code, `${sentence} ${error.message}`, {
        cause: error,
        details: { provider, failure },
      })
    }
    const why = error instanceof Error ? error.message : String(error)
    throw new StudioError(code, `${sentence} ${why}`.trim(), { cause: error })
  }
}

function hasCode(error: unknown, code: string): error is Error {
  return error instanceof Error && 'code' in error && error.code === code
}
