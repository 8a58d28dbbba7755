import type { PhotoShape } from '../illustrator.ts'

/** The size that a local model draws well: SDXL and later know a million pixels, older ones half of it. */
export function localSize(shape: PhotoShape, model = ''): { width: number; height: number } {
  const isLarge = /xl|flux|sd_?3|pony|illustrious|qwen|z-?image/i.test(model)
  if (shape === 'square') return isLarge ? { width: 1024, height: 1024 } : { width: 768, height: 768 }
  const [short, long] = isLarge ? [768, 1344] : [576, 1024]
  return shape === 'portrait' ? { width: short, height: long } : { width: long, height: short }
}
