/** What the compiled SIMD core offers (packages/film/compositor/assembly). Pointers are byte offsets into its memory. */
export type CompositorCore = {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number }
  heapBase(): number
  drawPlane(
    mode: number,
    target: number,
    targetStride: number,
    left: number,
    right: number,
    top: number,
    bottom: number,
    source: number,
    alpha: number,
    sourceStride: number,
    width: number,
    height: number,
    extents: number,
    startX: number,
    stepX: number,
    startY: number,
    stepY: number,
  ): void
  convertOpaque(
    rgba: number,
    width: number,
    height: number,
    y: number,
    u: number,
    v: number,
    stride: number,
  ): void
  convertPremultiplied(
    rgba: number,
    width: number,
    height: number,
    y: number,
    u: number,
    v: number,
    alpha: number,
    halfAlpha: number,
    stride: number,
    extents: number,
    halfExtents: number,
  ): void
  convertLight(
    rgba: number,
    width: number,
    height: number,
    y: number,
    u: number,
    v: number,
    stride: number,
    extents: number,
    halfExtents: number,
  ): void
  fillBytes(target: number, value: number, length: number): void
  mixFrames(target: number, source: number, length: number, share: number): void
  overSprite(
    target: number,
    targetStride: number,
    colour: number,
    alpha: number,
    stride: number,
    width: number,
    height: number,
  ): void
  buildGrain(seed: number, strength: number): void
  addGrain(luma: number, width: number, height: number, offset: number): void
}

/** `drawPlane`'s modes. */
export const PLANE_MODE = { store: 0, over: 1, addLuma: 2, addChroma: 3 } as const
