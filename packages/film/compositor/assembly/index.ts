// The SIMD core that draws display lists into planar YUV 4:2:0. Memory is laid out by the caller; nothing here allocates.
export { convertOpaque, convertPremultiplied, convertLight } from './conversion'
export { addGrain, buildGrain } from './grain'
export { classTiles, placeLayer, tableBytes } from './layers'
export { drawShot } from './shots'
export { fillBytes, makeSigned, overSprite } from './whole-planes'

/** First byte that the caller may use. */
export function heapBase(): usize {
  return (__heap_base + 63) & ~63
}
