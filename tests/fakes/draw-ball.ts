import { writePng } from './write-png.ts'

/** A ball on a floor: a real picture of 360x640. */
export function drawBall(kind: string): Buffer {
  if (kind === 'no-picture') return Buffer.from('<html>not here</html>')
  const bytes = writePng(360, 640, (x, y) =>
    Math.hypot(x - 180, y - 330) < 90 ? [192, 48, 40] : [32 + y / 4, 80 + y / 8, 122],
  )
  return kind === 'truncated' ? bytes.subarray(0, bytes.length >> 1) : bytes
}
