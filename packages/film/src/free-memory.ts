/**
 * Gives up the memory of what is used no more: at once, not when garbage is next collected. What takes megabytes counts as a few bytes there, so
 * that a film's process kept 200 MB of pixels and sound that nobody could reach.
 */
export function freeBytes(...used: readonly ArrayBufferView[]): void {
  for (const { buffer } of used) if (buffer instanceof ArrayBuffer && !buffer.detached) buffer.transfer(0)
}

/** `freeBytes` of a canvas: what was drawn on it is gone. */
export function freeCanvas(canvas: { width: number; height: number }): void {
  canvas.width = 1
  canvas.height = 1
}
