// Draws the placed layers of a shot into a frame, a band of rows at a time: all layers of a band are drawn while it is in the
// processor's nearest memory, and what a nearer layer hides is not drawn at all.
import {
  ABSENT,
  CELL,
  cellsOf,
  classCells,
  KIND_LIGHT,
  Layer,
  layerAt,
  SOLID,
} from './layers'
import { addSpan, overSoftSpan } from './soft-spans'
import { overSpan, overUnmoved, storeSpan } from './spans'
import { mixBytes } from './whole-planes'

const BAND: i32 = 16
/** The widest band: 64 cells. */
const STRIDE: usize = 64 * 64 + 256
const HALF_STRIDE: usize = 64 * 32 + 128
const luma: usize = memory.data(16 * (64 * 64 + 256), 64)
const blueness: usize = memory.data(8 * (64 * 32 + 128), 64)
const redness: usize = memory.data(8 * (64 * 32 + 128), 64)
/** Cells of the band that a nearer layer hides, while layers are looked through from the front. */
const hidden: usize = memory.data(64, 16)

/**
 * Draws `count` placed layers into [left, right) x [top, bottom) (all even) of the frame whose planes follow each other from
 * `frame`, over a ground of `ground` luma. `share` of 256 is mixed with what the frame holds.
 */
export function drawShot(
  count: i32,
  frame: usize,
  width: i32,
  height: i32,
  left: i32,
  right: i32,
  top: i32,
  bottom: i32,
  ground: i32,
  share: i32,
): void {
  const cellCount = (right - left + CELL - 1) / CELL
  for (let bandTop = top; bandTop < bottom; bandTop += BAND) {
    const bandEnd = min<i32>(bottom, bandTop + BAND)
    fillOpenCells(findVisible(count, bandTop, bandEnd, cellCount), cellCount, ground)
    for (let i = 0; i < count; i++) drawLayer(i, bandTop, bandEnd, cellCount)
    deliver(frame, width, height, left, right - left, bandTop, bandEnd, share)
  }
}

/** Classes the cells of all layers and strikes out what is hidden. Says whether any cell shows the ground. */
function findVisible(count: i32, top: i32, bottom: i32, cellCount: i32): bool {
  memory.fill(hidden, 0, cellCount)
  for (let i = count - 1; i >= 0; i--) {
    classCells(i, top, bottom, cellCount)
    const found = cellsOf(i)
    for (let cell = 0; cell < cellCount; cell++) {
      const kind = load<u8>(found + cell)
      if (load<u8>(hidden + cell)) store<u8>(found + cell, ABSENT)
      else if (kind == SOLID) store<u8>(hidden + cell, 1)
    }
  }
  for (let cell = 0; cell < cellCount; cell++) if (!load<u8>(hidden + cell)) return true
  return false
}

function fillOpenCells(isOpen: bool, cellCount: i32, ground: i32): void {
  if (!isOpen) return
  for (let y = 0; y < BAND; y++) memory.fill(luma + <usize>y * STRIDE, <u8>ground, <usize>(cellCount * CELL))
  for (let y = 0; y < BAND / 2; y++) {
    memory.fill(blueness + <usize>y * HALF_STRIDE, 128, <usize>(cellCount * CELL) >> 1)
    memory.fill(redness + <usize>y * HALF_STRIDE, 128, <usize>(cellCount * CELL) >> 1)
  }
}

function drawLayer(index: i32, top: i32, bottom: i32, cellCount: i32): void {
  const layer = layerAt(index)
  const found = cellsOf(index)
  let cell = 0
  while (cell < cellCount) {
    const kind = load<u8>(found + cell)
    const from = cell++
    while (cell < cellCount && load<u8>(found + cell) == kind) cell++
    if (kind == ABSENT) continue
    if (layer.isUnmoved) drawUnmoved(layer, top, bottom, from, cell)
    else drawMoved(layer, kind == SOLID, top, bottom, from, cell)
  }
}

/** Drawn at least twice as high as it is kept, each source row serves two rows or more. */
const SOFT_STEP: f64 = 0.5

