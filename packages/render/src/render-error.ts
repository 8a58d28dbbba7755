/** What went wrong; `upload_refused` and the two of photos are the fault of the file that was sent. */
export type RenderErrorCode =
  | 'ffmpeg_missing'
  | 'render_failed'
  | 'check_failed'
  | 'mix_failed'
  | 'photo_unreadable'
  | 'photo_too_large'
  | 'upload_refused'
  | 'disk_full'
  | 'credentials_failed'

/** A film, its sound or its check failed. `message` is one sentence for people; `detail` is for the log. */
export class RenderError extends Error {
  override readonly name = 'RenderError'
  readonly code: RenderErrorCode
  /** What the tool said last, several lines; empty when there is nothing more to know. */
  readonly detail: string

  constructor(code: RenderErrorCode, message: string, options: { detail?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.code = code
    this.detail = options.detail ?? ''
  }
}
