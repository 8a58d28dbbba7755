// The layers of the shot that is being drawn: where their planes are, how they are placed, and which cells of a band they touch.
import { buildTable, ENTRY_BYTES } from './sampling'

/** Most layers of one shot, and the widest frame. */
export const MAX_LAYERS: i32 = 24
const MAX_GROUPS: i32 = 512

/** A cell is this many luma columns of a band; a tile is what a layer's own image is classed by. */
export const CELL: i32 = 64
export const MAX_CELLS: i32 = 64
const TILE_WIDTH: i32 = 32
const TILE_HEIGHT: i32 = 16

/** What is on a tile, as bits: something that is seen; something that lets through what is below. */
const SEEN: u8 = 1
const OPEN: u8 = 2

export const KIND_OPAQUE: i32 = 0
export const KIND_OVER: i32 = 1
export const KIND_LIGHT: i32 = 2

/** How a layer is in a cell. */
export const ABSENT: u8 = 0
export const SOLID: u8 = 1
export const MIXED: u8 = 3

@unmanaged
export class Layer {
  kind: i32
  /** Pixel on pixel: nothing needs to be resampled. Only for layers with alpha. */
  isUnmoved: bool
  y: usize
  u: usize
  v: usize
  alpha: usize
  halfAlpha: usize
  tiles: usize
  stride: i32
  width: i32
  height: i32
  startX: f64
  startY: f64
  stepX: f64
  stepY: f64
  halfStartX: f64
  halfStartY: f64
  table: usize
  halfTable: usize
}

const layers: usize = memory.data(24 * 160, 16)
const LAYER_BYTES: usize = 160
/** Class of each cell of the band for each layer. */
const cells: usize = memory.data(24 * 64, 16)
/** A band's tiles of one layer, the rows of tiles that it touches put together. */
const columns: usize = memory.data(512, 16)

/** Bytes of the tables that `placeLayer` fills. */
export function tableBytes(): usize {
  return <usize>(MAX_LAYERS * MAX_GROUPS * 2) * ENTRY_BYTES
}

export function layerAt(index: i32): Layer {
  return changetype<Layer>(layers + <usize>index * LAYER_BYTES)
}

// @ts-ignore: decorator
@inline
export function cellsOf(index: i32): usize {
  return cells + <usize>(index * MAX_CELLS)
}

/**
 * Places layer `index` of the shot for `drawShot`. Output luma pixel (x, y) is sampled at (startX + stepX * x,
 * startY + stepY * y); the drawing will begin at column `left` and be `width` wide. `tables` has room for `tableBytes()`.
 */
export function placeLayer(
  index: i32,
  kind: i32,
  isUnmoved: bool,
  y: usize,
  u: usize,
  v: usize,
  alpha: usize,
  halfAlpha: usize,
  tiles: usize,
  stride: i32,
  sourceWidth: i32,
  sourceHeight: i32,
  startX: f64,
  stepX: f64,
  startY: f64,
  stepY: f64,
  left: i32,
  width: i32,
  tables: usize,
): void {
  const layer = layerAt(index)
  layer.kind = kind
  layer.isUnmoved = isUnmoved
  layer.y = y
  layer.u = u
  layer.v = v
  layer.alpha = alpha
  layer.halfAlpha = halfAlpha
  layer.tiles = tiles
  layer.stride = stride
  layer.width = sourceWidth
  layer.height = sourceHeight
  layer.startX = startX + stepX * <f64>left
  layer.stepX = stepX
  layer.startY = startY
  layer.stepY = stepY
  // Pixel 0 of half size lies between pixels 0 and 1 of the whole, in the output and in the source.
  layer.halfStartX = (startX + stepX * 0.5 - 0.5) / 2 + (stepX * <f64>left) / 2
  layer.halfStartY = (startY + stepY * 0.5 - 0.5) / 2
  layer.table = tables + <usize>(index * 2 * MAX_GROUPS) * ENTRY_BYTES
  layer.halfTable = layer.table + <usize>MAX_GROUPS * ENTRY_BYTES
  if (isUnmoved) return
  const count = (width + CELL - 1) / CELL
  buildTable(layer.table, layer.startX, stepX, count * 8, sourceWidth)
  buildTable(layer.halfTable, layer.halfStartX, stepX, count * 4, sourceWidth >> 1)
}

