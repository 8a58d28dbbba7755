/** Another process took the post while this one stood still: it may write nothing about it any more. */
export class LostHoldError extends Error {
  constructor(postId: string) {
    super(`another process drives the post ${postId}`)
    this.name = 'LostHoldError'
  }
}
