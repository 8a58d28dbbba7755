import { ERRORS, type ErrorCode } from '@hookreel/contract'

type Facts = {
  /** Replaces the code's own sentence. */
  readonly message?: string
  /** What to mend, by the input's own field names. */
  readonly fields?: Readonly<Record<string, string>>
  /** Facts a program can use. */
  readonly details?: Readonly<Record<string, unknown>>
}

/** A refusal that the contract names. Thrown anywhere below a request, answered in one place. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly status: (typeof ERRORS)[ErrorCode]['status']
  readonly fields: Facts['fields']
  readonly details: Facts['details']

  constructor(code: ErrorCode, facts: Facts = {}) {
    super(facts.message ?? ERRORS[code].message)
    this.code = code
    this.status = ERRORS[code].status
    this.fields = facts.fields
    this.details = facts.details
  }
}