function drawMoved(layer: Layer, isSolid: bool, top: i32, bottom: i32, from: i32, to: i32): void {
  const stride = <usize>layer.stride
  const half = stride >> 1
  const height = layer.height
  const table = layer.table
  const halfTable = layer.halfTable
  const startY = layer.startY
  const halfStartY = layer.halfStartY
  const stepY = layer.stepY
  const first = top >> 1
  const end = bottom >> 1
  if (layer.kind == KIND_LIGHT) {
    addSpan(false, luma, STRIDE, top, bottom, from * 8, to * 8, table, layer.y, stride, height, startY, stepY)
    addSpan(true, blueness, HALF_STRIDE, first, end, from * 4, to * 4, halfTable, layer.u, half, height >> 1, halfStartY, stepY)
    addSpan(true, redness, HALF_STRIDE, first, end, from * 4, to * 4, halfTable, layer.v, half, height >> 1, halfStartY, stepY)
    return
  }
  if (isSolid) {
    storeSpan(luma, STRIDE, top, bottom, from * 8, to * 8, table, layer.y, stride, height, startY, stepY)
    storeSpan(blueness, HALF_STRIDE, first, end, from * 4, to * 4, halfTable, layer.u, half, height >> 1, halfStartY, stepY)
    storeSpan(redness, HALF_STRIDE, first, end, from * 4, to * 4, halfTable, layer.v, half, height >> 1, halfStartY, stepY)
    return
  }
  if (stepY <= SOFT_STEP) {
    overSoftSpan(luma, 0, STRIDE, top, bottom, from * 8, to * 8, table, layer.y, layer.alpha, 0, stride, height, startY, stepY)
    overSoftSpan(
      blueness,
      redness - blueness,
      HALF_STRIDE,
      first,
      end,
      from * 4,
      to * 4,
      halfTable,
      layer.u,
      layer.halfAlpha,
      layer.v,
      half,
      height >> 1,
      halfStartY,
      stepY,
    )
    return
  }
  overSpan(luma, STRIDE, top, bottom, from * 8, to * 8, table, layer.y, layer.alpha, stride, height, startY, stepY)
  overSpan(blueness, HALF_STRIDE, first, end, from * 4, to * 4, halfTable, layer.u, layer.halfAlpha, half, height >> 1, halfStartY, stepY)
  overSpan(redness, HALF_STRIDE, first, end, from * 4, to * 4, halfTable, layer.v, layer.halfAlpha, half, height >> 1, halfStartY, stepY)
}

/** Whatever of the layer's image lies in the cells, pixel on pixel; all offsets are even. */
function drawUnmoved(layer: Layer, top: i32, bottom: i32, from: i32, to: i32): void {
  const offsetX = <i32>Math.round(layer.startX)
  const offsetY = <i32>Math.round(layer.startY)
  const left = max<i32>(from * CELL, -offsetX)
  const right = min<i32>(to * CELL, layer.width - offsetX)
  const first = max<i32>(top, -offsetY)
  const end = min<i32>(bottom, layer.height - offsetY)
  if (right <= left || end <= first) return
  const stride = layer.stride
  const at = (first + offsetY) * stride + left + offsetX
  overUnmoved(luma + <usize>(first - top) * STRIDE + <usize>left, STRIDE, end - first, right - left, layer.y + <usize>at, layer.alpha + <usize>at, stride)
  const halfAt = <usize>(((first + offsetY) * stride) / 4 + (left + offsetX) / 2)
  const to8 = <usize>((first - top) >> 1) * HALF_STRIDE + <usize>(left >> 1)
  const rows = (end - first) >> 1
  const bytes = (right - left) >> 1
  const alpha = layer.halfAlpha + halfAt
  overUnmoved(blueness + to8, HALF_STRIDE, rows, bytes, layer.u + halfAt, alpha, stride >> 1)
  overUnmoved(redness + to8, HALF_STRIDE, rows, bytes, layer.v + halfAt, alpha, stride >> 1)
}

/** Brings the band into the frame. */
function deliver(frame: usize, width: i32, height: i32, left: i32, wide: i32, top: i32, bottom: i32, share: i32): void {
  const lumaSize = width * height
  for (let y = top; y < bottom; y++) {
    const to = frame + <usize>(y * width + left)
    const from = luma + <usize>(y - top) * STRIDE
    if (share < 256) mixBytes(to, from, wide, share)
    else memory.copy(to, from, wide)
  }
  for (let y = top >> 1; y < bottom >> 1; y++) {
    const to = frame + <usize>(lumaSize + y * (width >> 1) + (left >> 1))
    const from = <usize>(y - (top >> 1)) * HALF_STRIDE
    if (share < 256) {
      mixBytes(to, blueness + from, wide >> 1, share)
      mixBytes(to + <usize>(lumaSize >> 2), redness + from, wide >> 1, share)
    } else {
      memory.copy(to, blueness + from, wide >> 1)
      memory.copy(to + <usize>(lumaSize >> 2), redness + from, wide >> 1)
    }
  }
}
