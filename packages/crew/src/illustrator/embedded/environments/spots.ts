import type { DesignFrame } from '../canvas.ts'
import type { Spot, Stage } from '../painting/stage.ts'

/** The usual side of the main subject's box in design units. */
export function mainSize(frame: DesignFrame): number {
  return Math.min(frame.width * 0.66, frame.height * 0.46)
}

/** The main subject on its feet and up to two smaller ones beside it, on a ground whose front line is at `baseY`. */
export function standingSpots(stage: Stage, footing: Spot['footing'], baseY: number, scale = 1): Spot[] {
  const { frame, framing, plan } = stage
  const size = mainSize(frame) * framing.subjectScale * scale
  const hasCompany = plan.subjects.length > 1
  const isLeft = framing.subjectX < 0.5
  const x = frame.width * (hasCompany ? (isLeft ? 0.4 : 0.6) : framing.subjectX)
  const beside = isLeft ? 1 : -1
  const reach = Math.min(frame.width * 0.38, size * 0.72)
  const middle = frame.width / 2
  return [
    {
      x: hasCompany ? middle + (x - middle) * 0.8 : x,
      y: baseY,
      size: hasCompany ? size * 0.92 : size,
      footing,
    },
    { x: middle + beside * reach, y: baseY + size * 0.035, size: size * 0.42, footing },
    { x: middle - beside * reach * 1.02, y: baseY + size * 0.05, size: size * 0.34, footing },
  ]
}
