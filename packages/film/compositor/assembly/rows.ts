// Which row of a plane an output row is sampled at.

/** The source row above an output row, and how much of the one below it is in it. */
export let upperRow: i32 = 0
export let lowerShare: v128 = i16x8.splat(0)

// @ts-ignore: decorator
@inline
export function findRow(y: i32, startY: f64, stepY: f64, height: i32): void {
  const position = max<f64>(0, min<f64>(<f64>height - 1.001, startY + stepY * <f64>y))
  upperRow = <i32>position
  lowerShare = i16x8.splat(<i16>((position - <f64>upperRow) * 32767))
}
