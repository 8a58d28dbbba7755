/** What the compiled SIMD core offers (packages/film/compositor/assembly). Pointers are byte offsets into its memory. */
export type CompositorCore = {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number }
  heapBase(): number
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
  ): void
  convertLight(
    rgba: number,
    width: number,
    height: number,
    y: number,
    u: number,
    v: number,
    stride: number,
  ): void
  classTiles(
    tiles: number,
    plane: number,
    blueness: number,
    redness: number,
    stride: number,
    width: number,
    height: number,
  ): void
  makeSigned(plane: number, length: number): void
  tableBytes(): number
  placeLayer(
    index: number,
    kind: number,
    isUnmoved: boolean,
    y: number,
    u: number,
    v: number,
    alpha: number,
    halfAlpha: number,
    tiles: number,
    stride: number,
    sourceWidth: number,
    sourceHeight: number,
    startX: number,
    stepX: number,
    startY: number,
    stepY: number,
    left: number,
    width: number,
    tables: number,
  ): void
  drawShot(
    count: number,
    frame: number,
    width: number,
    height: number,
    left: number,
    right: number,
    top: number,
    bottom: number,
    ground: number,
    share: number,
  ): void
  fillBytes(target: number, value: number, length: number): void
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
  addGrain(luma: number, alpha: number, stride: number, width: number, height: number, offset: number): void
}

/** Kinds of layers as `placeLayer` takes them. */
export const LAYER_KIND = { opaque: 0, over: 1, light: 2 } as const
/** Most layers that are drawn at once of a shot. A shot may keep more, as far as its room goes: lit words come one after the other. */
export const MAX_LAYERS = 24
