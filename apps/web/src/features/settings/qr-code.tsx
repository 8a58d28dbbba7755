import { useMemo } from 'react'
import { encode } from 'uqr'

/** Scanners ask for four light modules all around. */
const QUIET_MODULES = 4

/** The text as a picture for a camera: dark on light in both looks of the app, because many scanners read nothing else. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { size, data } = useMemo(() => encode(text, { border: QUIET_MODULES }), [text])
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={data.map(drawRow).join('')} fill="#000" />
    </svg>
  )
}

/** Neighbours in one stroke: of single squares the seams would show. */
function drawRow(row: readonly boolean[], y: number): string {
  const runs = [
    ...row
      .map((isDark) => (isDark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ]
  return runs.map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`).join('')
}
