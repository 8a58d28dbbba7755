/** Why something could not be installed on this machine, in a sentence that tells what to do. */
export class InstallError extends Error {
  override name = 'InstallError'
}
