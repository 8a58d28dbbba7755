/** Why the natural voice could not be installed, in a sentence that tells what to do. */
export class InstallError extends Error {
  override name = 'InstallError'
}
