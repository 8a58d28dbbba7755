/** A refusal a person can act on: one sentence and the exit code (1 failed, 2 asked wrongly or nothing known). */
export class CliError extends Error {
  readonly exitCode: 1 | 2

  constructor(message: string, exitCode: 1 | 2 = 2) {
    super(message)
    this.name = 'CliError'
    this.exitCode = exitCode
  }
}