/** Says for each of `count` cells of the rows [top, bottom) how the layer is there. */
export function classCells(index: i32, top: i32, bottom: i32, count: i32): void {
  const layer = layerAt(index)
  const found = cellsOf(index)
  if (layer.kind == KIND_OPAQUE) {
    memory.fill(found, SOLID, count)
    return
  }
  memory.fill(found, ABSENT, count)
  // Chroma reaches two luma pixels further than luma does.
  const across = (layer.width + TILE_WIDTH - 1) / TILE_WIDTH
  const down = (layer.height + TILE_HEIGHT - 1) / TILE_HEIGHT
  const firstRow = tileOf(layer.startY + layer.stepY * <f64>top - 3, TILE_HEIGHT)
  const lastRow = tileOf(layer.startY + layer.stepY * <f64>(bottom - 1) + 4, TILE_HEIGHT)
  if (lastRow < 0 || firstRow >= down) return
  memory.fill(columns, 0, across)
  for (let row = max<i32>(0, firstRow); row <= min<i32>(down - 1, lastRow); row++) {
    const tiles = layer.tiles + <usize>(row * across)
    for (let i = 0; i < across; i++) store<u8>(columns + i, load<u8>(columns + i) | load<u8>(tiles + i))
  }
  const isLight = layer.kind == KIND_LIGHT
  for (let cell = 0; cell < count; cell++) {
    const from = tileOf(layer.startX + layer.stepX * <f64>(cell * CELL) - 3, TILE_WIDTH)
    const to = tileOf(layer.startX + layer.stepX * <f64>(cell * CELL + CELL - 1) + 4, TILE_WIDTH)
    let bits: u8 = 0
    for (let i = max<i32>(0, from); i <= min<i32>(across - 1, to); i++) bits |= load<u8>(columns + i)
    if (!(bits & SEEN)) continue
    store<u8>(found + cell, bits & OPEN || isLight ? MIXED : SOLID)
  }
}

function tileOf(position: f64, size: i32): i32 {
  return <i32>Math.floor(position / <f64>size)
}

/** Classes the tiles of a plane with alpha (`chroma` 0), or of light whose two chroma planes stand at `chroma` and `redness`. */
export function classTiles(tiles: usize, plane: usize, chroma: usize, redness: usize, stride: i32, width: i32, height: i32): void {
  for (let top = 0; top < height; top += TILE_HEIGHT) {
    for (let left = 0; left < width; left += TILE_WIDTH) {
      if (chroma == 0 && left + TILE_WIDTH <= width) {
        store<u8>(tiles++, classCover(plane + <usize>(top * stride + left), stride, min<i32>(TILE_HEIGHT, height - top)))
        continue
      }
      let bits: u8 = 0
      for (let y = top; y < min<i32>(height, top + TILE_HEIGHT); y++) {
        for (let x = left; x < min<i32>(width, left + TILE_WIDTH); x++) {
          const value = load<u8>(plane + <usize>(y * stride + x))
          if (chroma == 0) {
            bits |= (value != 0 ? SEEN : 0) | (value != 255 ? OPEN : 0)
            continue
          }
          // Light fainter than the noise of a JPEG's black is none.
          const half = <usize>((y >> 1) * (stride >> 1) + (x >> 1))
          if (value > 1 || isTinted(load<u8>(chroma + half)) || isTinted(load<u8>(redness + half))) bits = SEEN
        }
      }
      store<u8>(tiles++, bits)
    }
  }
}

/** The class of `rows` rows of a whole tile's width of alpha. */
function classCover(alpha: usize, stride: i32, rows: i32): u8 {
  let seen = i64x2.splat(0)
  let solid = i64x2.splat(-1)
  for (let y = 0; y < rows; y++) {
    const left = v128.load(alpha)
    const right = v128.load(alpha, 16)
    seen = v128.or(seen, v128.or(left, right))
    solid = v128.and(solid, v128.and(left, right))
    alpha += <usize>stride
  }
  return (v128.any_true(seen) ? SEEN : 0) | (v128.any_true(v128.not(solid)) ? OPEN : 0)
}

// @ts-ignore: decorator
@inline
function isTinted(value: u8): bool {
  return value < 127 || value > 129
}
