/** The server cannot start for a reason that a person can mend; the message is that reason, shown without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
